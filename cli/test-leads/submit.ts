import type { Locator, Page } from '@playwright/test';
import type { FoundForm } from './found-form.ts';
import type { TestWords } from './test-words.ts';

/** Milliseconds until a form has to be alive. */
const patience = 15_000;

/** Fills a form in and sends it as a person with a keyboard does. */
export async function submit(page: Page, form: FoundForm, words: ReadonlyMap<string, TestWords>): Promise<void> {
  await clearTheView(page);
  if (form.dialog !== undefined) await openDialog(page, form.dialog);
  const element = formElement(page, form);
  const fields = [...words].map(([name, { typed }]) => ({ control: element.locator(`[name="${name}"]`), typed }));
  await fields[0]?.control.focus();
  await alive(element);
  for (const { control, typed } of fields) await control.fill(typed);
  // Messages over the page may lie over the button; the keyboard gets there all the same.
  await element.locator('button[type=submit]').press('Enter');
}

/** What a form says: errors under its fields, and the note under its button. */
export async function wordsOf(page: Page, form: FoundForm): Promise<string> {
  const said = await formElement(page, form).locator('.field-error, [role=status]').allInnerTexts();
  return said
    .map((words) => words.trim().replace(/\s+/g, ' '))
    .filter((words) => words !== '')
    .join(' ');
}

function formElement(page: Page, { place }: FoundForm): Locator {
  return page.locator('[data-island]').nth(place).locator('form').first();
}

/** The form's own script is there once the browser's checks are off (see `useForm`). */
async function alive(form: Locator): Promise<void> {
  const end = Date.now() + patience;
  while (!(await form.evaluate((element) => element instanceof HTMLFormElement && element.noValidate))) {
    if (Date.now() > end) throw new Error('Its script did not start.');
    await form.page().waitForTimeout(25);
  }
}

/** Closes dialogs that stand over the page, and keeps those away that open by themselves. */
async function clearTheView(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) {
      delete dialog.dataset.openAfter;
      dialog.close();
    }
  });
}

/** By a button of the page that opens it; where a page has none, as a script of the page does. */
async function openDialog(page: Page, id: string): Promise<void> {
  const opener = page.locator(`[data-open="${id}"]`).filter({ visible: true }).first();
  if ((await opener.count()) > 0) await opener.press('Enter');
  else {
    await page.evaluate((id) => dispatchEvent(new CustomEvent('frontage:openDialog', { detail: { id } })), id);
  }
  await page.locator(`dialog[id="${id}"][open]`).waitFor({ timeout: patience });
}
