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

  test('skips a step, and leaves out the answers of fields that are hidden again', both, async ({ page, sheet }) => {
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
