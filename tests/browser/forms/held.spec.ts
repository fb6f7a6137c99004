import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { expect, failureLines, fill, missingLine, test, toast } from './test.ts';

const values = { 'First name': 'Ada', Email: 'ada@example.com', Website: 'example.com' };
const press = (page: Page) => page.getByRole('button', { name: 'Get it' }).click();

/** Blocks the code of islands and of the outbox until the returned function is called. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => release();
}

function entries(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('frontage-outbox')),
  );
}

test.describe('a press before the code loads', () => {
  test('is sent once, under its stored id', both, async ({ page, sheet, hook, allow }) => {
    allow(missingLine);
    const release = await holdCode(page);
    await page.goto('./audit?utm_source=ads');
    await fill(page, values);
    await press(page);
    const [key = ''] = await entries(page);
    expect(key).toMatch(/^frontage-outbox:[\da-f-]{36}$/);
    await press(page);
    expect(await entries(page)).toEqual([key]);
    await release();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(hook.leads()).toMatchObject([{ leadId: key.slice('frontage-outbox:'.length), email: 'ada@example.com' }]);
    expect(hook.leads()[0]).not.toHaveProperty('reply_by');
    expect(sheet.leads()).toEqual(hook.leads());
    expect(await entries(page)).toEqual([]);
    await page.goto('./');
    await page.waitForTimeout(500);
    expect(hook.leads()).toHaveLength(1);
  });

  test('is sent from the next page, as the form would have sent it', async ({ page, context, sheet, hook }) => {
    await holdCode(page);
    await page.goto('./audit?utm_source=ads');
    await fill(page, values);
    await press(page);
    await page.waitForTimeout(700);
    const [key = ''] = await entries(page);
    await page.close();
    const next = await context.newPage();
    // A page without the form.
    await next.goto('./');
    await expect.poll(() => hook.leads().length).toBe(1);
    const submissionDate = await next.evaluate(() => new Date().toLocaleDateString());
    expect(hook.leads()).toEqual([
      {
        firstName: 'Ada',
        lastName: '',
        email: 'ada@example.com',
        website: 'https://example.com',
        formType: 'Free SEO Audit',
        submissionDate,
        leadId: key.slice('frontage-outbox:'.length),
        meta: {
          form: 'Audit form',
          page: '/forms/audit',
          submitted: expect.stringMatching(/^\d{4}-.*Z$/),
          attribution: {
            first: { landing: '/forms/audit', campaign: { utm_source: 'ads' } },
            last: { landing: '/forms/audit', campaign: { utm_source: 'ads' } },
            build: expect.stringMatching(/^[\da-f]{8}$/),
          },
        },
      },
    ]);
    await expect.poll(() => sheet.leads()).toEqual(hook.leads());
    await expect.poll(() => entries(next)).toEqual([]);
  });
});

/** Presses a form whose code never loads, leaves after 0.7 s, and opens a page without a form. */
async function pressAndLeave(page: Page, address: string, typed: Record<string, string>, button: string) {
  await holdCode(page);
  await page.goto(address);
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`[name=${name}]`).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, value);
  }
  await page.getByRole('button', { name: button }).click();
  await page.waitForTimeout(700);
  const written = await entries(page);
  const next = await page.context().newPage();
  await page.close();
  await next.goto('./');
  return { next, written };
}

test.describe('the next page of the site', () => {
  test('sends the values as the fields convert them', async ({ page, hook }) => {
    const typed = { firstName: ' Ada ', lastName: 'Lovelace', phone: '+1 (305) 555-0142', website: '' };
    await pressAndLeave(page, './short', typed, 'Analyze');
    await expect.poll(() => hook.leads().length).toBe(1);
    expect(hook.leads()[0]).toMatchObject({
      firstName: 'Ada',
      fullName: 'Ada Lovelace',
      phone: '13055550142',
      formType: 'Google Maps Ranking Analysis',
      meta: { form: 'Maps Ranking Analysis Form', phoneRaw: '+13055550142' },
    });
  });

  test('adds phone numbers with their country code', async ({ page, sheet }) => {
    await pressAndLeave(page, './call', { phone: '(305) 555-0142', mobile: '12' }, 'Call me');
    await expect.poll(() => sheet.leads().length).toBe(1);
    expect(sheet.leads()[0]).toMatchObject({ phone: '(305) 555-0142', meta: { phones: { phone: '+13055550142' } } });
  });

  test('marks what a bot filled in, and sends it anyway', async ({ page, hook }) => {
    const typed = { email: 'ada@example.com', message: 'Hello', reply_by: 'https://spam.example' };
    await pressAndLeave(page, './contact', typed, 'Send Message');
    await expect.poll(() => hook.leads().length).toBe(1);
    expect(hook.leads()[0]).toMatchObject({ message: 'Hello', meta: { suspect: ['trap'] } });
    expect(hook.leads()[0]).not.toHaveProperty('reply_by');
  });

  for (const [what, typed] of Object.entries({
    'is empty': { firstName: '', email: 'ada@example.com' },
    'holds blanks alone': { firstName: '  ', email: 'ada@example.com' },
    'holds no address': { firstName: 'Ada', email: 'ada' },
  })) {
    test(`sends no lead that the form would have rejected: a field ${what}`, async ({ page, hook, sheet }) => {
      const { next, written } = await pressAndLeave(page, './audit', typed, 'Get it');
      expect(written).toHaveLength(1);
      await expect.poll(() => entries(next)).toEqual([]);
      await next.waitForTimeout(300);
      expect([...hook.received, ...sheet.received]).toEqual([]);
    });
  }

  for (const store of ['localStorage', 'sessionStorage', 'indexedDB']) {
    test(`sends it when ${store} is denied`, async ({ page, context, hook }) => {
      await context.addInitScript((store) => {
        Object.defineProperty(window, store, {
          get() {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
      }, store);
      await holdCode(page);
      await page.goto('./audit');
      await fill(page, values);
      await press(page);
      await page.waitForTimeout(700);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('./');
      await expect.poll(() => hook.leads()).toMatchObject([{ email: 'ada@example.com' }]);
    });

    test(`sends what a destination rejected when ${store} is denied`, async ({ page, context, sheet, hook, allow }) => {
      allow(failureLines);
      await context.addInitScript((store) => {
        Object.defineProperty(window, store, {
          get() {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
      }, store);
      sheet.manner = 'refuses';
      await page.goto('./audit');
      await fill(page, values);
      await press(page);
      await expect(toast(page, 'Google Sheets Error')).toBeVisible();
      expect(sheet.leads()).toHaveLength(1);
      sheet.manner = 'takes';
      await page.goto('./');
      await expect.poll(() => sheet.leads().length).toBe(2);
      expect(sheet.leads()[1]).toEqual(sheet.leads()[0]);
      expect(hook.leads()).toHaveLength(1);
    });
  }

  test('sends it despite malformed entries', async ({ page, hook }) => {
    await page.goto('./');
    await page.evaluate(async () => {
      for (const [index, text] of ['{', 'null', '[]', '[{},{},{},[],{},"",1]', '{"standings":[{}]}'].entries()) {
        localStorage[`frontage-outbox:${index}`] = text;
        sessionStorage[`frontage-outbox:s${index}`] = text;
      }
      await new Promise<void>((done) => {
        const opening = indexedDB.open('frontage-outbox', 1);
        opening.onupgradeneeded = () => {
          const leads = opening.result.createObjectStore('leads', { keyPath: 'id' });
          leads.put({ id: 'nonsense' });
          leads.put({ id: 'half', standings: null, created: 7 });
        };
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      });
    });
    const { next } = await pressAndLeave(page, './audit', { firstName: 'Ada', email: 'ada@example.com' }, 'Get it');
    await expect.poll(() => hook.leads()).toMatchObject([{ email: 'ada@example.com' }]);
    await expect.poll(() => entries(next)).toEqual([]);
    await expect.poll(() => next.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  });
});

test('a form without an action is sent from its own page when only its own code does not load', async ({
  page,
  hook,
  allow,
}) => {
  allow(/Failed to load resource/);
  await page.route(/newsletter/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.abort();
  });
  await page.goto('./news');
  await page.getByLabel('Your email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => hook.leads()).toMatchObject([{ email: 'ada@example.com', leadId: expect.any(String) }]);
});

test('a browser that posts a form without script sends the id, and the next page sends the same lead', async ({
  page,
  sheet,
  hook,
  allow,
}) => {
  allow(/Failed to load resource|favicon/);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('./audit');
  await fill(page, values);
  await press(page);
  await page.waitForURL(sheet.url);
  const posted = Object.fromEntries(new URLSearchParams(sheet.received[0]));
  expect(posted).toMatchObject({ email: 'ada@example.com', leadId: expect.stringMatching(/^[\da-f-]{36}$/) });
  await page.unroute('**/assets/**/*.js');
  await page.goto('./');
  await expect.poll(() => hook.leads()).toMatchObject([{ email: 'ada@example.com', leadId: posted.leadId }]);
});

test('the same content from two tabs at once is one lead', async ({ page, context, sheet, hook, allow }) => {
  allow(missingLine);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('./audit');
    await fill(tab, values);
    await expect(tab.locator('.lead-form')).toHaveJSProperty('noValidate', true);
  }
  await Promise.all([press(page), press(other)]);
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(new Set([...sheet.leads(), ...hook.leads()].map(({ leadId }) => leadId)).size).toBe(1);
});

test('the same content a day later is the lead that still waits', async ({ page, sheet, allow }) => {
  allow(failureLines);
  sheet.manner = 'refuses';
  await page.goto('./audit');
  await fill(page, values);
  await press(page);
  await expect(toast(page, 'Google Sheets Error')).toBeVisible();
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 90_000_000;
  });
  await page.goto('./audit');
  await fill(page, values);
  await expect(page.locator('.lead-form')).toHaveJSProperty('noValidate', true);
  await press(page);
  await expect(toast(page, 'Google Sheets Error')).toBeVisible();
  expect(sheet.leads().length).toBeGreaterThan(1);
  expect(new Set(sheet.leads().map(({ leadId }) => leadId)).size).toBe(1);
});

/** Changes of a page by a translator or an extension before the code of its islands loads. */
const changes: Record<string, () => void> = {
  'a translator that wraps words in <font>': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, textarea, noscript') || !node.textContent?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data} `);
    }
  },
  'a translator that changes words where they stand': () => {
    for (const label of document.querySelectorAll('[data-island] label, [data-island] button')) {
      if (label.firstChild instanceof Text) label.firstChild.data = `[${label.firstChild.data}]`;
    }
  },
  'an extension that inserts elements': () => {
    for (const root of document.querySelectorAll('[data-island]')) {
      root.prepend(document.createElement('div'), document.createElement('button'));
    }
    for (const field of document.querySelectorAll('[data-island] form input')) {
      field.before(document.createElement('div'), Object.assign(document.createElement('input'), { value: 'mine' }));
      field.after(document.createElement('button'));
    }
  },
  'an extension that takes words away': () => {
    for (const label of document.querySelectorAll('[data-island] label')) label.remove();
  },
};

test.describe('a page that was changed before its code loaded', () => {
  for (const [what, change] of Object.entries(changes)) {
    for (const when of ['before the press', 'after it'] as const) {
      test(`sends what was pressed: ${what}, ${when}`, both, async ({ page, hook, allow }) => {
        allow(missingLine);
        const release = await holdCode(page);
        await page.goto('./audit');
        if (when === 'before the press') await page.evaluate(change);
        for (const [name, value] of [
          ['firstName', 'Ada'],
          ['email', 'ada@example.com'],
        ]) {
          await page.locator(`[name=${name}]`).fill(value ?? '');
        }
        await page.locator('.lead-form [type=submit]').click();
        if (when === 'after it') await page.evaluate(change);
        const [key = ''] = await entries(page);
        await release();
        await expect(page.locator('.form-done')).toBeVisible();
        expect(hook.leads()).toMatchObject([
          { leadId: key.slice('frontage-outbox:'.length), firstName: 'Ada', email: 'ada@example.com' },
        ]);
        expect(await entries(page)).toEqual([]);
      });
    }
  }

  test('has a working form with the typed text', async ({ page, hook, allow }) => {
    allow(missingLine);
    const release = await holdCode(page);
    await page.goto('./audit');
    for (const change of Object.values(changes)) await page.evaluate(change);
    await page.locator('[name=firstName]').fill('Ada');
    await page.locator('[name=email]').pressSequentially('ada@exam');
    await release();
    await expect(page.locator('.lead-form')).toHaveJSProperty('noValidate', true);
    await expect(page.locator('[name=email]')).toBeFocused();
    await page.keyboard.type('ple.com');
    await page.keyboard.press('Enter');
    await expect(page.locator('.form-done')).toBeVisible();
    expect(hook.leads()).toMatchObject([{ firstName: 'Ada', email: 'ada@example.com' }]);
  });
});
