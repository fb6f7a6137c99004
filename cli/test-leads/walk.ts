import type { Locator, Page } from '@playwright/test';
import type { FoundForm } from './found-form.ts';
import type { TestValue } from './test-values.ts';

/** Milliseconds until a step has to show. */
const patience = 5000;

/** What a person does on the way through the steps of a form. */
export interface Walk {
  readonly page: Page;
  readonly form: FoundForm;
  readonly element: Locator;
  readonly values: ReadonlyMap<string, TestValue>;
  /** Makes the form ready for what a person types. */
  readonly open: () => Promise<void>;
  readonly enter: (control: Locator, typed: TestValue['typed']) => Promise<void>;
}

/**
 * Fills in a form, step by step. With `isTour`, also goes back from the second step, reloads the page on it, and throws if an answer is lost.
 * Returns how many steps there were.
 */
export async function fillIn(walk: Walk, isTour: boolean): Promise<number> {
  const { element, form } = walk;
  for (let passed = 0; ; passed += 1) {
    const step = await stepOf(element);
    const names = form.flow?.steps[step]?.fields ?? [...walk.values.keys()];
    await enterStep(walk, names);
    if ((await element.locator('.form-next').count()) === 0) return passed + 1;
    await goOn(walk, step);
    if (passed === 0 && isTour) await backAndReload(walk, step, names);
  }
}

async function enterStep({ values, element, enter }: Walk, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const value = values.get(name);
    if (value !== undefined) await enter(element.locator(`[name="${name}"]`), value.typed);
  }
}

/** Goes back with the browser and forward with the form, then reloads the page. */
async function backAndReload(walk: Walk, step: number, names: readonly string[]): Promise<void> {
  const { page, element, open } = walk;
  const next = await stepOf(element);
  await page.goBack();
  await untilStep(walk, (now) => now === step, 'The back button of the browser does not lead to the step before.');
  await expectAnswers(walk, names, 'The back button lost the answer');
  await goOn(walk, step);
  await page.reload();
  await open();
  await untilStep(walk, (now) => now === next, 'After a reload, the form shows another step.');
  await expectAnswers(walk, names, 'A reload lost the answer');
}

/** Goes to the next step with the keyboard, because toasts may cover the button. */
async function goOn(walk: Walk, step: number): Promise<void> {
  await walk.element.locator('.form-next').press('Enter');
  await untilStep(walk, (now) => now !== step, `The form does not go on from step ${step + 1}.`);
}

/** Index of the step that is shown. */
async function stepOf(element: Locator): Promise<number> {
  return Number((await element.getAttribute('data-step')) ?? 1) - 1;
}

async function untilStep({ page, element }: Walk, isThere: (step: number) => boolean, trouble: string): Promise<void> {
  for (const end = Date.now() + patience; !isThere(await stepOf(element)); await page.waitForTimeout(25))
    if (Date.now() > end) throw new Error(trouble);
}

async function expectAnswers({ element, values }: Walk, names: readonly string[], trouble: string): Promise<void> {
  for (const name of names) {
    const typed = values.get(name)?.typed;
    if (typed === undefined) continue;
    const given = await element
      .locator(`[name="${name}"]`)
      .evaluateAll((controls) =>
        (controls as HTMLInputElement[]).flatMap((control) =>
          control.type === 'radio' || control.type === 'checkbox'
            ? control.checked
              ? [control.value]
              : []
            : control.value || [],
        ),
      );
    const isKept =
      typeof typed === 'boolean'
        ? given.length === (typed ? 1 : 0)
        : [typed].flat().filter(Boolean).join('\n') === given.join('\n');
    if (!isKept) throw new Error(`${trouble} to "${name}".`);
  }
}
