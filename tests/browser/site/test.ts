import { expect, type Page } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { test as base, shared } from '../client.ts';
import { type Allow, quietPage } from '../quiet-page.ts';
import { builtSite, type SiteName } from './built-sites.ts';

export { expect };

interface Fixtures {
  /** Allows console messages, and requests besides the site's own files; a test that causes some calls it. */
  readonly allow: Allow;
}

interface SiteFixtures {
  /** Serves an output folder until the process ends, and returns the URL of its home page. */
  readonly serve: typeof serve;
  readonly siteName: SiteName;
  /** URL of the built site's home page, as `frontage preview` serves it. */
  readonly home: string;
}

const homes = new Map<string, () => Promise<string>>();

function serve(out: string): Promise<string> {
  const home =
    homes.get(out) ??
    shared(async () => {
      const server = await startPreview({ out, port: 0, host: '127.0.0.1' });
      return { made: server.url, close: server.close };
    });
  homes.set(out, home);
  return home();
}

/**
 * Tests over a built site. Each fails if its page writes to the console or requests another host. Each test chooses its site,
 * so that tests of several sites share a process and its browser.
 */
export const test = base.extend<Fixtures & SiteFixtures>({
  siteName: ['first', { option: true }],
  serve: async ({ browserName: _ }, use) => use(serve),
  home: async ({ serve, siteName }, use) => use(await serve(builtSite(siteName))),
  baseURL: async ({ home }, use) => use(home),
  allow: [
    async ({ page, home }, use) => {
      const isElsewhere = (url: string) => new URL(url).origin !== new URL(home).origin;
      await quietPage(page, use, isElsewhere);
    },
    { auto: true },
  ],
});

/** Stops the clock of later pages; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** Keeps delayed dialogs out of a test about something else. */
export async function withoutPopup(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('[data-open-after]')) dialog.removeAttribute('data-open-after');
  });
}
