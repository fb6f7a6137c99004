import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { expect, test } from './test.ts';

/** Requests for the code that knows the numbers of the world. */
const phoneCode = /\/phones-[\w-]{8}\.js$/;

function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (phoneCode.test(request.url())) count += 1;
  });
  return () => count;
}

const send = (page: Page) => page.getByRole('button', { name: 'Call me' }).click();

test.describe('a field for a phone number', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./call');
  });

  test(
    'loads the code at the first touch, and adds the number with its country code',
    both,
    async ({ page, sheet }) => {
      const requests = countRequests(page);
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Phone').focus();
      await expect(page.locator('.lead-form')).toHaveJSProperty('noValidate', true);
      await page.waitForLoadState('networkidle');
      expect(requests()).toBe(0);
      await page.getByLabel('Phone').fill('(305) 555-0142');
      await expect.poll(requests).toBe(1);
      await page.getByLabel('Mobile').fill('＋٤٤ ٢٠ ٧٩٤٦ ٠٠٠٠');
      await send(page);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      expect(requests()).toBe(1);
      expect(sheet.leads()).toMatchObject([
        {
          phone: '(305) 555-0142',
          mobile: '＋44 20 7946 0000',
          meta: { phones: { phone: '+13055550142', mobile: '+442079460000' } },
        },
      ]);
    },
  );

  test('refuses a number that nobody can have, once', async ({ page, sheet }) => {
    const phone = page.getByLabel('Phone');
    const loaded = page.waitForResponse(phoneCode);
    await phone.fill('305 555');
    // Nothing says what would be wrong with it, and it may stay empty.
    await page.getByLabel('Mobile').fill('1');
    await loaded;
    await send(page);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('Enter a number that we can call.');
    await phone.fill('３０５ 555 0142');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await phone.fill('３０５ 555');
    await send(page);
    await expect(page.locator('.field-error')).toHaveCount(1);
    expect(sheet.leads()).toEqual([]);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(sheet.leads()).toMatchObject([{ phone: '305 555', mobile: '1' }]);
    expect(sheet.leads()[0]?.meta).not.toHaveProperty('phones');
  });

  test('works as any field if the code does not arrive', async ({ page, sheet, allow }) => {
    allow(/phones-[\w-]+\.js|ERR_FAILED/);
    await page.route(phoneCode, (route) => route.abort());
    await page.getByLabel('Phone').fill('305 555');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(sheet.leads()).toMatchObject([{ phone: '305 555' }]);
    expect(sheet.leads()[0]?.meta).not.toHaveProperty('phones');
  });

  test('waits a moment for the code, and not longer', async ({ page, sheet }) => {
    let release: () => void = () => undefined;
    let delay: Promise<unknown> = new Promise((done) => setTimeout(done, 400));
    await page.route(phoneCode, async (route) => {
      await delay;
      await route.continue();
    });
    const requested = page.waitForRequest(phoneCode);
    await page.getByLabel('Phone').fill('305 555 0142');
    await requested;
    await send(page);
    await expect.poll(() => sheet.leads().length).toBe(1);
    expect(sheet.leads()[0]).toMatchObject({ meta: { phones: { phone: '+13055550142' } } });
    await page.goto('./call');
    delay = new Promise<void>((done) => {
      release = done;
    });
    await page.getByLabel('Phone').fill('305 555 0143');
    await send(page);
    await expect.poll(() => sheet.leads().length).toBe(2);
    expect(sheet.leads()[1]?.meta).not.toHaveProperty('phones');
    release();
  });
});

test('an address is tidied before it is judged', async ({ page, sheet }) => {
  await page.goto('./call');
  await page.getByLabel('Phone').fill('305 555 0142');
  const email = page.getByLabel('Email');
  await email.fill('ada lovelace@example.com');
  await send(page);
  await expect(email).toHaveAccessibleDescription('Enter an address.');
  await email.fill('\u2060mailto:ada@\u200bexample\u00ad.com\u00a0\u200b');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(sheet.leads()).toMatchObject([{ email: 'ada@example.com' }]);
});

test('a number keeps its bounds with characters that nobody sees', async ({ page, sheet }) => {
  await page.goto('./quote');
  const number = page.getByLabel('How many teeth?');
  const price = page.getByRole('button', { name: 'Ask for a price' });
  await price.click();
  await number.fill('\u200e3\u00a03\u200b');
  await expect(number).toHaveAccessibleDescription('Please enter a whole number from 1 to 32.');
  await number.fill('\u200e１\u00a0２\u200b');
  await expect(number).toHaveAccessibleDescription('');
  await page.getByText('Implant').click();
  await page.getByRole('radio', { name: /^No/ }).check();
  await page.getByLabel('Practice').selectOption({ label: 'The Quay' });
  await page.getByLabel('I am nervous').check();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('checkbox', { name: /^You may write/ }).check();
  await price.click();
  await expect.poll(() => sheet.leads().length).toBe(1);
  expect(sheet.leads()).toMatchObject([{ teeth: 12 }]);
});
