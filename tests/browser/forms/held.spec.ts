import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { expect, fill, missingLine, test } from './test.ts';

const values = { 'First name': 'Ada', Email: 'ada@example.com', Website: 'example.com' };
const press = (page: Page) => page.getByRole('button', { name: 'Get it' }).click();

/** Keeps the code of islands and of the outbox from coming, until the returned function is called. */
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

test.describe('what is pressed before its code is there', () => {
  test('is sent once, under the id that it was written down with', both, async ({ page, sheet, hook, allow }) => {
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

  test('is sent from the next page, as the form would have sent it', both, async ({ page, context, sheet, hook }) => {
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

/** What a translator or an extension does to a page before the code of its islands is there. */
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

test.describe('a page that was changed before its code came', () => {
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

  test('has a form that works, with what was typed in it', both, async ({ page, hook, allow }) => {
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
