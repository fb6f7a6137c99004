import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { test as base, expect, withoutPopup } from './test.ts';

/** A server that replaces all destinations of the site. */
interface Receiver {
  /** Response status from now on. */
  answer: number;
  /** Bodies of the requests, in order. */
  readonly received: readonly string[];
}

const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({ page, home, allow }, use) => {
    const receiver = { answer: 200, received: [] as string[] };
    const server = createServer(async (request, response) => {
      receiver.received.push(await text(request));
      response.writeHead(receiver.answer, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end(JSON.stringify({ ok: receiver.answer === 200 }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const isElsewhere = (url: URL) => url.origin !== new URL(home).origin;
    // Only what a visitor submits may go to other hosts.
    await page.route(isElsewhere, async (route) => route.fulfill({ response: await route.fetch({ url: address }) }));
    allow(/^asked for https:/);
    // A site that is not set up yet reports the missing address.
    allow(/^info: Newsletter: .*: No .* provided$/);
    await use(receiver);
    server.close();
  },
});

const form = (page: Page) => page.locator('.newsletter form');
const field = (page: Page) => form(page).locator('input[type=email]');
const button = (page: Page) => form(page).getByRole('button');
const thanks = (page: Page) => page.locator('.short-form-done');

test.beforeEach(async ({ page }) => {
  await page.goto('./pricing');
  await withoutPopup(page);
});

test('an address that is sent by mouse arrives, and the page confirms it', async ({ page, receiver }) => {
  await field(page).fill('ada@example.com');
  expect(receiver.received, 'before the button was pressed').toEqual([]);
  await button(page).click();
  await expect(thanks(page)).toHaveText(/\w/);
  await expect(form(page)).toHaveCount(0);
  expect(receiver.received.length).toBeGreaterThan(0);
  for (const body of receiver.received)
    expect(JSON.parse(body)).toMatchObject({ email: 'ada@example.com', formType: 'Newsletter' });
});

test('an address that is sent by keyboard arrives, and the focus stays near', async ({ page, receiver }) => {
  await field(page).focus();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toHaveText(/\w/);
  await expect(thanks(page)).toBeFocused();
  expect(receiver.received.length).toBeGreaterThan(0);
});

test('an invalid address is rejected beside the field, and not sent', async ({ page, receiver }) => {
  await field(page).fill('ada');
  await button(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(/\w/);
  await expect(field(page)).toBeFocused();
  await field(page).fill('ada@example.com');
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  expect(receiver.received).toEqual([]);
});

test('when no destination accepts it, the page reports it, keeps the address, and can send it again', async ({
  page,
  receiver,
  allow,
}) => {
  allow(/status of 500|The answer was 500/);
  receiver.answer = 500;
  await field(page).fill('ada@example.com');
  await button(page).click();
  await expect(form(page).getByRole('status').or(form(page).getByRole('alert')).first()).toHaveText(/\w/);
  await expect(field(page)).toHaveValue('ada@example.com');
  await expect(thanks(page)).toHaveText('');
  receiver.answer = 200;
  await button(page).click();
  await expect(thanks(page)).toHaveText(/\w/);
});
