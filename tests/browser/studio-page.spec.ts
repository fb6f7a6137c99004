import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, frame, opened, saved, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 }, starter: 'dental' });

test('a section is added where somebody looks, typed over, and moved on the page itself', async ({ page, site }) => {
  test.setTimeout(180_000);
  await opened(page, await site.start());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const add = async (place: string, block: string, label: RegExp) => {
    await button(place).click();
    await page.getByLabel('Search blocks').fill(block);
    await page.getByRole('tab', { name: block, exact: true }).click();
    await saved(page, label, () => page.getByRole('dialog').locator('.palette-example').first().click());
  };

  await add('Add a section below Hero', 'Story', /^Add Story to \//);
  const box = page.locator('.text-editor textarea');
  await expect(box).toBeFocused({ timeout: 15_000 });
  await expect(box).toHaveValue('A ferry because the bridge was late');
  await expect(frame(page).locator('#story')).toBeInViewport();
  await page.keyboard.type('Who looks after you');
  await saved(page, /^Edit Headline in Story on \/ ·/, () => page.keyboard.press('Enter'));
  await expect(frame(page).getByRole('heading', { name: 'Who looks after you' })).toBeVisible();

  // Above the first section, which has no other above it.
  await frame(page)
    .locator('h1')
    .evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await add('Add a section above Hero', 'Notice', /^Add Notice to \//);
  await expect
    .poll(async () => {
      const names = await page.locator('.outline-name').allTextContents();
      const at = (name: string) => names.findIndex((one) => one.startsWith(name));
      return at('Hero') - at('Notice');
    })
    .toBe(1);

  await expect(box).toBeFocused({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await page.locator('.outline-name', { hasText: 'Story' }).click();
  await button('What to do with Story').click();
  await saved(page, /^Move Story on \//, () => page.getByRole('menuitem', { name: 'Move up' }).click());
  // The page may load again meanwhile.
  await expect(frame(page).locator('#story ~ #hero')).toBeAttached();

  await button('Change Story').click();
  await page.getByRole('menuitem', { name: 'Change the layout…' }).click();
  await expect(page.locator('.layouts').getByRole('button').first()).toBeInViewport();
});

test('a font is chosen, taken back and made again by keyboard, also in a narrow window', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  await page.getByRole('tab', { name: 'Theme' }).click();
  await page.locator('.theme summary', { hasText: /^Fonts/ }).click();
  const headlines = page.getByRole('combobox', { name: 'Headlines' });
  await expect(headlines.locator('option:checked')).toHaveText('Outfit');
  await saved(page, /^Choose the font of headlines/, () => headlines.selectOption('Figtree'));
  const chosen = ["-display: { files: ['outfit-600.woff2'] },", "+display: { files: ['figtree.woff2'] },"];
  expect(difference(start, site.sources())).toEqual(chosen);
  await expect(frame(page).locator('h1')).toHaveCSS('font-family', /^"?Figtree/);

  await page.locator('body').click({ position: { x: 600, y: 4 } });
  await saved(page, /^Undo: /, () => page.keyboard.press('Control+z'));
  expect(difference(start, site.sources())).toEqual([]);
  await saved(page, /^Redo: /, () => page.keyboard.press('Control+Shift+Z'));
  expect(difference(start, site.sources())).toEqual(chosen);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1024, height: 760 });
  const width = () => page.locator('.stage-room').evaluate((room) => room.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThanOrEqual(640);
  const outline = page.getByRole('navigation', { name: 'Pages and sections' });
  await expect(outline).toBeHidden();
  await page.getByRole('button', { name: 'Pages and sections' }).click();
  expect(await violations(page)).toEqual([]);
  await outline.getByRole('button', { name: /^Hero/ }).click();
  await expect(outline).toBeHidden();
  await expect(page.locator('.side-end textarea').first()).toBeVisible();
});

test('opening hours are changed as a whole', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.locator('summary', { hasText: 'Opening hours' }).click();
  const save = page.getByRole('button', { name: 'Save the hours' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Saturday, remove the hours').click();
  await page.getByLabel('Friday, closes').fill('17:30');
  await page.getByLabel('Thursday, add hours').click();
  await expect(save).toBeDisabled();
  await page.getByLabel('Thursday, opens 2').fill('20:00');
  await page.getByLabel('Thursday, closes 2').fill('00:30');
  await page.getByLabel('Another day').fill('2026-12-25');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await saved(page, /^Edit the opening hours/, () => save.click());
  expect(difference(start, site.sources())).toEqual([
    "-{ days: 'mon-wed', opens: '08:30', closes: '17:30' },",
    "-{ days: 'fri', opens: '08:30', closes: '16:00' },",
    "-{ days: 'sat', opens: '09:00', closes: '13:00' },",
    "+{ days: ['mon-wed', 'fri'], opens: '08:30', closes: '17:30' },",
    "+{ days: 'thu', opens: '20:00', closes: '00:30', nextDay: true },",
    "+closed: ['2026-12-25'],",
  ]);
});

test('a problem says where it is, and leads there', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  const copy = join(site.root, 'templates/copy/contact.ts');
  const text = readFileSync(copy, 'utf8');
  const [, headline = ''] = /headline: '([^']+)'/.exec(text) ?? [];
  writeFileSync(copy, text.replace(headline, `${headline} AKIAIOSFODNN7EXAMPLE`));
  const problems = page.locator('.problems').first();
  await expect(problems.locator('summary')).toHaveText(/^1 error/, { timeout: 30_000 });
  await problems.locator('summary').click();
  await expect(problems.getByText(/templates\/copy\/contact\.ts:\d+/)).toBeVisible();
  await problems.getByRole('button', { name: 'Show on /contact' }).click();
  await expect(page.locator('.page[aria-current]')).toContainText('/contact');
  await expect(page.locator('.side-end')).toContainText('Headline');
  writeFileSync(copy, text);
  await expect(problems.locator('summary')).not.toHaveText(/error/, { timeout: 30_000 });
});
