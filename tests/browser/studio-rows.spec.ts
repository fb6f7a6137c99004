import { expect, type Locator } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, frame, saved, tabTo, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 }, fixture: 'trades' });

test('the rows that make pages are edited as a table, by keyboard', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await page.goto(await site.start());
  const press = async (button: Locator) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  await press(page.getByRole('button', { name: /^\/roofing\/brook/ }));
  await press(page.getByRole('button', { name: 'Edit the rows' }));
  const dialog = page.getByRole('dialog').first();
  const cell = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  // A cell of a CSV table. Enter saves it and leads to the cell below, and arrows lead on.
  await tabTo(page, cell('Verb, row 1'));
  await cell('Verb, row 1').fill('mend, "patch" and raise roofs');
  await saved(page, /^Edit verb in row 1 of trade/, () => cell('Verb, row 1').press('Enter'));
  await expect(cell('Verb, row 2')).toBeFocused();
  expect(difference(start, site.sources())).toEqual([
    '-roofing,Roofing,mend roofs,"Slate by slate, with nails of copper."',
    '+roofing,Roofing,"mend, ""patch"" and raise roofs","Slate by slate, with nails of copper."',
  ]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(cell('Name, row 1')).toBeFocused();

  // One of a JSON table that cannot be saved says why, and keeps what was typed.
  await tabTo(page, dialog.getByRole('button', { name: 'Trade', exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row', { name: /brook/ })).toHaveAttribute('data-open');
  await cell('Slug, row 2').fill('The brook');
  await cell('Slug, row 2').press('Tab');
  await expect(dialog.getByRole('group', { name: 'Not saved yet' })).toContainText('has a space');
  await expect(cell('Slug, row 2')).toHaveAttribute('aria-invalid', 'true');
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 760 });
    expect(await violations(page)).toEqual([]);
  }
  await press(dialog.getByRole('button', { name: 'Give it up' }));
  await expect(cell('Slug, row 2')).toHaveValue('brook');

  // Pages that come and go are said before.
  await press(dialog.getByRole('button', { name: 'Add a row' }));
  const asked = page.getByRole('dialog', { name: 'Add a row' });
  for (const [name, text] of [
    ['Slug', 'dell'],
    ['Name', 'Dell'],
    ['Known', 'its pond'],
    ['Story', 'The pond freezes before anybody is up, and the pipes with it.'],
  ] as const)
    await tabTo(page, asked.getByLabel(name)).then(() => page.keyboard.type(text));
  await expect(asked.getByRole('status')).toContainText('Adds /roofing/dell');
  await saved(page, /^Add a row to town/, () => asked.getByLabel('Story').press('Enter'));
  await press(dialog.getByRole('button', { name: 'Remove row 3' }));
  const sure = page.getByRole('dialog', { name: 'Remove row 3' });
  await expect(sure.getByRole('status')).toContainText('Removes /plumbing/cold-hill');
  expect(await violations(page)).toEqual([]);
  await saved(page, /^Remove row 3 of town/, () => press(sure.getByRole('button', { name: 'Remove the row' })));
  for (const _ of [1, 2, 3]) await saved(page, /^Undo/, () => press(dialog.getByRole('button', { name: 'Undo' })));
  expect(site.sources()).toEqual(start);
  await press(dialog.getByRole('button', { name: '/roofing/ashford' }));
  await expect(frame(page).locator('h1')).toHaveText('Roofing in Ashford');
});
