import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { violations } from '../site/axe.ts';
import { expect, test } from './test.ts';

const fillIn = async (page: Page) => {
  await page.getByText('Implant').click();
  await page.getByRole('radio', { name: /^No/ }).check();
  await page.getByLabel('Practice').selectOption({ label: 'The Quay' });
  await page.getByLabel('How many teeth?').fill('٤');
  await page.getByLabel('Preferred day').fill('2099-01-05');
  await page.getByLabel('I am nervous').check();
  await page.getByLabel('I use a wheelchair').check();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('checkbox', { name: /^You may write/ }).check();
};

const expected = {
  service: 'implant',
  patient: 'no',
  branch: 'quay',
  teeth: 4,
  day: '2099-01-05',
  hour: '',
  needs: ['fear', 'wheels'],
  email: 'ada@example.com',
  urgent: false,
  consent: true,
};

test.describe('a form with every type of field', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./quote');
  });

  test('sends values with their types, and what a person agreed to', both, async ({ page, sheet }) => {
    await fillIn(page);
    await page.getByRole('button', { name: 'Ask for a price' }).click();
    await expect(page.getByText('What you sent has arrived.')).toBeVisible();
    expect(sheet.leads()).toHaveLength(1);
    const { leadId: _, submissionDate: _date, meta, ...payload } = sheet.leads()[0] ?? {};
    expect(payload).toEqual(expected);
    expect(meta).toMatchObject({
      consents: {
        consent: {
          text: 'You may write to me, as the privacy policy says.',
          version: '2026-11',
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      },
    });
  });

  test('says what is missing, and is satisfied field by field', both, async ({ page, sheet }) => {
    await page.getByRole('button', { name: 'Ask for a price' }).click();
    const errors = page.locator('.field-error');
    await expect(errors).toHaveCount(7);
    // Space and the arrow keys choose there, and scroll nothing.
    await expect(page.getByRole('radio', { name: /^Implant/ })).toBeFocused();
    await expect(page.getByRole('radiogroup', { name: 'Treatment' })).toHaveAccessibleDescription('Please choose one.');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: /^Implant/ })).toBeChecked();
    await expect(errors).toHaveCount(6);
    const number = page.getByLabel('How many teeth?');
    for (const wrong of ['33', '0', 'x', '1.5']) {
      await number.fill(wrong);
      await expect(number).toHaveAccessibleDescription('Please enter a whole number from 1 to 32.');
    }
    await number.fill('3,2');
    await expect(number).toHaveAccessibleDescription(/whole/);
    await number.fill('32');
    await expect(errors).toHaveCount(5);
    await page.getByLabel('Preferred day').fill('2020-01-01');
    await page.getByRole('button', { name: 'Ask for a price' }).click();
    await expect(page.getByLabel('Preferred day')).toHaveAccessibleDescription('Please enter a date from today on.');
    expect(sheet.leads()).toEqual([]);
  });

  test('can be filled in with the keyboard alone', async ({ page, sheet }) => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('radio', { name: /^Implant/ }).focus();
    await press('ArrowDown', 'Tab', 'Space', 'Tab', 'ArrowDown', 'Tab', '7');
    await page.getByLabel('I am nervous').focus();
    await press('Tab', 'Tab', 'Space', 'Tab');
    await page.keyboard.type('ada@example.com');
    await press('Tab', 'Tab', 'Space', 'Enter');
    await expect(page.getByText('What you sent has arrived.')).toBeVisible();
    expect(sheet.leads()[0]).toMatchObject({
      service: 'check',
      patient: 'yes',
      branch: 'north',
      teeth: 7,
      needs: ['none'],
      consent: true,
    });
  });

  test('has nothing that axe finds, also with errors', async ({ page }) => {
    for (const state of ['empty', 'wrong']) {
      if (state === 'wrong') {
        await page.getByRole('button', { name: 'Ask for a price' }).click();
        await expect(page.locator('.field-error').first()).toBeVisible();
      }
      expect(await violations(page), state).toEqual([]);
    }
  });

  test('fits a small window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('keeps a press that came before its code, with the types of its values', async ({ page, sheet }) => {
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.reload();
    await fillIn(page);
    await page.getByRole('button', { name: 'Ask for a price' }).click();
    await expect(page.getByText('What you sent has arrived.')).toBeVisible({ timeout: 15_000 });
    expect(sheet.leads()).toHaveLength(1);
    expect(sheet.leads()[0]).toMatchObject(expected);
  });
});

test('a press whose page is gone is sent from another page, with the types of its values', async ({ page, sheet }) => {
  let late = true;
  await page.route(/\/assets\/.*\.js$/, (route) => (late ? undefined : route.continue()));
  await page.goto('./quote');
  await fillIn(page);
  await page.getByRole('button', { name: 'Ask for a price' }).click();
  late = false;
  await page.goto('./news');
  await page.waitForURL('**/news');
  await expect.poll(() => sheet.leads().length).toBe(1);
  expect(sheet.leads()[0]).toMatchObject(expected);
});

test('a popup has such fields too', async ({ page, sheet }) => {
  await page.goto('./recall');
  await page
    .getByRole('link', { name: 'Open the popup' })
    .or(page.getByRole('button', { name: 'Open the popup' }))
    .click();
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByLabel('When?').selectOption('am');
  await page.getByRole('button', { name: 'Call me' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(sheet.leads()[0]).toMatchObject({ phone: '+44 20 7946 0000', when: 'am' });
});

test('a page with text fields alone loads nothing of all this', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('./contact');
  await page.getByLabel('Email').fill('ada@example.com');
  await expect.poll(() => loaded.some((url) => url.includes('/form-'))).toBe(true);
  expect(loaded.filter((url) => /controls|typed-values/.test(url))).toEqual([]);
  expect(await page.content()).not.toContain('choices');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the fields and posts them', async ({ page, sheet }) => {
    await page.goto('./quote');
    await fillIn(page);
    await page.getByRole('button', { name: 'Ask for a price' }).click();
    await expect.poll(() => sheet.received.length).toBe(1);
    const posted = new URLSearchParams(sheet.received[0]);
    expect(posted.getAll('needs')).toEqual(['fear', 'wheels']);
    expect(posted.get('consent')).toBe('2026-11: You may write to me, as the privacy policy says.');
    expect(posted.has('consent.at')).toBe(false);
  });
});
