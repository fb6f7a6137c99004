import { expect, test, withoutPopup } from './test.ts';

test('a lead that could not be sent goes out from whichever page is opened next, once', async ({
  page,
  home,
  allow,
}) => {
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
