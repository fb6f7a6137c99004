import { expect, test } from './test.ts';

test('an unknown path shows a page with status 404 and a link back', async ({ page, allow }) => {
  allow(/status of 404/);
  const response = await page.goto('./no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.locator('main a').first().click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});
