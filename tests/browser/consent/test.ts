import { expect, type Locator, type Page } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { tempSite } from '../../temp-site.ts';
import { test as base, shared } from '../client.ts';
import { fresh, type Receiver, startReceiver } from '../forms/receiver.ts';
import { quietPage } from '../quiet-page.ts';
import { standIn, type Vendors } from './vendors.ts';

export { expect };

interface Fixtures {
  /** The destination of the site's forms. */
  readonly desk: Receiver;
  readonly vendors: Vendors;
}

const pixels = `
  pixels: {
    ga4: { id: 'G-TEST123456' },
    meta: { id: '123456789012345' },
    consent: { privacy: { label: 'What they learn', href: '/plain' }, locales: { de: { accept: 'Ja', reject: 'Nein' } } },
  },
`;

const builtOnce = shared(async () => {
  const site = tempSite('live');
  site.edit('pages.config.ts', "  locale: 'en-US',\n", `  locale: 'en-US',\n${pixels}`);
  const desk = await startReceiver();
  const { code, stderr } = await frontage(['build', '--quiet'], { cwd: site.root, env: { PUBLIC_DESK: desk.url } });
  if (code !== 0) throw new Error(`The site with pixels is not built:\n${stderr}`);
  const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1' });
  return {
    made: { home: server.url, desk },
    close: async () => {
      await server.close();
      desk.close();
      site.drop();
    },
  };
});

/**
 * Tests over the site of `fixtures/live` with pixels, served with its own policy, with fake vendors. Each fails if its
 * page writes to the console, as policy violations do.
 */
export const test = base.extend<Fixtures & { built: { readonly home: string; readonly desk: Receiver } }>({
  built: async ({ browserName: _ }, use) => use(await builtOnce()),
  baseURL: async ({ built }, use) => use(built.home),
  contextOptions: { reducedMotion: 'reduce' },
  desk: [({ built }, use) => fresh(built.desk, use), { auto: true }],
  vendors: [async ({ context }, use) => use(await standIn(context)), { auto: true }],
  page: async ({ page }, use) => quietPage(page, () => use(page)),
});

/** The question over the page. */
export const question = (page: Page): Locator => page.locator('body > .consent-card');

/** Answers the question. */
export async function answer(page: Page, word: 'Accept' | 'Reject'): Promise<void> {
  await question(page).getByRole('button', { name: word }).click();
  await expect(question(page)).toBeHidden();
}

/** Fills in and sends the form of the page. */
export async function send(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

/** Returns what the browser stores for the site. */
export async function kept(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => `cookie ${name}`)].sort();
}

/** Returns what the vendors got for one event. */
export const told = ({ heard }: Vendors, event: string): string[] =>
  heard.filter((line) => line.split(' ')[1] === event);

/** Waits long enough for what must not happen. */
export const pause = (page: Page): Promise<void> => page.waitForTimeout(600);
