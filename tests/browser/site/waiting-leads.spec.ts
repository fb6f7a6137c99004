import { expect, test, withoutPopup } from './test.ts';

// Playwright disables the back-forward cache.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('an unsent lead is sent from the next page that is opened, once', async ({ page, home, allow }) => {
  allow(/^asked for https:/);
  allow(/^(error|info): Newsletter: /);
  allow(/^error: Failed to load resource/);
  let reachable = false;
  const received: { leadId: string; email: string }[] = [];
  await page.route(
    (url) => url.origin !== new URL(home).origin,
    async (route) => {
      if (!reachable) return route.abort();
      received.push(JSON.parse(route.request().postData() ?? '{}'));
      return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{"ok":true}' });
    },
  );
  await page.goto('./pricing');
  await withoutPopup(page);
  await page.locator('.newsletter input[type=email]').fill('ada@example.com');
  await page.locator('.newsletter form button[type=submit]').click();
  const waiting = () => page.evaluate(async () => (await indexedDB.databases()).length);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  await expect(page.locator('.newsletter form button[type=submit]')).not.toHaveAttribute('aria-disabled', 'true', {
    timeout: 20_000,
  });

  reachable = true;
  await page.goto('./blog');
  await expect.poll(() => received.map(({ email }) => email), { timeout: 20_000 }).toEqual(['ada@example.com']);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  await page.goto('./services');
  await page.waitForTimeout(500);
  expect(received).toHaveLength(1);
});

for (const from of ['the page that the back button shows again', 'a page that is open in another tab'] as const) {
  test(`an unsent lead is sent from ${from}`, async ({ page, context, home, allow }) => {
    allow(/^asked for https:/);
    allow(/^(error|info): Newsletter: /);
    allow(/^error: Failed to load resource/);
    const back = from.includes('back button');
    let reachable = false;
    const received: string[] = [];
    await context.route(
      (url) => url.origin !== new URL(home).origin,
      async (route) => {
        if (!reachable) return route.abort();
        received.push(JSON.parse(route.request().postData() ?? '{}').email);
        return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{"ok":true}' });
      },
    );
    await page.goto('./blog');
    await page.evaluate(() => Object.assign(window, { asItWas: true }));
    const other = back ? page : await context.newPage();
    await other.goto(new URL('./pricing', home).href);
    await withoutPopup(other);
    await other.locator('.newsletter input[type=email]').fill('ada@example.com');
    await other.locator('.newsletter form button[type=submit]').click();
    const waiting = () => page.evaluate(async () => (await indexedDB.databases()).length);
    await expect.poll(() => other.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
    await expect(other.locator('.newsletter form button[type=submit]')).not.toHaveAttribute('aria-disabled', 'true', {
      timeout: 20_000,
    });
    reachable = true;
    if (back) await page.evaluate(() => history.back());
    else {
      await other.close();
      // Headless tabs never become hidden.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    await expect.poll(() => received, { timeout: 20_000 }).toEqual(['ada@example.com']);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
    expect(await page.evaluate(() => 'asItWas' in window)).toBe(true);
    expect(received).toHaveLength(1);
  });
}
