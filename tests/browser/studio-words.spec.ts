import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, frame, opened, saved, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 } });

test('a text that several pages show says so, and changes on one of them', async ({ page, site }) => {
  test.setTimeout(120_000);
  const config = join(site.root, 'pages.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('contact: about.contact }', 'contact: about.contact, start: home.start }'),
  );
  const start = site.sources();
  await opened(page, await site.start());

  // On the page: the box says it before a key is pressed.
  const heading = frame(page).locator('#start h2');
  await heading.click();
  const box = page.locator('.text-editor');
  await expect(box.getByText('2 pages show this')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await box.getByRole('textbox').fill('Begin today');
  await box.getByRole('button', { name: 'Only here' }).click();
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/scope-box.png` : undefined });
  await box.getByRole('textbox').focus();
  await saved(page, /^Edit start\.headline of \/ ·/, () => page.keyboard.press('Enter'));
  await expect(heading).toHaveText('Begin today');
  expect(difference(start, site.sources())).toEqual([
    '-sections: { hero: home.hero, reasons: home.reasons, start: home.start },',
    "+sections: { hero: home.hero, reasons: home.reasons, start: { ...home.start, headline: 'Begin today' } },",
  ]);

  // Among the fields: all of them change.
  const note = page.getByRole('region', { name: 'Note' });
  await note.getByRole('textbox').focus();
  await expect(note.getByText('2 pages show this')).toBeVisible();
  await note.getByRole('textbox').fill('Asking is free.');
  await saved(page, /^Edit start\.note · saved in templates\/copy\/home\.ts/, () =>
    page.getByRole('button', { name: 'Back to the page' }).focus(),
  );
  await expect(frame(page).locator('#start')).toContainText('Asking is free.');

  // A layout is the same on all of its pages.
  await frame(page).locator('#footer').getByText('What you do, in one sentence.').click();
  await expect(box).toContainText('3 pages show this, and all of them change.');
  await expect(box.getByRole('button', { name: 'Only here' })).toHaveCount(0);
});
