import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { LeadResult } from '../../renderer/client/leads/lead.ts';
import { launch, type RunningBrowser } from './browser.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { type Site, startSite } from './site.ts';

export type Sender = 'outbox' | 'naive';

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
  /** Opens the site in a new tab. */
  readonly visit: () => Promise<Page>;
  /** Submits every lead, `times` times at once, and says what the person is told. */
  readonly submit: (page: Page, times?: number) => Promise<readonly LeadResult[]>;
  /** Submits every lead and comes back once they are on their way, without waiting for answers. */
  readonly submitInFlight: (page: Page) => Promise<void>;
  /** Kills the browser and starts it again with the same profile. */
  readonly restart: (options?: { readonly resolve?: string; readonly storage?: 'denied' }) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface WorldOptions {
  readonly sender: Sender;
  readonly cors: boolean;
  readonly leads: number;
  readonly script: string;
}

export async function makeWorld({ sender, cors, leads, script }: WorldOptions): Promise<World> {
  const addresses = Array.from({ length: leads }, (_, index) => `lead-${index}@example.com`);
  const profile = mkdtempSync(join(tmpdir(), 'frontage-faults-'));
  const [sheet, hook, other] = await Promise.all([startReceiver(cors), startReceiver(cors), startReceiver(cors)]);
  const site = await startSite(script, { sheet, hook, other });
  let browser = await launch({ profile });

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
    async visit() {
      const page = await browser.context.newPage();
      await page.goto(`${site.origin}/${sender === 'naive' ? '?naive' : ''}`);
      await page.waitForFunction(() => window.faults !== undefined);
      return page;
    },
    submit(page, times = 1) {
      return page.evaluate(([leads, times]) => window.faults.submit(leads, times), [addresses, times] as const);
    },
    async submitInFlight(page) {
      await page.evaluate((leads) => void window.faults.submit(leads, 1), addresses);
      if (sender === 'outbox') {
        await page.waitForFunction(async (count) => (await window.faults.waiting()) === count, addresses.length);
      }
      await until(() => sheet.requests > 0 && hook.requests > 0);
    },
    async restart(options = {}) {
      await browser.kill();
      browser = await launch({ profile, ...options });
    },
    async close() {
      await browser.kill();
      site.close();
      await Promise.all([sheet, hook, other].map((receiver) => receiver.stop()));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Waits until something is so; false when that takes longer than `patience` milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>, patience = 5000): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(25)) if (await holds()) return true;
  return holds();
}
