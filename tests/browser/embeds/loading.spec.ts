import type { Page } from '@playwright/test';
import { expect, frameIn, test } from './test.ts';

const poster = (page: Page) => page.getByRole('link', { name: 'Inside the workshop' });

test('a press before the code loads waits for it', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('./video');
  await poster(page).click();
  await expect(page.locator('#film .embed')).toHaveAttribute('aria-busy', 'true');
  release();
  await frameIn(page, 'film');
  expect(page.context().pages()).toHaveLength(1);
});

test('a press with a modifier key is not held', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('./video');
  const opened = page.context().waitForEvent('page', { timeout: 4000 });
  await poster(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/watch');
});

test('a press opens a new tab when the code does not load', async ({ page, allow }) => {
  allow(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('./video');
  const opened = page.context().waitForEvent('page');
  await poster(page).click();
  await (await opened).waitForURL('**/watch');
});
