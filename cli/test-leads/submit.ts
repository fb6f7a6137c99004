import type { Locator, Page } from '@playwright/test';
import { fastest } from '../../renderer/client/form/intent.ts';
import type { FoundForm } from './found-form.ts';
import type { TestValue } from './test-values.ts';
import { fillIn } from './walk.ts';

/** Milliseconds until a form has to be hydrated. */
const patience = 15_000;

/**
 * Fills in a form, step by step, and submits it with the keyboard. `isTour` goes back once on the way, and reloads the page;
 * see `fillIn`.
 */
export async function submit(
  page: Page,
  form: FoundForm,
  values: ReadonlyMap<string, TestValue>,
  isTour: boolean,
): Promise<void> {
  const element = formElement(page, form);
  const open = async () => {
    await clearTheView(page);
    if (form.dialog !== undefined) await openDialog(page, form.dialog);
    await comeToSee(element);
    await element.locator('input:not([type=hidden]), select, textarea').first().focus();
    await alive(element);
  };
  await open();
  await fillIn({ page, form, element, values, open, enter }, isTour);
  await untilHuman(page);
  // Toasts may cover the button, but not for the keyboard.
  await element.locator('button[type=submit]:not(.form-next)').press('Enter');
}

/** Waits long enough that the form does not suspect a bot. */
async function untilHuman(page: Page): Promise<void> {
  const open = await page.evaluate(() => performance.now());
  await page.waitForTimeout(Math.max(0, fastest - open + 50));
}

/** Types a value, or chooses or ticks it. A field may have several controls: one for each value. */
async function enter(control: Locator, typed: TestValue['typed']): Promise<void> {
  const first = control.first();
  const kind = await first.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  );
  if (typed === false || typed === '') return;
  if (typed === true) await first.check();
  else if (kind === 'radio' || kind === 'checkbox') {
    for (const value of [typed].flat()) await control.and(control.page().locator(`[value="${value}"]`)).check();
  } else if (kind === 'SELECT') await first.selectOption([typed].flat());
  else await first.fill(String(typed));
}

/** Returns the messages of a form: errors under its fields, and the note under its button. */
export async function formMessages(page: Page, form: FoundForm): Promise<string> {
  const messages = await formElement(page, form).locator('.field-error, [role=status]').allInnerTexts();
  return messages
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '')
    .join(' ');
}

function formElement(page: Page, { place }: FoundForm): Locator {
  return page.locator('[data-island]').nth(place).locator('form').first();
}

/** A form is hydrated once it has `noValidate` (see `useForm`). */
async function alive(form: Locator): Promise<void> {
  const end = Date.now() + patience;
  while (!(await form.evaluate((element) => element instanceof HTMLFormElement && element.noValidate))) {
    if (Date.now() > end) throw new Error('Its script did not start.');
    await form.page().waitForTimeout(25);
  }
}

/** Looks for a form as visitors do: at once, on a phone, and at the end of the page, where a bar has come up. */
async function comeToSee(form: Locator): Promise<void> {
  const page = form.page();
  if (!(await form.isVisible())) await page.setViewportSize({ width: 390, height: 844 });
  if (!(await form.isVisible()))
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await form.waitFor({ timeout: patience }).catch(() => {
    throw new Error('No visitor can see it, on a large screen or on a phone.');
  });
}

/** Closes open dialogs, and prevents dialogs that open automatically. */
async function clearTheView(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) {
      delete dialog.dataset.openAfter;
      dialog.close();
    }
  });
}

/** Opens a dialog with a button of the page, or with script if there is none. */
async function openDialog(page: Page, id: string): Promise<void> {
  const opener = page.locator(`[data-open="${id}"]`).filter({ visible: true }).first();
  if ((await opener.count()) > 0) await opener.press('Enter');
  else {
    await page.evaluate((id) => dispatchEvent(new CustomEvent('frontage:openDialog', { detail: { id } })), id);
  }
  await page.locator(`dialog[id="${id}"][open]`).waitFor({ timeout: patience });
}
