import type { Page } from '@playwright/test';
import { answer, expect, pause, test, told } from './test.ts';

const arrived = (page: Page) => expect(page.getByRole('heading', { name: 'Your question is here' })).toBeVisible();

async function ask(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
}

test.describe('a lead of a form with a page after it', () => {
  test('counts once, on that page', async ({ page, vendors, desk }) => {
    await page.goto('./ask');
    await answer(page, 'Accept');
    await ask(page);
    await arrived(page);
    await expect.poll(() => [told(vendors, 'generate_lead').length, told(vendors, 'Lead').length]).toEqual([1, 1]);
    const [{ leadId }] = desk.leads() as [{ leadId: string }];
    expect(told(vendors, 'generate_lead')).toEqual([`google generate_lead ${leadId}`]);
    const counted = vendors.asked.map((url) => new URL(url).searchParams);
    const leads = counted.filter((query) => query.get('en') === 'generate_lead' || query.get('ev') === 'Lead');
    expect(leads.map((query) => query.get('dl'))).toEqual(['/live/asked', '/live/asked']);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('outbox')))).toEqual([]);

    // Neither a reload nor coming back counts it again.
    await page.reload();
    await page.goBack();
    await page.goForward();
    await arrived(page);
    await page.goto('./asked');
    await pause(page);
    expect(told(vendors, 'generate_lead')).toHaveLength(1);
    expect(told(vendors, 'Lead')).toHaveLength(1);

    // Another lead does.
    await page.goto('./ask');
    await ask(page, 'grace@example.com');
    await arrived(page);
    await expect.poll(() => told(vendors, 'generate_lead').length).toBe(2);
  });

  test('does not count for somebody who has sent none', async ({ page, vendors }) => {
    await page.goto('./asked');
    await answer(page, 'Accept');
    await expect.poll(() => told(vendors, 'page_view').length).toBe(1);
    await pause(page);
    expect(told(vendors, 'generate_lead')).toEqual([]);
  });

  test('counts where it arrives in the end, if the form could not send it', async ({ context, vendors, desk }) => {
    const page = await context.newPage();
    await page.goto('./ask');
    await answer(page, 'Accept');
    desk.manner = 'refuses';
    await ask(page);
    await expect(page.getByText('Saved here, and sent by itself.')).toBeVisible();
    expect(told(vendors, 'generate_lead')).toEqual([]);
    desk.manner = 'takes';
    await page.goto('./plain');
    await expect.poll(() => told(vendors, 'generate_lead').length).toBe(1);
    expect(vendors.asked.at(-1)).toContain('/live/plain');
    await page.goto('./asked');
    await pause(page);
    expect(told(vendors, 'generate_lead')).toHaveLength(1);
  });

  test('counts nowhere without consent', async ({ page, vendors }) => {
    await page.goto('./ask');
    await answer(page, 'Reject');
    await ask(page);
    await arrived(page);
    await pause(page);
    expect(vendors.asked).toEqual([]);
  });
});
