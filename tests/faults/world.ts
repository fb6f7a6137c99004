import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { LeadResult } from '../../renderer/client/leads/lead.ts';
import { launch, type RunningBrowser } from './browser.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { type Site, startSite } from './site.ts';

/** What sends leads: the outbox, the outbox with a partial lead before each, or a sender that hopes for the best. */
export type Sender = 'outbox' | 'steps' | 'naive';

/** One visitor with a browser, one site, and the destinations of its leads. */
export interface World {
  readonly sender: Sender;
  readonly cors: boolean;
  readonly site: Site;
  readonly sheet: Receiver;
  readonly hook: Receiver;
  /** A destination that no form names, until somebody sets it. */
  readonly other: Receiver;
  /** E-mail addresses, one for each lead. */
  readonly leads: readonly string[];
  readonly browser: RunningBrowser;
  /** Opens the site in a new tab; `prepare` has the tab before the site does. */
  readonly visit: (prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;
  /** Submits every lead, `times` times at once, and says what the person is told. */
  readonly submit: (page: Page, times?: number) => Promise<readonly LeadResult[]>;
  /** Submits every lead and comes back once they are on their way, without waiting for answers. */
  readonly submitInFlight: (page: Page) => Promise<void>;
  /** Submits every lead and leaves the page in the same moment. */
  readonly submitAndLeave: (page: Page) => Promise<void>;
  /** Kills the browser and starts it again with the same profile; one that was lent is not to be killed. */
  readonly restart: (options?: { readonly resolve?: string; readonly storage?: 'denied' }) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface WorldOptions {
  readonly sender: Sender;
  readonly cors: boolean;
  readonly leads: number;
  readonly script: string;
  /** A browser that outlives this world, whose tabs and data are gone from it in the end; one of its own when left out. */
  readonly lent?: RunningBrowser | undefined;
}

export async function makeWorld({ sender, cors, leads, script, lent }: WorldOptions): Promise<World> {
  const addresses = Array.from({ length: leads }, (_, index) => `lead-${index}@example.com`);
  const profile = mkdtempSync(join(tmpdir(), 'frontage-faults-'));
  const [sheet, hook, other] = await Promise.all([startReceiver(cors), startReceiver(cors), startReceiver(cors)]);
  const site = await startSite(script, { sheet, hook, other });
  let browser = lent ?? (await launch({ profile }));
  const tabs: Page[] = [];
  let submitted = false;

  return {
    sender,
    cors,
    site,
    sheet,
    hook,
    other,
    leads: addresses,
    get browser() {
      return browser;
    },
    async visit(prepare) {
      const page = await browser.context.newPage();
      tabs.push(page);
      await prepare?.(page);
      await page.goto(`${site.origin}/${sender === 'naive' ? '?naive' : ''}`);
      await page.waitForFunction(() => window.faults !== undefined);
      if (sender === 'steps' && !submitted) await page.evaluate((leads) => window.faults.begin(leads), addresses);
      return page;
    },
    submit(page, times = 1) {
      submitted = true;
      return page.evaluate(([leads, times]) => window.faults.submit(leads, times), [addresses, times] as const);
    },
    async submitInFlight(page) {
      submitted = true;
      await page.evaluate((leads) => void window.faults.submit(leads, 1), addresses);
      if (sender !== 'naive') {
        const isStored = async () => (await page.evaluate(() => window.faults.waiting())) === addresses.length;
        // A browser that is killed before that loses what is in web storage alone.
        if (!(await until(isStored))) throw new Error('The database does not have every lead.');
      }
      await until(() => sheet.requests > 0 && hook.requests > 0);
    },
    async submitAndLeave(page) {
      submitted = true;
      await page.evaluate((leads) => {
        void window.faults.submit(leads, 1);
        location.assign('about:blank');
      }, addresses);
    },
    async restart(options = {}) {
      if (lent) throw new Error('A browser that was lent is not to be killed.');
      await browser.kill();
      browser = await launch({ profile, ...options });
    },
    async close() {
      if (lent) await leave(lent, tabs, site.origin);
      else await browser.kill();
      site.close();
      await Promise.all([sheet, hook, other].map((receiver) => receiver.stop()));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Leaves a browser as it was found: without the tabs of a world, and without what its site has kept. */
async function leave({ context }: RunningBrowser, tabs: readonly Page[], origin: string): Promise<void> {
  await Promise.all(tabs.map((page) => page.close()));
  const [page] = context.pages();
  if (!page) throw new Error('The browser has no tab of its own.');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Waits until something is so; false when that takes longer than `patience` milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>, patience = 20_000): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(25)) if (await holds()) return true;
  return holds();
}
