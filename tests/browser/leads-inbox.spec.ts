import { test as base, expect, type Page } from '@playwright/test';
import { startPreview } from '../../cli/commands/preview.ts';
import { Inbox } from '../../cli/serve/leads/index.ts';
import { frontage } from '../command.ts';
import { tempSite } from '../temp-site.ts';
import { violations } from './site/axe.ts';

interface WorkerFixtures {
  readonly served: { readonly home: string; readonly inbox: Inbox };
}

interface Fixtures {
  readonly inbox: Inbox;
  /** The open page of the inbox; its console must stay empty. */
  readonly inboxPage: Page;
}

/** A site of forms behind the inbox, and two tabs: a visitor's and an observer's. */
const test = base.extend<Fixtures, WorkerFixtures>({
  served: [
    async ({ browserName: _ }, use) => {
      const site = tempSite('forms');
      site.edit('pages.config.ts', "label: 'Zapier',", "label: 'Zapier', acceptsForms: true,");
      const env = { PUBLIC_SHEET: 'https://sheet.example/exec', PUBLIC_HOOK: 'https://hook.example/lead' };
      const { code, stderr } = await frontage(['build', '--quiet'], { cwd: site.root, env });
      if (code !== 0) throw new Error(`The site of forms is not built:\n${stderr}`);
      const inbox = new Inbox();
      const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1', inbox });
      await use({ home: server.url, inbox });
      await server.close();
      site.drop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.home),
  contextOptions: { reducedMotion: 'reduce' },
  inbox: async ({ served }, use) => use(served.inbox),
  inboxPage: async ({ context, served }, use) => {
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    await page.goto(new URL('/__leads', served.home).href);
    await expect(page.getByRole('status')).toHaveText('Listening');
    await page.getByRole('button', { name: 'Clear' }).click();
    await choose(page, 'All of them', 'Takes it');
    await expect(page.getByRole('article')).toHaveCount(0);
    await use(page);
    expect(noise).toEqual([]);
  },
});

/** Switches a simulated failure on, and waits until the server has it. */
async function choose(page: Page, destination: string, fault: string): Promise<void> {
  const switched = page.waitForResponse('**/__leads/faults');
  await page.getByLabel(destination).selectOption(fault);
  await switched;
}

async function sendContactForm(page: Page, message: string): Promise<void> {
  await page.goto('./contact');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

test('a lead appears on the open page at once, and after a reload', async ({ page, inboxPage }) => {
  await sendContactForm(page, 'Hello');
  await expect(page.locator('.toast')).toContainText('Form submitted successfully!');
  const card = inboxPage.getByRole('article', { name: 'Send Message' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('listitem')).toHaveText([/^Google SheetsTaken.* after the submit$/, /^ZapierTaken/]);
  await expect(card.getByRole('row', { name: 'email' })).toHaveText('emailada@example.com');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/forms/contact');
  await expect(inboxPage.getByRole('status')).toHaveText('Send Message: Zapier');
  const before = await card.innerText();
  await inboxPage.reload();
  expect(await card.innerText()).toBe(before);
  await inboxPage.getByRole('button', { name: 'Clear' }).click();
  await expect(inboxPage.getByText('Nothing yet.')).toBeVisible();
});

test('any sent value is shown as text', async ({ page, inboxPage }) => {
  const message = '</td><img src=x onerror="document.title=1"><script>document.title = 2</script>{{facts.phone}}';
  await sendContactForm(page, message);
  await expect(inboxPage.getByRole('row', { name: 'message' })).toHaveText(`message${message}`);
  await expect(inboxPage.locator('main img, main script')).toHaveCount(0);
  await inboxPage.reload();
  await expect(inboxPage.getByRole('row', { name: 'message' })).toHaveText(`message${message}`);
  await expect(inboxPage).toHaveTitle('Lead inbox');
});

test('a simulated failure shows the visitor the error that is declared for it', async ({ page, inboxPage }) => {
  await choose(inboxPage, 'Google Sheets', 'Answers 500');
  await page.goto('./audit');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Get it' }).click();
  await expect(page.locator('.toast')).toContainText(['Google Sheets Error']);
  await expect(inboxPage.getByRole('listitem').filter({ hasText: 'Google Sheets' })).toContainText('Answers 500');
  await expect(inboxPage.getByRole('listitem').filter({ hasText: 'Zapier' })).toContainText('Taken');

  await choose(inboxPage, 'Google Sheets', 'Takes it');
  await page.goto('./contact');
  const again = inboxPage.getByRole('listitem').filter({ hasText: 'attempt 2' });
  await expect(again).toContainText('Google SheetsTaken');
  await expect(inboxPage.getByText('Repeated')).toHaveCount(0);
});

test('a visitor without network reads that nothing is lost, and the lead arrives once it is back', async ({
  page,
  inboxPage,
  inbox,
}) => {
  await choose(inboxPage, 'All of them', 'The visitor is offline');
  await sendContactForm(page, 'Hello from nowhere');
  await expect(page.getByText('Saved here, and sent by itself.')).toBeVisible({ timeout: 15_000 });
  expect(inbox.arrivals).toEqual([]);
  await choose(inboxPage, 'All of them', 'Takes it');
  await page.goto('./news');
  await expect(inboxPage.getByRole('listitem')).toHaveText([/^Google SheetsTaken/, /^ZapierTaken/]);
});

test('two observers see the same simulated failures', async ({ context, inboxPage }) => {
  const other = await context.newPage();
  await other.goto(inboxPage.url());
  await expect(other.getByRole('status')).toHaveText('Listening');
  await choose(other, 'Zapier', 'Never answers');
  await expect(inboxPage.getByLabel('Zapier')).toHaveValue('hang');
  await expect(inboxPage.getByLabel('All of them')).toHaveValue('');
  await choose(inboxPage, 'All of them', 'Takes it');
  await expect(other.getByLabel('Zapier')).toHaveValue('none');
});

test('without script, a form is accepted and links back, and a button sets failures', async ({ browser, served }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.home });
  const page = await context.newPage();
  await page.goto('./contact');
  await page.getByLabel('Email').fill('native@example.com');
  await page.getByLabel('Message').fill('Without script');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL('./contact');
  await page.goto('/__leads');
  await expect(page.getByRole('article').first()).toContainText('native@example.com');
  await page.getByLabel('Zapier').selectOption('hang');
  await page.getByRole('button', { name: 'Set' }).last().click();
  await page.getByLabel('All of them').selectOption('none');
  await page.getByRole('button', { name: 'Set' }).first().click();
  await expect(page.getByLabel('Zapier')).toHaveValue('none');
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`is accessible, ${colorScheme}, ${width} wide`, async ({ page, inboxPage }) => {
      await sendContactForm(page, `Long${'word'.repeat(60)}`);
      await expect(inboxPage.getByRole('listitem')).toHaveCount(2);
      await choose(inboxPage, 'Zapier', 'Answers 500');
      await inboxPage.emulateMedia({ colorScheme });
      await inboxPage.setViewportSize({ width, height: 844 });
      await inboxPage.getByText('What the site adds').click();
      expect(await violations(inboxPage)).toEqual([]);
      expect(await inboxPage.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
