import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import type { Receiver } from './receiver.ts';
import { expect, failureLines, test } from './test.ts';

const form = (page: Page) => page.locator('#begin form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const next = (page: Page) => form(page).locator('.form-next').click();
const send = (page: Page) => form(page).getByRole('button', { name: 'Ask for the price' }).click();
const arrived = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /Thank you, \w+!/ })).toBeVisible();

/** What a receiver got, as `partial Ada`. */
const states = ({ leads }: Receiver) => leads().map(({ status, firstName }) => `${status} ${firstName}`);
const ids = (...receivers: Receiver[]) =>
  new Set(receivers.flatMap(({ leads }) => leads().map(({ leadId }) => leadId)));

async function firstStep(page: Page): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Email').fill('ada@example.com');
  await next(page);
  await expect(field(page, 'How many')).toBeVisible();
}

test.describe('a form that sends partial leads', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./begin');
  });

  test(
    'sends one after the step with an address, and completes it under its id',
    both,
    async ({ page, sheet, hook }) => {
      await firstStep(page);
      await expect.poll(() => [states(sheet), states(hook)]).toEqual([['partial Ada'], ['partial Ada']]);
      expect(sheet.leads()[0]).toMatchObject({ email: 'ada@example.com', formType: 'Price', meta: { form: 'Price' } });
      await field(page, 'How many').fill('3');
      await send(page);
      await arrived(page);
      expect([states(sheet), states(hook)]).toEqual([
        ['partial Ada', 'complete Ada'],
        ['partial Ada', 'complete Ada'],
      ]);
      expect(hook.leads()[1]).toMatchObject({ count: 3 });
      expect(ids(sheet, hook).size).toBe(1);
    },
  );

  test('completes it under its id after a reload', async ({ page, sheet, hook }) => {
    await firstStep(page);
    await expect.poll(() => hook.leads().length).toBe(1);
    await page.reload();
    await expect(field(page, 'How many')).toBeVisible();
    await field(page, 'How many').fill('3');
    await send(page);
    await arrived(page);
    expect(states(hook)).toEqual(['partial Ada', 'complete Ada']);
    expect(ids(sheet, hook).size).toBe(1);
  });

  test('sends one that waits from the next page, unless the full lead came first', async ({ page, hook, allow }) => {
    allow(failureLines);
    hook.manner = 'refuses';
    await firstStep(page);
    await expect.poll(() => hook.leads().length).toBe(1);
    hook.manner = 'takes';
    await page.goto('./news');
    await expect.poll(() => states(hook)).toEqual(['partial Ada', 'partial Ada']);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('partial'))))
      .toEqual([]);
    expect(ids(hook).size).toBe(1);
  });

  test('never sends one after the full lead', async ({ page, sheet, hook, allow }) => {
    allow(failureLines);
    hook.manner = 'refuses';
    await firstStep(page);
    await expect.poll(() => hook.leads().length).toBe(1);
    hook.manner = 'takes';
    await field(page, 'How many').fill('3');
    await send(page);
    await arrived(page);
    await page.reload();
    await page.waitForTimeout(500);
    expect(states(hook)).toEqual(['partial Ada', 'complete Ada']);
    expect(ids(sheet, hook).size).toBe(1);
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort())).toEqual([
      'frontage-lead',
      'frontage-lead-key',
    ]);
  });

  test('waits for the full lead while a request hangs, and sends it last', async ({ page, hook, sheet, allow }) => {
    allow(failureLines);
    hook.slowness = 1500;
    await firstStep(page);
    await expect.poll(() => hook.leads().length).toBe(1);
    await field(page, 'How many').fill('3');
    await send(page);
    await arrived(page);
    expect(states(hook)).toEqual(['partial Ada', 'complete Ada']);
    expect(ids(sheet, hook).size).toBe(1);
  });

  test('sends the full lead alone if nothing can be stored', async ({ page, hook }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
      }
    });
    await page.reload();
    await firstStep(page);
    await field(page, 'How many').fill('3');
    await send(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
    expect(states(hook)).toEqual(['complete Ada']);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('sends one form that is complete', async ({ page, sheet }) => {
      await field(page, 'First name').fill('Ada');
      await field(page, 'Email').fill('ada@example.com');
      await field(page, 'How many').fill('3');
      await send(page);
      await expect.poll(() => sheet.received.length).toBe(1);
      expect(sheet.received[0]).toContain('status=complete');
    });
  });
});
