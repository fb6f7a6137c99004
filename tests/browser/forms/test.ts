import { expect, type Locator, type Page } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { tempSite } from '../../temp-site.ts';
import { test as base, runOn, shared } from '../client.ts';
import { type Allow, quietPage } from '../quiet-page.ts';
import { fresh, type Receiver, startReceiver } from './receiver.ts';

export { expect };

/** The two destinations that have an address. */
export interface Receivers {
  readonly sheet: Receiver;
  readonly hook: Receiver;
}

interface Built extends Receivers {
  readonly home: string;
}

interface Fixtures extends Receivers {
  /** Allows console messages; a test that causes some calls it. */
  readonly allow: Allow;
}

const builtOnce = shared(async (client) => {
  const site = tempSite('forms');
  runOn(client, site);
  const [sheet, hook] = await Promise.all([startReceiver(), startReceiver()]);
  const env = { PUBLIC_SHEET: sheet.url, PUBLIC_HOOK: hook.url };
  const { code, stderr } = await frontage(['build', '--quiet'], { cwd: site.root, env });
  if (code !== 0) throw new Error(`The site of forms is not built:\n${stderr}`);
  const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1' });
  return {
    made: { home: server.url, sheet, hook },
    close: async () => {
      await server.close();
      sheet.close();
      hook.close();
      site.drop();
    },
  };
});

/**
 * Tests over a site of forms, built by the engine and served with its own policy, with real servers as destinations.
 * Each fails if its page writes to the console without permission.
 */
export const test = base.extend<Fixtures & { built: Built }>({
  built: async ({ client }, use) => use(await builtOnce(client)),
  baseURL: async ({ built }, use) => use(built.home),
  // During a fade-in the contrast is too low for a moment.
  contextOptions: { reducedMotion: 'reduce' },
  sheet: [({ built }, use) => fresh(built.sheet, use), { auto: true }],
  hook: [({ built }, use) => fresh(built.hook, use), { auto: true }],
  allow: [({ page }, use) => quietPage(page, use), { auto: true }],
});

/** The console messages when a destination fails: the browser's own, and the form's. */
export const failureLines =
  /Failed to load resource|blocked by CORS|: (Google Sheets|Zapier|Gumloop|sheet|hook|pipe): /;

/** The console message about the destination without an address. */
export const missingLine = /: Gumloop: No Gumloop API key provided/;

/** A toast. */
export function toast(page: Page, title: string): Locator {
  return page.locator('.toast', { hasText: title });
}

/** Fills in fields by their labels. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
}

/** Denies the page its database, as some browsers do in private windows. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
}
