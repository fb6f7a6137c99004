import type { SiteName } from '../site/built-sites.ts';
import { test as base, expect } from '../site/test.ts';

const test = base.extend<object, { siteName: SiteName }>({ siteName: ['starter-software', { scope: 'worker' }] });

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
