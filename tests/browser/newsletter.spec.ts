import type { Page } from '@playwright/test';
import { expect, type Scratch, test } from './scratch-site/test.ts';

const words = {
  label: 'Your email address',
  button: 'Subscribe',
  sending: 'Subscribing…',
  success: 'You are on the list.',
  failure: 'That did not go through. Call (555) 010-0142.',
  invalid: 'Enter an address such as name@example.com.',
};

/** Opens a page with the sign-up alone. */
async function open(page: Page, scratch: Scratch, action: string): Promise<void> {
  await page.goto(scratch.page(scratch.render.newsletter({ id: 'news', action, ...words })));
}

const field = (page: Page) => page.getByLabel('Your email address');
const button = (page: Page) => page.getByRole('button');

test('sends the address once, says so, and keeps the focus near', async ({ page, scratch }) => {
  await open(page, scratch, '/leads?tag=sent');
  await page.evaluate(() =>
    addEventListener('frontage:lead', (event) => document.body.append((event as CustomEvent).detail.formType)),
  );
  await field(page).fill('ada@example.com');
  await button(page).dblclick();
  await expect(page.getByRole('status')).toHaveText(words.success);
  await expect(page.getByRole('status')).toBeFocused();
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.locator('body')).toContainText('Newsletter');
  const date = await page.evaluate(() => new Date().toLocaleDateString());
  expect(scratch.received('sent').map(({ type, body }) => ({ type, lead: JSON.parse(body) }))).toEqual([
    {
      type: 'text/plain;charset=UTF-8',
      lead: { email: 'ada@example.com', formType: 'Newsletter', submissionDate: date },
    },
  ]);
});

test('says while it sends that it does, and lets nobody send twice', async ({ page, scratch }) => {
  await open(page, scratch, '/leads?tag=twice');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/leads*', async (route) => {
    await answered;
    await route.continue();
  });
  await field(page).fill('ada@example.com');
  await button(page).click();
  await expect(button(page)).toHaveText(words.sending);
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
  await field(page).press('Enter');
  await button(page).click({ force: true });
  answer();
  await expect(page.getByRole('status')).toHaveText(words.success);
  expect(scratch.received('twice')).toHaveLength(1);
});

for (const [what, address] of Object.entries({ nothing: '', blanks: '   ', 'no address': 'ada' })) {
  test(`asks again in its own words when there is ${what}, until that is mended`, async ({ page, scratch }) => {
    await open(page, scratch, '/leads?tag=invalid');
    await field(page).fill(address);
    await button(page).click();
    await expect(page.getByText(words.invalid)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(words.invalid);
    await field(page).fill('ada@example.com');
    await expect(page.getByText(words.invalid)).toHaveCount(0);
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    expect(scratch.received('invalid')).toEqual([]);
  });
}

test('says when the destination refuses, keeps the address, and can be sent again', async ({ page, scratch }) => {
  await open(page, scratch, '/leads?tag=refused&status=500');
  await field(page).fill('ada@example.com');
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.failure);
  await expect(field(page)).toHaveValue('ada@example.com');
  await expect(button(page)).toBeFocused();
  await page.route('**/leads*', (route) => route.fulfill({ status: 200, body: '{"ok":true}' }));
  await button(page).click();
  await expect(page.getByRole('status')).toHaveText(words.success);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('says when no answer comes', async ({ page, scratch }) => {
  await open(page, scratch, '/leads');
  await page.route('**/leads*', (route) => route.abort());
  await field(page).fill('ada@example.com');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(words.failure);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a form that the browser checks and sends', async ({ page, scratch }) => {
    await open(page, scratch, '/leads?tag=plain');
    await field(page).fill('ada');
    await button(page).click();
    expect(scratch.received('plain')).toEqual([]);
    await field(page).fill('ada@example.com');
    await button(page).click();
    await page.waitForURL('**/leads?tag=plain');
    expect(scratch.received('plain')[0]?.body).toBe('formType=Newsletter&email=ada%40example.com');
  });
});
