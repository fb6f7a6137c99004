import { expect, test } from './test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the form of a draft sends nothing, by mouse or by keyboard', async ({ page }) => {
      await page.goto('./draft-contact');
      const address = page.url();
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() || request.method() !== 'GET') requests.push(request.url());
      });
      const form = page.locator('main form');
      await form.locator('input').first().fill('Ada');
      await form.locator('input').first().press('Enter');
      await form.getByRole('button').click({ force: true });
      await page.waitForTimeout(200);
      expect(page.url()).toBe(address);
      expect(requests).toEqual([]);
      await expect(form.locator('input').first()).toHaveValue('Ada');
    });

    test('the form of a draft accepts any input', async ({ page }) => {
      await page.goto('./draft-contact');
      const form = page.locator('main form');
      await form.getByLabel('Email').fill('no address');
      const button = form.getByRole('button');
      await button.click({ force: true });
      await page.waitForTimeout(200);
      // A browser that rejects a value focuses its field.
      await expect(button).toBeFocused();
    });
  });
}
