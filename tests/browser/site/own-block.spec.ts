import { expect, test } from './test.ts';

test.use({ siteName: 'own-block' });

test('the island of a custom block starts, and computes the visitor’s choice', async ({ page }) => {
  await page.goto('./');
  const output = page.locator('output');
  await expect(output).toHaveText('EUR 14');
  await expect
    .poll(async () => {
      await page.getByLabel('Hours on the water').fill('3');
      return output.textContent();
    })
    .toBe('EUR 42');
  await page.getByLabel('Hours on the water').fill('8');
  await expect(output).toHaveText('EUR 55');
});
