import { expect, test } from '../site/test.ts';

test.use({ siteName: 'starter-software' });

test('prices are those of the chosen period, and paper has both', async ({ page }) => {
  await page.goto('/pricing');
  const prices = page.locator('.period-price:visible');
  await expect(prices).toContainText(['a month', 'a month', 'a month']);
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(prices).toContainText(['a year', 'a year', 'a year']);
  await page.emulateMedia({ media: 'print' });
  await expect(prices).toHaveCount(6);
});
