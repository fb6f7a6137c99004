import type { Page } from '@playwright/test';
import type { Attribution } from '../../../renderer/client/attribution/index.ts';
import type { Receiver } from '../forms/receiver.ts';
import { expect, test } from './test.ts';

const campaign = { utm_source: 'ads', utm_campaign: 'spring roofs', gclid: 'G1' };
const query = new URLSearchParams({ ...campaign, email: 'ada@example.com' });

async function send(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

function attributionOf(desk: Receiver): Attribution {
  expect(desk.leads()).toHaveLength(1);
  return (desk.leads()[0] as { meta: { attribution: Attribution } }).meta.attribution;
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
}

test('a lead contains the landing page, the referrer, the campaign and the build of its sender', async ({
  page,
  desk,
}) => {
  await page.goto(`./form?${query}`, { referer: 'https://search.example.com/' });
  await send(page);
  const build = await page.locator('#frontage-islands').getAttribute('data-build');
  expect(build).toMatch(/^[0-9a-f]{8}$/);
  const touch = { landing: '/live/form', referrer: 'https://search.example.com/', campaign };
  expect(attributionOf(desk)).toEqual({ first: touch, last: touch, build });
  expect(await kept(page)).toEqual(['frontage-lead-key']);
});

test('it contains them pages later, although nothing was stored and no link changed', async ({ page, desk }) => {
  await page.goto(`./plain?${query}`);
  await page.getByRole('link', { name: 'On', exact: true }).click();
  await page.waitForURL('**/plain-too');
  await page.getByRole('link', { name: 'To the form' }).click();
  await page.waitForURL('**/form');
  expect(await kept(page)).toEqual([]);
  await send(page);
  const touch = { landing: '/live/plain', campaign };
  expect(attributionOf(desk)).toMatchObject({ first: touch, last: touch });
});

test('a later campaign is the last touch, and the earlier one stays the first', async ({ page, desk }) => {
  await page.goto('./plain?utm_source=letter');
  await page.goto('./plain-too?utm_source=ads');
  await page.goto('./form');
  await send(page);
  expect(attributionOf(desk)).toMatchObject({
    first: { landing: '/live/plain', campaign: { utm_source: 'letter' } },
    last: { landing: '/live/plain-too', campaign: { utm_source: 'ads' } },
  });
});

test.describe('without the Navigation API', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    await page.goto(`./form?${query}`);
    await page.getByLabel('Email').fill('ada@example.com');
    await expect.poll(() => page.evaluate(handsOn)).toBe(true);
  });
  /** Whether links of the page carry the campaign: this code loads after the form's. */
  const handsOn = () => {
    const link = Object.assign(document.createElement('a'), { href: '/live/plain-too' });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    link.remove();
    return link.search !== '';
  };
  const onward = (page: Page) => page.getByRole('link', { name: 'On', exact: true });

  test('a link within the site carries the campaign only when it is followed', async ({ page }) => {
    expect(await onward(page).getAttribute('href')).toBe('/live/plain-too');
    await onward(page).click();
    await page.waitForURL((url) => url.pathname === '/live/plain-too');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(campaign);
  });

  test('not after a lead was sent', async ({ page }) => {
    await send(page);
    await onward(page).click();
    await page.waitForURL('**/plain-too');
  });

  test('not after the visitor has chosen', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('frontage-consent', 'no'));
    await onward(page).click();
    await page.waitForURL('**/plain-too');
  });
});

test('with consent the first touch outlives the visit, and is deleted when consent is withdrawn', async ({
  page,
  context,
  desk,
}) => {
  await page.goto(`./form?${query}`, { referer: 'https://search.example.com/' });
  await page.getByLabel('Email').fill('ada@example.com');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  const choose = (on: Page, choice: 'yes' | 'no') =>
    on.evaluate((choice) => {
      localStorage.setItem('frontage-consent', choice);
      dispatchEvent(new CustomEvent('frontage:consent', { detail: { choice } }));
    }, choice);
  await choose(page, 'yes');
  // The form may start before the listener; it reads a choice that was made by then.
  await expect.poll(() => kept(page)).toEqual(['frontage-consent', 'frontage-first-touch', 'frontage-last-touch']);
  const later = await context.newPage();
  await later.goto('./form?utm_source=letter');
  await send(later);
  expect(attributionOf(desk)).toMatchObject({
    first: { landing: '/live/form', referrer: 'https://search.example.com/', campaign },
    last: { campaign: { utm_source: 'letter' } },
  });
  await choose(page, 'no');
  expect(await kept(page)).toEqual(['frontage-consent', 'frontage-lead-key']);
});

test('the scheduler gets the campaign and nothing else, although no form was touched', async ({ page, context }) => {
  await context.route('https://book.example.org/**', (route) => route.fulfill({ body: 'Days' }));
  await page.goto(`./form?${query}`);
  const [booking] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'See free days' }).click(),
  ]);
  await booking.waitForURL('https://book.example.org/**');
  expect(Object.fromEntries(new URL(booking.url()).searchParams)).toEqual({
    kind: 'first',
    utm_source: 'ads',
    utm_campaign: 'spring roofs',
  });
});
