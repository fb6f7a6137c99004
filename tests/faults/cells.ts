import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { LeadResult } from '../../renderer/client/leads/lead.ts';
import type { Fault, Receiver } from './receiver.ts';
import { until, type World } from './world.ts';

/** One way in which sending goes wrong, and how it is mended. */
export interface Cell {
  readonly name: string;
  /** What the person was told of each lead; nothing when the page was gone before it could say anything. */
  readonly run: (world: World) => Promise<readonly LeadResult[] | undefined>;
  /** Destinations that must have every lead in the end; those that the form names when left out. */
  readonly at?: (world: World) => readonly Receiver[];
  /** No request may come before the wait that a destination asked for is over; where the clock is wrong, one may. */
  readonly waits?: true;
  /** Where answers can be read, a lead is sent once: not even a repeat under its id may come. */
  readonly once?: true;
  /** The browser is killed, or started with other settings, on the way. */
  readonly restarts?: true;
}

export const cells: readonly Cell[] = [
  { name: 'baseline', run: async (world) => world.submit(await world.visit()) },
  {
    name: 'offline, then online',
    run: async (world) => {
      const page = await world.visit();
      await world.browser.context.setOffline(true);
      const results = await world.submit(page);
      await world.browser.context.setOffline(false);
      return results;
    },
  },
  {
    name: 'DNS failure',
    restarts: true,
    run: async (world) => {
      const { sheet } = world.site.destinations;
      assert(sheet);
      sheet.url = sheet.url.replace('127.0.0.1', 'sheet.faults.test');
      await world.restart({ resolve: 'MAP *.faults.test ~NOTFOUND' });
      const results = await world.submit(await world.visit());
      await world.restart({ resolve: 'MAP *.faults.test 127.0.0.1' });
      await world.visit();
      return results;
    },
  },
  {
    name: 'blocked by an extension, then next visit',
    run: async (world) => {
      const { context } = world.browser;
      const everything = `${world.sheet.origin}/**`;
      await context.route(everything, (route) => route.abort('blockedbyclient'));
      const results = await submitAndLeave(world);
      await context.unroute(everything);
      await world.visit();
      return results;
    },
  },
  sheetFault('answer 400', '400'),
  {
    name: 'answer 429 with Retry-After',
    waits: true,
    run: async (world) => {
      world.sheet.fault = '429';
      const page = await world.visit();
      const results = await world.submit(page);
      // Until every answer was read and remembered.
      await sleep(800);
      await page.close();
      // News, but not for a destination that asked to wait.
      const next = await world.visit();
      await sleep(500);
      await next.close();
      mend(world);
      await world.visit();
      return results;
    },
  },
  sheetFault('answer 500', '500'),
  sheetFault('hang', 'hang'),
  sheetFault('reset before acceptance', 'reset'),
  sheetFault('reset after acceptance', 'accepts-then-resets'),
  sheetFault('HTML answer of a captive portal', 'captive-portal'),
  {
    name: 'one of two destinations down',
    run: async (world) => {
      await world.sheet.stop();
      const results = await submitAndLeave(world);
      await world.sheet.start();
      await world.visit();
      return results;
    },
  },
  {
    name: 'file of destinations not to be had',
    run: async (world) => {
      const page = await world.visit();
      world.site.directory = false;
      const results = await world.submit(page);
      world.site.directory = true;
      await page.close();
      await world.visit();
      return results;
    },
  },
  {
    name: 'tab closed in flight',
    run: async (world) => {
      world.sheet.fault = 'hang';
      world.hook.fault = 'slow';
      const page = await world.visit();
      await world.submitInFlight(page);
      await page.close({ runBeforeUnload: false });
      mend(world);
      await world.visit();
      return undefined;
    },
  },
  {
    name: 'tab closed in the moment of the click',
    run: async (world) => {
      const page = await world.visit();
      await world.submitAndLeave(page);
      await page.waitForURL('about:blank');
      await page.close();
      await world.visit();
      return undefined;
    },
  },
  {
    name: 'browser killed',
    restarts: true,
    run: async (world) => {
      world.sheet.fault = 'hang';
      world.hook.fault = 'slow';
      await world.submitInFlight(await world.visit());
      await world.restart();
      mend(world);
      await world.visit();
      return undefined;
    },
  },
  { name: 'double click', once: true, run: async (world) => world.submit(await world.visit(), 2) },
  {
    name: 'two tabs send what is left',
    once: true,
    run: async (world) => {
      world.sheet.fault = '500';
      const first = await world.visit();
      const second = await world.visit();
      const results = await world.submit(first);
      mend(world);
      await world.browser.context.setOffline(true);
      await world.browser.context.setOffline(false);
      // Who leaves while a request is under way may have it repeated: nobody knows then whether it arrived.
      await until(() => first.evaluate(async () => (await window.faults.waiting()) === 0));
      await Promise.all([first, second].map((page) => page.reload()));
      return results;
    },
  },
  {
    name: 'two tabs with the same form',
    once: true,
    run: async (world) => {
      world.sheet.fault = '500';
      const first = await world.visit();
      const second = await world.visit();
      await world.submit(first);
      mend(world);
      return world.submit(second);
    },
  },
  {
    name: 'storage denied',
    restarts: true,
    run: async (world) => {
      await world.restart({ storage: 'denied' });
      const page = await world.visit();
      assert.equal(await page.evaluate(opensDatabase), false);
      return world.submit(page);
    },
  },
  {
    name: 'storage full',
    run: async (world) => {
      const page = await world.visit();
      const session = await world.browser.context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: world.site.origin, quotaSize: 1 });
      const results = await world.submit(page);
      if (world.sender !== 'naive') assert.equal(await page.evaluate(() => window.faults.waiting()), 0);
      return results;
    },
  },
  clockOff('clock two days ahead on the next visit', 0, 2),
  clockOff('clock two days ahead on the first visit', 2, 0),
  {
    name: 'redirect',
    run: async (world) => {
      world.sheet.fault = 'redirect';
      return world.submit(await world.visit());
    },
  },
  {
    name: 'back to a page that the browser kept (bfcache)',
    run: async (world) => {
      world.sheet.fault = '500';
      const page = await world.visit();
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) =>
          document.documentElement.setAttribute('data-kept', `${persisted}`),
        );
      });
      const results = await world.submit(page);
      // A page that still holds a lock when another wants it is not kept.
      await sleep(500);
      await page.evaluate(() => location.assign('/away.html'));
      await page.waitForURL('**/away.html');
      mend(world);
      await page.evaluate(() => history.back());
      const isBack = () => document.documentElement.getAttribute('data-kept') === 'true';
      assert(await until(() => page.evaluate(isBack).catch(() => false)), 'The browser did not keep the page.');
      return results;
    },
  },
  {
    name: 'destination changed in this browser',
    at: ({ other, hook }) => [other, hook],
    run: async (world) => {
      await world.sheet.stop();
      const page = await world.visit();
      const results = await world.submit(page);
      await page.evaluate((url) => localStorage.setItem('sheetUrl', url), world.other.url);
      await page.close();
      await world.visit();
      return results;
    },
  },
];

/** The first destination fails in one way while the person submits, and works on the next visit. */
function sheetFault(name: string, fault: Fault): Cell {
  return {
    name,
    run: async (world) => {
      world.sheet.fault = fault;
      const results = await submitAndLeave(world);
      mend(world);
      await world.visit();
      return results;
    },
  };
}

/** What could not be sent is sent while the clock says something else; both numbers are days. */
function clockOff(name: string, first: number, next: number): Cell {
  return {
    name,
    run: async (world) => {
      world.sheet.fault = '429';
      const results = await submitAndLeave(world, clockAhead(first));
      mend(world);
      await world.visit(clockAhead(next));
      return results;
    },
  };
}

/** What the device says that opens a page, in days. */
export function clockAhead(days: number): (page: Page) => Promise<unknown> {
  return (page) =>
    page.addInitScript((days) => {
      const now = Date.now;
      Date.now = () => now() + days * 86_400_000;
    }, days);
}

async function submitAndLeave(world: World, prepare?: Parameters<World['visit']>[0]): Promise<readonly LeadResult[]> {
  const page = await world.visit(prepare);
  const results = await world.submit(page);
  await page.close();
  return results;
}

function mend({ sheet, hook }: World): void {
  sheet.fault = 'none';
  hook.fault = 'none';
}

function opensDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('probe');
      opening.onsuccess = () => resolve(true);
      opening.onerror = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}

/** Waits until every lead is everywhere it must be. */
export function arrival(cell: Cell, world: World, patience: number): Promise<boolean> {
  const receivers = cell.at?.(world) ?? [world.sheet, world.hook];
  return until(() => receivers.every(({ accepted }) => accepted.size === world.leads.length), patience);
}
