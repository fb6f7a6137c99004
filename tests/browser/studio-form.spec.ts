import { expect, type Page } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, saved, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 900 }, starter: 'dental' });

/** The words of the last question that is open. */
const label = (page: Page) =>
  page.locator('.question[open]').last().getByRole('region', { name: 'Label' }).getByRole('textbox').first();

async function ask(page: Page, kind: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).last().click();
  const kinds = page.getByRole('list', { name: 'Kinds of questions' });
  await saved(page, /^Add to .* in Visit/, () => kinds.getByRole('button', { name: new RegExp(`^${kind}`) }).click());
  await expect(label(page)).toHaveValue('New label');
  await saved(page, /^Edit Label of .* in Visit/, async () => {
    await label(page).fill(words);
    await label(page).blur();
  });
}

test('a form gets questions, conditions and steps by mouse, and every change leaves the site without errors', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const start = site.sources();
  await page.goto(await site.start());
  await page.getByRole('button', { name: /^\/book / }).click();
  await page.getByRole('button', { name: /^Visit form/i }).click();
  await ask(page, 'Menu', 'Which service?');
  await ask(page, 'Number', 'How many guests?');
  expect(difference(start, site.sources()).join('\n')).toContain(
    "+{ name: 'howManyGuests', label: 'How many guests?', type: 'number' },",
  );
  const add = page.locator('.question[open]').last().getByRole('button', { name: 'Only after a certain answer…' });
  await saved(page, /^Edit When it is asked/, () => add.click());
  await expect(page.locator('.question[open] > summary').last()).toContainText('if Which service? is First choice');
  expect(await violations(page)).toEqual([]);

  // A field of another kind loses what it has no use for, and so do the conditions on its answers.
  const menu = page.locator('.question').filter({ hasText: 'Which service?' }).first();
  await menu.locator('summary').first().click();
  await saved(page, /^Edit Type of/, () => menu.getByLabel('Kind of answer').selectOption('Short text'));
  const asText = difference(start, site.sources()).join('\n');
  expect(asText).toContain("{ name: 'whichService', label: 'Which service?', type: 'text' },");
  expect(asText).not.toContain('when:');
  await saved(page, /^Undo/, () => page.getByRole('button', { name: /^Undo/ }).click());

  await saved(page, /^Begin a step/, () => page.getByRole('button', { name: 'Begin a step here' }).nth(2).click());
  expect(difference(start, site.sources()).join('\n')).toContain("+title: 'Step 2',");
  await expect(page.frameLocator('.stage-page iframe').getByText('Step 1 of 2')).toBeVisible();
  await saved(page, /^Join the steps/, () => page.getByRole('button', { name: 'Ask everything at once' }).click());
  expect(difference(start, site.sources()).join('\n')).not.toContain('steps:');

  await page.getByRole('tab', { name: 'After sending' }).click();
  await saved(page, /Thank-you message/, () =>
    page.getByLabel('Visitors see then').selectOption('A short message in the corner'),
  );
  expect(difference(start, site.sources()).join('\n')).toContain("+kind: 'toast',");

  // Taken back, done again, and one change of the middle brought back alone.
  const end = site.sources();
  await saved(page, /^Undo: /, () => page.getByRole('button', { name: /^Undo/ }).click());
  await saved(page, /^Undo: Join/, () => page.getByRole('button', { name: /^Undo/ }).click());
  await saved(page, /^Redo: Join/, () => page.getByRole('button', { name: 'Redo' }).click());
  await saved(page, /^Redo: /, () => page.getByRole('button', { name: 'Redo' }).click());
  expect(site.sources()).toEqual(end);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await history.getByRole('button', { name: /^Take back: .*Thank-you message/ }).click();
  await expect(history.getByRole('button', { name: /^Bring back: .*Thank-you message/ })).toBeVisible();
  expect(difference(end, site.sources()).join('\n')).toContain("-kind: 'toast',");
  await history.getByRole('button', { name: /^Bring back: .*Thank-you message/ }).click();
  await expect(history.getByRole('button', { name: /^Take back: .*Thank-you message/ })).toBeVisible();
  expect(site.sources()).toEqual(end);
});

test('the lead of a form with a question that was just added arrives in the studio', async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.goto(await site.start('--leads'));
  await page.getByRole('button', { name: /^\/book / }).click();
  await page.getByRole('button', { name: /^Visit form/i }).click();
  await ask(page, 'Short text', 'Who sent you?');
  await page.getByRole('button', { name: 'Browse' }).click();
  const form = page.frameLocator('.stage-page iframe').locator('form').first();
  await form.getByLabel('Who sent you?').fill('My neighbour');
  for (const field of await form.locator('input[required]:visible, textarea[required]:visible').all()) {
    const type = await field.getAttribute('type');
    if (type === 'checkbox' || type === 'radio') await field.check({ force: true });
    else if ((await field.inputValue()) === '')
      await field.fill(type === 'email' ? 'mara@example.com' : type === 'tel' ? '01632 960142' : 'Mara Holt');
  }
  for (const menu of await form.locator('select[required]:visible').all()) await menu.selectOption({ index: 1 });
  await form.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await page.getByRole('tab', { name: 'Leads' }).click();
  const arrived = page.getByRole('region', { name: 'What arrived here' });
  await expect(arrived.getByText('My neighbour')).toBeVisible();
  await expect(arrived.getByText('whoSentYou')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
