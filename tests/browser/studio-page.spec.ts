import { expect } from '@playwright/test';
import { frame, opened, saved, test } from './studio-site.ts';

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
});
