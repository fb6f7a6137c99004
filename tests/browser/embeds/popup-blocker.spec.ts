import { expect, test } from './test.ts';

// Playwright starts Chromium without the popup blocker that visitors have.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] }),
});

test('a press opens a new tab while the code hangs, and so does the next one', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('./video');
  for (const patience of [5500, 2000]) {
    const opened = page.context().waitForEvent('page', { timeout: patience });
    await page.getByRole('link', { name: 'Inside the workshop' }).click();
    const tab = await opened;
    await tab.waitForURL('**/watch');
    await tab.close();
  }
  expect(page.context().pages()).toHaveLength(1);
});
