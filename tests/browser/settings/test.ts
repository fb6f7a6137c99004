import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { hashOf } from '../../../cli/commands/hash-password.ts';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { tempSite } from '../../temp-site.ts';
import { test as base, runOn, shared } from '../client.ts';
import { fresh, type Receiver, startReceiver } from '../forms/receiver.ts';
import { type Allow, quietPage } from '../quiet-page.ts';

export { toast } from '../forms/test.ts';
export { expect };

export const password = 'four words and more';

/** Real servers as destinations: two that the site declares, and one that only the panel can name. */
interface Receivers {
  readonly hook: Receiver;
  readonly pipe: Receiver;
  readonly other: Receiver;
}

interface Built extends Receivers {
  readonly home: string;
}

interface Fixtures extends Receivers {
  /** Allows console messages; a test that causes some calls it. */
  readonly allow: Allow;
  /** Opens a page of the site as if it were published at that host. */
  readonly visit: (host: string, path: string) => Promise<void>;
}

const builtOnce = shared(async (client) => {
  const site = tempSite('forms');
  cpSync(join(import.meta.dirname, '../../fixtures/settings'), site.root, { recursive: true });
  const [hook, pipe, other] = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
  runOn(client, site);
  site.edit('pages.config.ts', "['https://sheets.agency.test']", `['${new URL(other.url).origin}']`);
  const env = { PUBLIC_HOOK: hook.url, PUBLIC_PIPE: pipe.url, PUBLIC_HASH: hashOf(password) };
  const { code, stderr } = await frontage(['build', '--quiet'], { cwd: site.root, env });
  if (code !== 0) throw new Error(`The site with settings is not built:\n${stderr}`);
  const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1' });
  return {
    made: { home: server.url, hook, pipe, other },
    close: async () => {
      await server.close();
      for (const receiver of [hook, pipe, other]) receiver.close();
      site.drop();
    },
  };
});

/** Tests over a site with settings, built by the engine and served with its own policy. */
export const test = base.extend<Fixtures & { built: Built }>({
  built: async ({ client }, use) => use(await builtOnce(client)),
  baseURL: async ({ built }, use) => use(built.home),
  contextOptions: { reducedMotion: 'reduce' },
  hook: [({ built }, use) => fresh(built.hook, use), { auto: true }],
  pipe: [({ built }, use) => fresh(built.pipe, use), { auto: true }],
  other: [({ built }, use) => fresh(built.other, use), { auto: true }],
  visit: async ({ page, built }, use) => {
    await page.route(/^https:\/\/[^/]*\.test\//, async (route) => {
      const { pathname } = new URL(route.request().url());
      // The server may close a connection just as it is reused. It represents the visited host, and would reject
      // requests of pages of other hosts.
      const { origin: _origin, ...asked } = route.request().headers();
      const response = await route.fetch({ url: new URL(pathname, built.home).href, headers: asked, maxRetries: 3 });
      // The browser itself requests the files of these rules.
      const { 'speculation-rules': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await use(async (host, path) => void (await page.goto(`https://${host}${path}`)));
    // Preloaded files may still be loading.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  allow: [({ page }, use) => quietPage(page, use), { auto: true }],
});

/** The modules that the page has fetched, by their names in the build. */
export function modules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/([a-z-]+)-[^/]{8}\.js$/i.exec(name)?.[1] ?? []),
  );
}
