import type { Locator, Page } from '@playwright/test';
import { both } from '../client.ts';
import { violations } from '../site/axe.ts';
import { expect, test } from './test.ts';

const form = (page: Page) => page.locator('form[data-steps]');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const back = (page: Page) => page.getByRole('button', { name: 'Back' });
const send = (page: Page) => page.getByRole('button', { name: 'Ask for a price' });
const heading = (page: Page, title: string): Locator => page.locator('legend', { hasText: title });

const expectStep = async (page: Page, count: string, title: string) => {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: count })).toBeVisible();
  await expect(page.locator('.form-step:visible')).toHaveCount(1);
};

const ready = async (page: Page) => {
  await page.goto('./steps');
  await expect(form(page)).toHaveAttribute('data-step', '1');
};

const choose = async (page: Page, service: string) => page.getByRole('radio', { name: service }).check();

/** Goes through all steps but the last, for a fence, which asks for the wood. */
const toContact = async (page: Page) => {
  await choose(page, 'A fence');
  await page.getByRole('radio', { name: 'Oak', exact: true }).check();
  await next(page).click();
  await page.getByLabel('Size in square metres').fill('40');
  await next(page).click();
  await page.getByLabel('Preferred day').fill('2099-01-05');
  await next(page).click();
};

const contact = async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('checkbox', { name: /^You may write/ }).check();
};

const arrived = (page: Page) => expect(page.getByText('What you sent has arrived.')).toBeVisible();

test.describe('a form in four steps', () => {
  test.beforeEach(({ page }) => ready(page));

  test('leads through its steps, and sends what was asked', both, async ({ page, sheet }) => {
    await expectStep(page, 'Step 1 of 4', 'What do you need?');
    await toContact(page);
    await expectStep(page, 'Step 4 of 4', 'Where do we reach you?');
    await contact(page);
    await send(page).click();
    await arrived(page);
    expect(sheet.leads()).toHaveLength(1);
    const { leadId: _, submissionDate: _date, meta, ...payload } = sheet.leads()[0] ?? {};
    expect(payload).toEqual({
      service: 'fence',
      wood: 'oak',
      size: 40,
      day: '2099-01-05',
      urgent: false,
      name: 'Ada',
      email: 'ada@example.com',
      consent: true,
    });
    expect(meta).toHaveProperty('consents.consent.version', '2026-11');
  });

  test('skips a step, and leaves out the answers of fields that are hidden again', async ({ page, sheet }) => {
    await toContact(page);
    for (let left = 3; left > 0; left -= 1) await back(page).click();
    await choose(page, 'Advice');
    await expect(page.getByRole('radio', { name: 'Oak', exact: true })).toBeHidden();
    await next(page).click();
    await expectStep(page, 'Step 2 of 3', 'When may we come?');
    await next(page).click();
    await contact(page);
    await send(page).click();
    await arrived(page);
    expect(sheet.leads()[0]).toMatchObject({ service: 'advice', day: '2099-01-05' });
    for (const hidden of ['wood', 'size', 'phone']) expect(sheet.leads()[0]).not.toHaveProperty(hidden);
  });

  test('brings back an answer with its field', both, async ({ page }) => {
    await choose(page, 'A fence');
    await page.getByRole('radio', { name: 'Oak', exact: true }).check();
    await choose(page, 'A lawn');
    await choose(page, 'A fence');
    await expect(page.getByRole('radio', { name: 'Oak', exact: true })).toBeChecked();
  });

  test('has nothing that axe finds in any step, also with errors', async ({ page }) => {
    test.slow();
    for (const step of ['service', 'size', 'day', 'contact']) {
      await (step === 'contact' ? send(page) : next(page)).click();
      await expect(page.locator('.field-error').first()).toBeVisible();
      expect(await violations(page), `${step} with errors`).toEqual([]);
      if (step === 'service') await choose(page, 'A lawn');
      if (step === 'size') await page.getByLabel('Size in square metres').fill('40');
      if (step === 'day') {
        await page.getByLabel('Preferred day').fill('2099-01-05');
        await page.getByLabel('It is urgent').check();
      }
      expect(await violations(page), step).toEqual([]);
      if (step !== 'contact') await next(page).click();
    }
  });
});

test.describe('going back and forth', () => {
  test.beforeEach(({ page }) => ready(page));

  test('the browser leads through the steps, and off the page', async ({ page }) => {
    await toContact(page);
    await page.goBack();
    await expectStep(page, 'Step 3 of 4', 'When may we come?');
    await expect(page.locator('legend:focus')).toContainText('When may we come?');
    await page.keyboard.press('Enter');
    await expectStep(page, 'Step 4 of 4', 'Where do we reach you?');
    await page.goBack();
    await expectStep(page, 'Step 3 of 4', 'When may we come?');
    await page.goForward();
    await expectStep(page, 'Step 4 of 4', 'Where do we reach you?');
    await page.evaluate(() => {
      location.hash = 'garden';
    });
    await expectStep(page, 'Step 4 of 4', 'Where do we reach you?');
    for (let entries = 4; entries > 0; entries -= 1) await page.goBack();
    await expectStep(page, 'Step 1 of 4', 'What do you need?');
    await expect(page.getByRole('radio', { name: 'A fence' })).toBeChecked();
    await page.goBack();
    expect(page.url()).not.toContain('/steps');
  });

  test('leaves one entry of the page behind once it is sent', async ({ page }) => {
    await toContact(page);
    await contact(page);
    await send(page).click();
    await arrived(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('[0]');
    await page.goBack();
    expect(page.url()).not.toContain('/steps');
  });

  test('the Back button leads back, with the answers', both, async ({ page }) => {
    await toContact(page);
    await back(page).click();
    await back(page).click();
    await expectStep(page, 'Step 2 of 4', 'How large is it?');
    await expect(page.getByLabel('Size in square metres')).toHaveValue('40');
  });

  test('an error in an earlier step shows that step', async ({ page, sheet }) => {
    await toContact(page);
    await contact(page);
    await page.evaluate(() => {
      for (const size of document.querySelectorAll<HTMLInputElement>('[name=size]')) size.value = '';
    });
    await send(page).click();
    await expectStep(page, 'Step 2 of 4', 'How large is it?');
    await expect(page.getByLabel('Size in square metres')).toBeFocused();
    expect(sheet.leads()).toEqual([]);
    await page.getByLabel('Size in square metres').fill('12');
    await next(page).click();
    await next(page).click();
    await send(page).click();
    await arrived(page);
    expect(sheet.leads()[0]).toMatchObject({ size: 12 });
  });
});

test.describe('a reload', () => {
  test('brings back the step, the answers and the consent', both, async ({ page, sheet }) => {
    await ready(page);
    await toContact(page);
    await contact(page);
    await page.reload();
    await expectStep(page, 'Step 4 of 4', 'Where do we reach you?');
    await expect(page.getByRole('checkbox', { name: /^You may write/ })).toBeChecked();
    await send(page).click();
    await arrived(page);
    expect(sheet.leads()[0]).toMatchObject({ service: 'fence', wood: 'oak', size: 40, name: 'Ada', consent: true });
    await page.reload();
    await expectStep(page, 'Step 1 of 4', 'What do you need?');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('knows the phone numbers that it brings back, once they are touched', async ({ page, sheet }) => {
    await ready(page);
    await toContact(page);
    await back(page).click();
    await page.getByLabel('It is urgent').check();
    await next(page).click();
    await contact(page);
    const first = page.waitForResponse(/\/phones-/);
    await page.getByLabel('Phone').fill('(202) 555-0142');
    await first;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    await expectStep(page, 'Step 4 of 4', 'Where do we reach you?');
    expect(requests.filter((url) => /\/phones-/.test(url))).toEqual([]);
    await send(page).click();
    await arrived(page);
    const { phone, meta } = sheet.leads()[0] ?? {};
    expect(phone).toBe('(202) 555-0142');
    expect(meta).toHaveProperty('phones.phone', '+12025550142');
    // The person saw the form long before the reload.
    expect(meta).not.toHaveProperty('suspect');
  });

  test('refuses a number that it brings back, and that nobody can have', async ({ page, sheet }) => {
    await ready(page);
    await toContact(page);
    await back(page).click();
    await page.getByLabel('It is urgent').check();
    await next(page).click();
    await contact(page);
    await page.getByLabel('Phone').fill('202 555');
    await page.reload({ waitUntil: 'networkidle' });
    const loaded = page.waitForResponse(/\/phones-/);
    await page.getByLabel('Email').click();
    await loaded;
    await send(page).click();
    await expect(page.getByLabel('Phone')).toBeFocused();
    expect(sheet.leads()).toEqual([]);
    await send(page).click();
    await arrived(page);
  });

  test('does not bring back a consent to other words', async ({ page }) => {
    await ready(page);
    await toContact(page);
    await contact(page);
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(sessionStorage)) {
        sessionStorage.setItem(key, String(value).replace('2026-11: You', '2026-10: We'));
      }
    });
    await page.reload();
    await expectStep(page, 'Step 4 of 4', 'Where do we reach you?');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
    await expect(page.getByRole('checkbox', { name: /^You may write/ })).not.toBeChecked();
  });

  test('goes as far as the answers are valid', async ({ page }) => {
    await ready(page);
    await toContact(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expectStep(page, 'Step 1 of 4', 'What do you need?');
  });

  test('concerns one tab alone', async ({ page, context }) => {
    await ready(page);
    await toContact(page);
    const other = await context.newPage();
    await ready(other);
    await expectStep(other, 'Step 1 of 4', 'What do you need?');
    await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);
    await choose(other, 'Advice');
    await next(other).click();
    await page.reload();
    await expectStep(page, 'Step 4 of 4', 'Where do we reach you?');
    await other.close();
  });
});

test('the keyboard alone leads through the form', async ({ page, sheet }) => {
  await ready(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('radio', { name: 'A lawn' }).focus();
  await press('Enter');
  await expect(page.locator('.field-error')).toHaveText('Please choose one.');
  // The focus is on the first card of the group.
  await press('Space', 'Enter');
  await expect(page.locator('legend:focus')).toContainText('How large is it?');
  await press('Tab');
  await page.keyboard.type('1,250');
  await press('Enter');
  await expect(page.locator('legend:focus')).toContainText('When may we come?');
  await page.getByLabel('Preferred day').fill('2099-01-05');
  await page.getByLabel('It is urgent').focus();
  await press('Space', 'Tab', 'Tab', 'Enter');
  await expect(page.locator('legend:focus')).toContainText('Where do we reach you?');
  await press('Tab');
  await page.keyboard.type('Ada');
  await press('Tab');
  await page.keyboard.type('ada@example.com');
  await press('Tab');
  await page.keyboard.type('(202) 555-0142');
  await page.getByRole('checkbox', { name: /^You may write/ }).focus();
  await press('Space', 'Enter');
  await arrived(page);
  expect(sheet.leads()[0]).toMatchObject({ service: 'lawn', size: 1250, urgent: true, phone: '(202) 555-0142' });
});

test('looks before its code has come as it does then', async ({ page }) => {
  let late = true;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    while (late) await new Promise((done) => setTimeout(done, 50));
    await route.continue();
  });
  await page.goto('./steps');
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.lead-form *')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // The press scrolls.
        const box = [x, y + scrollY, width, height].map((length) => length.toFixed(2));
        return height > 1 ? [`${element.localName} ${box.join(' ')}`] : [];
      }),
    );
  const before = await shown();
  // A press that comes too early counts as soon as the code is there.
  await next(page).click();
  late = false;
  await expect(form(page)).toHaveAttribute('data-step', '1');
  await expect(page.locator('.field-error')).toHaveText('Please choose one.');
  expect(before.length).toBeGreaterThan(10);
  await choose(page, 'Advice');
  await expect(page.locator('.field-error')).toHaveCount(0);
  expect(await shown()).toEqual(before);
});

test('no press on Next is sent as a lead when the visitor leaves', async ({ page, sheet }) => {
  let late = true;
  await page.route(/\/assets\/.*\.js$/, (route) => (late ? undefined : route.continue()));
  await page.goto('./steps');
  await choose(page, 'Advice');
  await next(page).click();
  late = false;
  await page.goto('./news');
  await page.waitForTimeout(1500);
  expect(sheet.leads()).toEqual([]);
});

for (const [what, size] of [
  ['a small phone', { width: 320, height: 640 }],
  ['a zoom of 400 %', { width: 320, height: 256 }],
] as const) {
  test(`fits ${what}`, async ({ page, sheet }) => {
    await page.setViewportSize(size);
    await ready(page);
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await fits();
    await toContact(page);
    await fits();
    await expect(page.locator('legend:focus')).toBeInViewport();
    await contact(page);
    await send(page).click();
    await arrived(page);
    expect(sheet.leads()).toHaveLength(1);
  });
}

test('shows its progress and its choices in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await ready(page);
  await choose(page, 'A fence');
  const bar = page.getByRole('progressbar');
  const edge = await bar.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  await next(page).click();
  await page.getByRole('radio', { name: 'Oak', exact: true }).check();
  await next(page).click();
  await expectStep(page, 'Step 2 of 4', 'How large is it?');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps are one form, which the browser posts', async ({ page, sheet }) => {
    await page.goto('./steps');
    await expect(page.locator('.form-step:visible')).toHaveCount(4);
    await expect(next(page)).toBeHidden();
    await choose(page, 'Advice');
    await page.getByLabel('Preferred day').fill('2099-01-05');
    await contact(page);
    await send(page).click();
    await expect.poll(() => sheet.received.length).toBe(1);
    const posted = new URLSearchParams(sheet.received[0]);
    expect(posted.get('service')).toBe('advice');
    expect(posted.get('size')).toBe('');
  });
});
