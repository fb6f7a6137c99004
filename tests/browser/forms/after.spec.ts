import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { violations } from '../site/axe.ts';
import { expect, failureLines, fill, test } from './test.ts';

const values = { 'First name': 'Ada', Email: 'ada@example.com' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function order(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const form = page.locator('#order form');
  for (const [label, value] of Object.entries({ ...values, ...changes })) {
    await form.getByRole('textbox', { name: label }).fill(value);
  }
  await form.getByRole('button', { name: 'Order it' }).click();
}

/** What the browser keeps in the session storage of the tab. */
const session = (page: Page) => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);

test.describe('a form with a page after it', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./order');
  });

  test('leads there, where texts show what was entered', both, async ({ page, sheet, hook }) => {
    await order(page, { 'How many': '3' });
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/forms/thanks');
    expect(page.url()).not.toContain('Ada');
    await expect(page.getByText('We write to ada@example.com, and send 3 of them.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(sheet.leads()).toHaveLength(1);
    expect(hook.leads()).toMatchObject([{ firstName: 'Ada', count: 3 }]);
    // An island hydrates with the same words.
    const button = page.locator('#more button');
    await expect(button).toHaveText('Send it, Ada');
    await page.getByRole('textbox', { name: 'What else' }).fill('Nothing');
    await button.click();
    await expect(page.locator('#more .form-done')).toBeVisible();
  });

  test('leaves only what the page shows, until it is out of date', async ({ page }) => {
    await order(page, { Message: 'A secret' });
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
    const kept = await session(page);
    expect(Object.keys(kept)).toEqual(['frontage-lead']);
    expect(JSON.parse(kept['frontage-lead'] ?? '')).toMatchObject({
      page: '/forms/thanks',
      values: { firstName: 'Ada', email: 'ada@example.com' },
    });
    expect(kept['frontage-lead']).not.toContain('secret');
    await page.evaluate(() => {
      sessionStorage['frontage-lead'] = sessionStorage['frontage-lead'].replace(/"until":\d+/, '"until":1');
    });
    await page.reload();
    await expect(heading(page, 'Thank you!')).toBeVisible();
    await expect(page.getByText('We write to your address, and send all of them.')).toBeVisible();
    await expect(page.locator('#more button')).toHaveText('Send it, dear reader');
    expect(await session(page)).toEqual({});
  });

  test('has its words without a lead for everybody else', async ({ page }) => {
    await page.goto('./thanks');
    await expect(heading(page, 'Thank you!')).toBeVisible();
    await expect(page.locator('#more button')).toHaveText('Send it, dear reader');
    // No element is left around them, which a button would set apart.
    await expect(page.locator('[data-query]')).toHaveCount(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test('shows markup that somebody enters as text', async ({ page }) => {
    const name = '<img src=x onerror=alert(1)>&amp;"\\';
    await order(page, { 'First name': name });
    await expect(heading(page, `Thank you, ${name}!`)).toBeVisible();
    await expect(page.locator('h1 img')).toHaveCount(0);
    await expect(page.locator('#more button')).toHaveText(`Send it, ${name}`);
    await page.getByRole('textbox', { name: 'What else' }).press('Enter');
    await expect(page.locator('#more button')).toHaveText(`Send it, ${name}`);
  });

  test('stays with its note while nobody has the lead', async ({ page, sheet, hook, allow }) => {
    allow(failureLines);
    sheet.manner = 'refuses';
    hook.manner = 'refuses';
    await order(page);
    await expect(page.locator('#order').getByText('Saved here, and sent by itself.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/forms/order');
    await expect(page.locator('#order').getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    expect(await session(page)).toEqual({});
    // The same lead again, under the same id.
    sheet.manner = 'takes';
    hook.manner = 'takes';
    await page.locator('#order form').getByRole('button', { name: 'Order it' }).click();
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
    expect(new Set(sheet.leads().map(({ leadId }) => leadId)).size).toBe(1);
  });

  test('loses nothing by leaving: the next page sends what is still to be sent', async ({ page, hook, allow }) => {
    allow(failureLines);
    hook.manner = 'refuses';
    await order(page);
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
    hook.manner = 'takes';
    await page.reload();
    await expect.poll(() => hook.leads().length).toBeGreaterThanOrEqual(2);
    expect(new Set(hook.leads().map(({ leadId }) => leadId)).size).toBe(1);
  });

  test('leads there without a name if its page does not answer', async ({ page, allow }) => {
    allow(failureLines);
    await page.route('**/thanks', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503, body: 'Later' }) : route.continue(),
    );
    await order(page);
    await expect(heading(page, 'Thank you!')).toBeVisible();
    await expect.poll(() => session(page)).toEqual({});
  });

  test('leads there without session storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    });
    await page.reload();
    await order(page);
    await expect(heading(page, 'Thank you!')).toBeVisible();
  });

  test('is there again after the back button', async ({ page, hook }) => {
    await order(page);
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
    await page.goBack();
    await order(page, { 'First name': 'Grace', Email: 'grace@example.com' });
    await expect(heading(page, 'Thank you, Grace!')).toBeVisible();
    expect(hook.leads().map(({ firstName }) => firstName)).toEqual(['Ada', 'Grace']);
  });

  test('says thank you itself if the page does not come', async ({ page }) => {
    await page.clock.install();
    await page.route('**/thanks', (route) =>
      route.request().isNavigationRequest() ? route.abort('aborted') : route.continue(),
    );
    await order(page);
    await expect(page.locator('#order form button')).toHaveAttribute('aria-disabled', 'true');
    await expect
      .poll(async () => {
        await page.clock.fastForward(2000);
        return page.locator('#order .form-done').isVisible();
      })
      .toBe(true);
  });

  test('carries the campaign there as links do', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.goto('./order?utm_source=letter');
    await order(page);
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
    expect(new URL(page.url()).search).toBe('?utm_source=letter');
  });

  test('leads there when its code comes after the press', async ({ page }) => {
    await page.route('**/assets/**/*.js', async (route) => {
      await new Promise((late) => setTimeout(late, 700));
      await route.continue();
    });
    await page.reload();
    await order(page);
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
  });

  test('can be a popup', async ({ page }) => {
    await page.getByRole('link', { name: 'Open the popup' }).click();
    const dialog = page.getByRole('dialog');
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Order from the popup' }).click();
    await expect(heading(page, 'Thank you, Ada!')).toBeVisible();
  });

  test('can be a newsletter', async ({ page, hook }) => {
    await fill(page, { 'Your address': 'ada@example.com' });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(heading(page, 'Thank you!')).toBeVisible();
    await expect(page.getByText('We write to ada@example.com,')).toBeVisible();
    expect(hook.leads()).toHaveLength(1);
  });
});
