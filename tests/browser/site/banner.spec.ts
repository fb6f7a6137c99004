import { expect, stopClock, test } from './test.ts';

test('the banner disappears when it is closed, and reappears after five seconds', async ({ page }) => {
  await stopClock(page);
  await page.goto('./');
  const banner = page.locator('.banner');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: /close/i }).click();
  await expect(banner).toBeHidden();
  await page.clock.runFor(1_500);
  await page.keyboard.press('Escape');
  await page.clock.runFor(3_400);
  await expect(banner).toBeHidden();
  await page.clock.runFor(200);
  await expect(banner).toBeVisible();
});

test('the banner can be closed by keyboard', async ({ page }) => {
  await stopClock(page);
  await page.goto('./');
  const close = page.locator('.banner').getByRole('button', { name: /close/i });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.banner')).toBeHidden();
});
