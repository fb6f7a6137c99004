import { answer, expect, kept, pause, question, send, test, told } from './test.ts';

test('sends no request to vendors and stores nothing before a choice', async ({ page, vendors }) => {
  await page.goto('./form?utm_source=ads');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 2000);
  await pause(page);
  await expect(question(page)).toBeVisible();
  expect(vendors.asked).toEqual([]);
  expect(await kept(page)).toEqual([]);
});

test('after "accept": denied first, then granted, then the tag, and both vendors get the page view', async ({
  page,
  vendors,
}) => {
  await page.goto('./form?utm_source=ads&email=ada%40example.com');
  await answer(page, 'Accept');
  await expect
    .poll(() => [...vendors.heard].sort())
    .toEqual(['google page_view', 'google script', 'meta PageView', 'meta script']);
  const commands = await page.evaluate(() => (window as unknown as { commands: unknown[][] }).commands);
  const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(commands[0]).toEqual(['consent', 'default', { analytics_storage: 'denied', ...advertising }]);
  expect(commands[1]).toEqual(['consent', 'update', { analytics_storage: 'granted', ...advertising }]);
  expect(commands[2]?.[0]).toBe('js');
  expect(commands[3]).toEqual([
    'config',
    'G-TEST123456',
    {
      page_location: `${page.url().split('?')[0]}?utm_source=ads`,
      allow_google_signals: false,
      cookie_expires: 180 * 86_400,
    },
  ]);
  expect(await kept(page)).toEqual(['cookie _fbp', 'cookie _ga', 'cookie _ga_TEST123456', 'frontage-consent']);
});

test('after "reject" nothing is requested, on this page and the next, and only the choice is stored', async ({
  page,
  vendors,
}) => {
  await page.goto('./form');
  await answer(page, 'Reject');
  await send(page);
  await page.goto('./plain');
  await pause(page);
  await expect(question(page)).toBeHidden();
  expect(vendors.asked).toEqual([]);
  expect(await kept(page)).toEqual(['frontage-consent', 'frontage-lead-key']);
});

test('a lead is counted once with its id, however often and wherever it is sent', async ({
  page,
  context,
  vendors,
  desk,
}) => {
  await page.goto('./form');
  await answer(page, 'Accept');
  desk.slowness = 300;
  const other = await context.newPage();
  await other.goto('./form');
  await Promise.all([send(page), send(other)]);
  const id = String((desk.leads()[0] as { leadId: string }).leadId);
  await expect.poll(() => told(vendors, 'generate_lead')).toEqual([`google generate_lead ${id}`]);
  await expect.poll(() => told(vendors, 'Lead')).toEqual([`meta Lead ${id}`]);
  await page.reload();
  await send(page);
  await pause(page);
  expect(told(vendors, 'generate_lead')).toHaveLength(1);
  expect(told(vendors, 'Lead')).toHaveLength(1);
  await page.reload();
  await send(page, 'grace@example.com');
  await expect.poll(() => told(vendors, 'Lead')).toHaveLength(2);
  expect(await kept(page)).toContain('frontage-counted');
});

test('a lead that a destination rejects first is counted once it arrives, by the page that is open then', async ({
  page,
  vendors,
  desk,
}) => {
  page.removeAllListeners('console');
  await page.goto('./form');
  await answer(page, 'Accept');
  desk.manner = 'refuses';
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.poll(() => desk.received.length).toBeGreaterThan(0);
  await pause(page);
  expect(told(vendors, 'Lead')).toEqual([]);
  desk.manner = 'takes';
  await page.goto('./plain');
  await expect.poll(() => told(vendors, 'Lead')).toHaveLength(1);
  await expect.poll(() => told(vendors, 'generate_lead')).toHaveLength(1);
  await page.reload();
  await pause(page);
  expect(told(vendors, 'Lead')).toHaveLength(1);
});

test('a lead that arrives before the tracking code loads is counted', async ({ page, vendors, desk }) => {
  page.removeAllListeners('console');
  await page.goto('./form');
  await answer(page, 'Accept');
  desk.manner = 'refuses';
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.poll(() => desk.received.length).toBeGreaterThan(0);
  await pause(page);
  const refused = desk.received.length;
  desk.manner = 'takes';
  await page.route('**/assets/consent-*.js', async (route) => {
    await expect.poll(() => desk.received.length, { timeout: 15_000 }).toBeGreaterThan(refused);
    await pause(page);
    await route.continue();
  });
  await page.goto('./plain');
  await expect.poll(() => told(vendors, 'Lead'), { timeout: 20_000 }).toHaveLength(1);
});

test('events before consent are not counted: neither the lead nor the booking', async ({ page, vendors }) => {
  await page.goto('./form');
  await send(page);
  await page.evaluate(() => dispatchEvent(new CustomEvent('frontage:track', { detail: { name: 'Schedule' } })));
  await answer(page, 'Accept');
  await expect.poll(() => told(vendors, 'PageView')).toHaveLength(1);
  await pause(page);
  expect([...told(vendors, 'Lead'), ...told(vendors, 'generate_lead'), ...told(vendors, 'Schedule')]).toEqual([]);
});

test('a booking is counted, and withdrawal takes effect at once: nothing more is sent, cookies and ids are deleted', async ({
  page,
  vendors,
}) => {
  const book = () =>
    page.evaluate(() => dispatchEvent(new CustomEvent('frontage:track', { detail: { name: 'Schedule' } })));
  await page.goto('./form');
  await answer(page, 'Accept');
  await send(page);
  await book();
  await expect.poll(() => told(vendors, 'Schedule')).toEqual(['meta Schedule']);
  await expect.poll(() => told(vendors, 'schedule')).toEqual(['google schedule']);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => kept(page)).toEqual(['frontage-consent', 'frontage-lead-key']);
  const before = vendors.asked.length;
  await book();
  await pause(page);
  expect(vendors.asked.length).toBe(before);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await book();
  await expect.poll(() => told(vendors, 'Schedule')).toHaveLength(2);
});

test('two tabs share the choice', async ({ page, context, vendors }) => {
  await page.goto('./plain');
  const other = await context.newPage();
  await other.goto('./plain-too');
  await expect(question(other)).toBeVisible();
  await answer(page, 'Accept');
  await expect(question(other)).toBeHidden();
  await expect.poll(() => told(vendors, 'PageView')).toHaveLength(2);
  await other.getByRole('button', { name: 'Privacy choices' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST123456'))).toBe(true);
});

test('Global Privacy Control is a "no" without a question, until the visitor chooses otherwise', async ({
  page,
  vendors,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('./plain');
  await pause(page);
  await expect(question(page)).toBeHidden();
  expect(await kept(page)).toEqual([]);
  await page.evaluate((until) => localStorage.setItem('frontage-consent', `yes ${until} ga4+meta`), Date.now() * 2);
  await page.reload();
  await pause(page);
  expect(vendors.asked).toEqual([]);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => told(vendors, 'PageView')).toHaveLength(1);
  await page.reload();
  await expect.poll(() => told(vendors, 'PageView')).toHaveLength(2);
});

test('an expired choice, or one about other services, is asked again; a "no" is valid for all services', async ({
  page,
  vendors,
}) => {
  await page.goto('./plain');
  const store = (record: string) => page.evaluate((value) => localStorage.setItem('frontage-consent', value), record);
  for (const record of [`yes ${Date.now() - 1} ga4+meta`, `yes ${Date.now() * 2} ga4`, 'yes', 'perhaps']) {
    await store(record);
    await page.reload();
    await expect(question(page), record).toBeVisible();
  }
  await store(`no ${Date.now() * 2} ga4`);
  await page.reload();
  await pause(page);
  await expect(question(page)).toBeHidden();
  expect(vendors.asked).toEqual([]);
});

test('without storage there is no question and no pixel', async ({ page, vendors }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError');
      },
    }),
  );
  await page.goto('./plain');
  await pause(page);
  await expect(question(page)).toBeHidden();
  expect(vendors.asked).toEqual([]);
});
