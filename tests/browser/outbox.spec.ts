import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { launch, type RunningBrowser } from '../faults/browser.ts';
import { cells, clockAhead } from '../faults/cells.ts';
import { measure } from '../faults/measure.ts';
import { buildPage } from '../faults/site.ts';
import { makeWorld, until, type World } from '../faults/world.ts';

/** One browser for all tests of a process, except those that kill theirs; each test has its own site and origin. */
const test = base.extend<object, { lent: RunningBrowser }>({
  lent: [
    async ({ browserName: _ }, use) => {
      const profile = mkdtempSync(join(tmpdir(), 'frontage-lent-'));
      const browser = await launch({ profile });
      await use(browser);
      await browser.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
    { scope: 'worker' },
  ],
});

// These tests mostly wait.
test.describe.configure({ mode: 'parallel' });

/**
 * A short failure matrix; `npm run test:faults` runs all of it. The cells alternate between responses with and without
 * CORS headers.
 */
test.describe('a lead arrives once', () => {
  for (const [index, cell] of cells.entries()) {
    const cors = index % 2 === 0;
    test(`${cell.name}, ${cors ? 'with' : 'without'} CORS headers`, async ({ lent }) => {
      const measured = await measure({ cell, cors, sender: 'outbox', leads: 2, script: await buildPage(), lent });
      expect(measured).toMatchObject({ lost: 0, missing: 0, duplicates: 0, early: 0, left: 0 });
      expect(measured.repeats).toBeLessThanOrEqual(measured.mayRepeat);
    });
  }

  // Each lead after a partial lead of its own.
  for (const name of ['baseline', 'hang', 'tab closed in the moment of the click', 'two tabs with the same form']) {
    test(`${name}, after a partial lead`, async ({ lent }) => {
      const cell = cells.find((cell) => cell.name === name);
      if (!cell) throw new Error(`There is no cell "${name}".`);
      const measured = await measure({ cell, cors: true, sender: 'steps', leads: 2, script: await buildPage(), lent });
      expect(measured).toMatchObject({ lost: 0, missing: 0, duplicates: 0, late: 0, left: 0 });
    });
  }

  for (const name of ['answer 500', 'offline, then online', 'reset before acceptance']) {
    test(`${name}: a sender without retries loses it`, async ({ lent }) => {
      const cell = cells.find((cell) => cell.name === name);
      if (!cell) throw new Error(`There is no cell "${name}".`);
      const measured = await measure({ cell, cors: true, sender: 'naive', leads: 2, script: await buildPage(), lent });
      expect(measured).toMatchObject({ acknowledged: 2, missing: 2 });
    });
  }
});

/** A visitor of a site whose destinations work at first. */
async function useWorld(use: (world: World) => Promise<void>, lent?: RunningBrowser): Promise<void> {
  const world = await makeWorld({ sender: 'outbox', cors: true, leads: 1, script: await buildPage(), lent });
  await use(world);
  await world.close();
}

const outbox = test.extend<{ world: World; visitor: Page }>({
  world: ({ lent }, use) => useWorld(use, lent),
  visitor: async ({ world }, use) => use(await world.visit()),
});
const outboxOfOwnBrowser = base.extend<{ world: World }>({ world: ({ browserName: _ }, use) => useWorld(use) });

outbox.describe('the outbox', () => {
  // After a navigation the page's own script may still be loading.
  const waiting = async (page: Page) => {
    await page.waitForFunction(() => 'faults' in window);
    return page.evaluate(() => window.faults.waiting());
  };

  outbox('stores a lead before anything is sent, and deletes the database afterwards', async ({ world, visitor }) => {
    const found: number[] = [];
    await visitor.route('**/{leads,destinations.json}', async (route) => {
      found.push(await waiting(visitor));
      await route.continue();
    });
    expect(await world.submit(visitor)).toMatchObject([{ outcome: 'accepted', safe: true }]);
    expect(found).toEqual([1, 1, 1]);
    expect(await until(async () => (await waiting(visitor)) === 0)).toBe(true);
    // A database is deleted once its last connection is closed.
    const databases = () => visitor.evaluate(async () => (await indexedDB.databases()).length);
    expect(await until(async () => (await databases()) === 0)).toBe(true);
  });

  outbox('leaves no personal data in local storage and URLs', async ({ world, visitor }) => {
    const addresses: string[] = [];
    visitor.on('request', (request) => addresses.push(request.url()));
    await world.submit(visitor);
    const kept = await visitor.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toMatch(/^\{"frontage-lead-key":"[\d-]+"\}$/);
    expect(addresses.join()).not.toMatch(/lead-0|example\.com|Ada/);
  });

  outbox('sends a lead whose page was left before the database had it', async ({ world, visitor }) => {
    await slowDatabase(visitor);
    await visitor.evaluate(() => {
      void window.faults.submitOne({ meta: { page: '/', form: 'Contact' } });
      location.assign('about:blank');
    });
    await visitor.waitForURL('about:blank');
    expect([world.sheet.requests, world.hook.requests]).toEqual([0, 0]);
    const page = await world.visit();
    expect(await until(() => world.sheet.accepted.size === 1 && world.hook.accepted.size === 1)).toBe(true);
    expect(await until(async () => (await waiting(page)) === 0)).toBe(true);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['frontage-lead-key']);
    // Nothing is left to send again.
    await page.reload();
    await page.waitForTimeout(300);
    expect([world.sheet.requests, world.hook.requests]).toEqual([1, 1]);
  });

  outbox('sends a lead once when its page is left and restored', async ({ world, visitor }) => {
    await visitor.evaluate(() => {
      const more = new Promise<object>((resolve) => addEventListener('pageshow', () => resolve({ late: true })));
      Object.assign(window, { sent: window.faults.submitOne({}, more as Promise<Record<string, unknown>>) });
    });
    const other = await world.visit();
    expect(await until(() => world.sheet.accepted.size === 1 && world.hook.accepted.size === 1)).toBe(true);
    expect(await until(async () => (await waiting(other)) === 0)).toBe(true);
    const result = await visitor.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return (window as unknown as { sent: Promise<unknown> }).sent;
    });
    expect(result).toMatchObject({ outcome: 'accepted', results: [{ state: 'confirmed' }, { state: 'confirmed' }] });
    expect([world.sheet.requests, world.hook.requests]).toEqual([1, 1]);
  });

  outbox('sends a failed lead from the next page without a database', async ({ world, visitor }) => {
    await slowDatabase(visitor);
    world.sheet.fault = '500';
    expect(await world.submit(visitor)).toMatchObject([{ outcome: 'refused', safe: false }]);
    world.sheet.fault = 'none';
    await visitor.reload();
    expect(await until(() => world.sheet.accepted.size === 1)).toBe(true);
    expect(await until(async () => (await waiting(visitor)) === 0)).toBe(true);
    expect(world.hook.requests).toBe(1);
    expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual(['frontage-lead-key']);
  });

  outbox('removes the write-ahead entry of a lead that is too large', async ({ visitor }) => {
    await visitor.evaluate(() => window.faults.submitOne({ payload: { message: 'a'.repeat(16_400) } }).catch(() => 0));
    expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual(['frontage-lead-key']);
  });

  outbox('retries only failed destinations', async ({ world, visitor }) => {
    world.sheet.fault = '500';
    expect(await world.submit(visitor)).toMatchObject([
      {
        outcome: 'refused',
        safe: true,
        results: [
          { name: 'sheet', label: 'Sheet', state: 'failed', message: 'The answer was 500.' },
          { name: 'hook', state: 'confirmed', message: '' },
        ],
      },
    ]);
    world.sheet.fault = 'none';
    await visitor.reload();
    expect(await until(() => world.sheet.accepted.size === 1)).toBe(true);
    expect(world.hook.requests).toBe(1);
  });

  outbox('does not retry a waiting destination when it is started again', async ({ world, visitor }) => {
    world.sheet.fault = '500';
    await world.submit(visitor);
    await visitor.reload();
    expect(await until(() => world.sheet.requests === 2)).toBe(true);
    await visitor.waitForFunction(() => 'faults' in window);
    await visitor.evaluate(() => window.faults.start());
    await visitor.waitForTimeout(300);
    expect(world.sheet.requests).toBe(2);
  });

  outbox(
    'counts an answer that cannot be read as a failure, and sends again under the same id',
    async ({ world, visitor }) => {
      world.sheet.cors = false;
      const [result] = await world.submit(visitor);
      expect(result).toMatchObject({
        outcome: 'refused',
        safe: true,
        results: [{ state: 'queued' }, { state: 'confirmed' }],
      });
      world.sheet.cors = true;
      await visitor.reload();
      expect(await until(async () => (await waiting(visitor)) === 0)).toBe(true);
      expect([...world.sheet.accepted.values()]).toEqual([[result?.leadId, result?.leadId]]);
    },
  );

  outbox('does not treat a missing answer as final', async ({ world, visitor }) => {
    world.site.destinations.sheet = { ...entry(world), mode: 'no-cors' };
    world.sheet.cors = false;
    expect(await world.submit(visitor)).toMatchObject([
      { outcome: 'accepted', results: [{ state: 'sent-unverified' }, { state: 'confirmed' }] },
    ]);
    expect(await until(async () => (await waiting(visitor)) === 0)).toBe(true);
  });

  outboxOfOwnBrowser('reports when neither the database nor a destination has the lead', async ({ world }) => {
    await world.restart({ storage: 'denied' });
    await Promise.all([world.sheet.stop(), world.hook.stop()]);
    expect(await world.submit(await world.visit())).toMatchObject([{ outcome: 'refused', safe: false }]);
    await Promise.all([world.sheet.start(), world.hook.start()]);
    // The lead exists as long as the page.
    expect(await until(() => world.sheet.accepted.size === 1 && world.hook.accepted.size === 1)).toBe(true);
  });

  outbox('sends a lead at once when the database never answers', async ({ world, visitor }) => {
    await slowDatabase(visitor);
    const sending = world.submit(visitor);
    expect(await until(() => world.sheet.requests === 1, 3000)).toBe(true);
    expect(await sending).toMatchObject([{ outcome: 'accepted', safe: true }]);
    // A second lead does not wait for it either.
    const second = visitor.evaluate(() => window.faults.submitOne({ payload: { email: 'bea' } }));
    expect(await until(() => world.sheet.requests === 2, 1000)).toBe(true);
    expect(await second).toMatchObject({ outcome: 'accepted' });
  });

  outbox('sends a lead once when the database answers late', async ({ world, visitor }) => {
    await slowDatabase(visitor, 2500);
    const sending = world.submit(visitor);
    expect(await until(() => world.sheet.requests === 1, 2400)).toBe(true);
    expect(await sending).toMatchObject([{ outcome: 'accepted', safe: true }]);
    // The database opens now, for a lead that was already delivered.
    await visitor.waitForTimeout(2000);
    expect(await waiting(visitor)).toBe(0);
    await visitor.reload();
    const databases = () => visitor.evaluate(async () => (await indexedDB.databases()).length);
    expect(await until(async () => (await databases()) === 0)).toBe(true);
    expect([world.sheet.requests, world.hook.requests]).toEqual([1, 1]);
  });

  outbox('uses the database entry of a lead that was stored late', async ({ world, visitor }) => {
    await slowDatabase(visitor, 2500);
    world.sheet.fault = 'late';
    const sending = world.submit(visitor);
    expect(await until(async () => (await waiting(visitor)) === 1)).toBe(true);
    // The lead is in the database before the form reports it.
    expect(await sending).toMatchObject([{ outcome: 'refused', safe: true }]);
    expect(await until(async () => (await waiting(visitor)) === 0, 15_000)).toBe(true);
    expect([world.sheet.requests, world.hook.requests]).toEqual([1, 1]);
  });

  outbox('sends a lead that was stored late from the next page', async ({ world, visitor }) => {
    await slowDatabase(visitor, 2500);
    world.sheet.fault = '500';
    expect(await world.submit(visitor)).toMatchObject([{ outcome: 'refused', safe: false }]);
    // Its delivery status follows.
    await visitor.waitForTimeout(5000);
    expect(await waiting(visitor)).toBe(1);
    world.sheet.fault = 'none';
    await visitor.reload();
    expect(await until(() => world.sheet.accepted.size === 1)).toBe(true);
    expect(world.hook.requests).toBe(1);
  });

  outbox('stores a lead without any address until there is one', async ({ world, visitor }) => {
    const { url } = entry(world);
    world.site.destinations.sheet = { ...entry(world), url: '' };
    const destinations = ['sheet'];
    const result = await visitor.evaluate((destinations) => window.faults.submitOne({ destinations }), destinations);
    expect(result).toMatchObject({ outcome: 'kept', safe: true, results: [{ state: 'missing', message: 'No sheet' }] });
    world.site.destinations.sheet = { ...entry(world), url };
    await visitor.reload();
    expect(await until(() => world.sheet.accepted.size === 1)).toBe(true);
  });

  outbox('reports once that a lead was accepted', async ({ visitor }) => {
    const report = await visitor.evaluate(async () => {
      const heard: unknown[] = [];
      addEventListener('frontage:lead', (event) => heard.push((event as CustomEvent).detail));
      const { leadId } = await window.faults.submitOne({});
      return { heard, leadId };
    });
    expect(report.heard).toEqual([{ formType: 'DiagnosticsError', id: report.leadId }]);
  });

  outbox('rejects a lead that is too large', async ({ visitor }) => {
    const name = await visitor.evaluate(() =>
      window.faults.submitOne({ payload: { message: 'ä'.repeat(8200) } }).catch((error: Error) => error.name),
    );
    expect(name).toBe('PayloadTooLarge');
  });

  outbox('sends sequentially if the order counts', async ({ world, visitor }) => {
    world.sheet.fault = 'slow';
    const sending = visitor.evaluate(() => window.faults.submitOne({ delivery: 'ordered' }));
    await until(() => world.sheet.requests === 1);
    expect(world.hook.requests).toBe(0);
    expect(await sending).toMatchObject({ outcome: 'accepted' });
    expect(world.hook.requests).toBe(1);
  });

  outbox('stops waiting when a person would, and accepts a later answer', async ({ world, visitor }) => {
    world.sheet.fault = 'late';
    expect(await world.submit(visitor)).toMatchObject([{ outcome: 'refused', results: [{ state: 'queued' }, {}] }]);
    expect(await waiting(visitor)).toBe(1);
    expect(await until(async () => (await waiting(visitor)) === 0)).toBe(true);
    expect(world.sheet.requests).toBe(1);
  });

  outbox('sends nothing from a prerendered page', async ({ world, visitor }) => {
    world.sheet.fault = '500';
    await world.submit(visitor);
    world.sheet.fault = 'none';
    await visitor.close();
    const page = await world.visit((page) =>
      page.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      }),
    );
    await page.waitForTimeout(500);
    expect(world.sheet.accepted.size).toBe(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    expect(await until(() => world.sheet.accepted.size === 1)).toBe(true);
  });

  for (const [what, here, there, left] of [
    ['keeps a lead that is seven days old by this clock alone', 8, 0, 1],
    ["keeps a lead that is seven days old by the server's clock alone", 0, 8, 1],
    ['forgets a lead that is seven days old by both clocks, once it was tried again', 8, 8, 0],
  ] as const) {
    outbox(what, async ({ world, visitor }) => {
      world.sheet.fault = '500';
      await world.submit(visitor);
      await visitor.close();
      world.site.daysAhead = there;
      const page = await world.visit(clockAhead(here));
      expect(await until(() => world.sheet.requests === 2)).toBe(true);
      await page.waitForTimeout(300);
      expect(await waiting(page)).toBe(left);
    });
  }

  outbox('sends a lead of seven days once more when the destination asked to wait', async ({ world, visitor }) => {
    world.sheet.fault = '429';
    await world.submit(visitor);
    await visitor.close();
    const page = await world.visit(clockAhead(8));
    expect(await until(() => world.sheet.requests === 2)).toBe(true);
    // Wait until the database has the wait that the destination asked for.
    await page.waitForTimeout(300);
    world.site.daysAhead = 8;
    world.sheet.fault = 'none';
    await page.reload();
    expect(await until(async () => (await waiting(page)) === 0)).toBe(true);
    expect(world.sheet.accepted.size).toBe(1);
  });

  outbox('sends each lead of seven days once more to a destination that never answers', async ({ world, visitor }) => {
    world.sheet.fault = '500';
    await visitor.evaluate(async () => {
      for (const email of ['ada', 'bea']) {
        await window.faults.submitOne({ payload: { email }, destinations: ['sheet'] });
      }
    });
    await visitor.close();
    world.site.daysAhead = 8;
    world.sheet.fault = 'hang';
    const page = await world.visit(clockAhead(8));
    expect(await until(async () => (await waiting(page)) < 2)).toBe(true);
    expect(await waiting(page)).toBe(1);
    expect(world.sheet.requests).toBe(3);
    await page.reload();
    expect(await until(async () => (await waiting(page)) === 0)).toBe(true);
    expect(world.sheet.requests).toBe(4);
  });

  outbox('stores at most fifty leads', async ({ world, visitor }) => {
    await world.sheet.stop();
    const safe = await visitor.evaluate(async () => {
      const safe: boolean[] = [];
      for (let index = 0; index < 51; index++) {
        safe.push((await window.faults.submitOne({ payload: { email: `${index}` }, destinations: ['sheet'] })).safe);
      }
      return safe;
    });
    expect(safe.filter(Boolean)).toHaveLength(50);
    expect(safe.at(-1)).toBe(false);
    expect(await waiting(visitor)).toBe(50);
  });
});

/** Makes the database of a page answer late, or never. It still answers this test, which requests no version. */
function slowDatabase(page: Page, milliseconds?: number): Promise<void> {
  return page.evaluate((milliseconds) => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      if (!version) return open.call(this, name);
      const late = {} as { -readonly [Name in keyof IDBOpenDBRequest]: IDBOpenDBRequest[Name] };
      const begin = () => {
        const request = open.call(this, name, version);
        const pass = (event: 'onupgradeneeded' | 'onsuccess' | 'onerror') => {
          request[event] = () => {
            if (event === 'onerror') late.error = request.error;
            else late.result = request.result;
            late.transaction = request.transaction;
            (late[event] as (() => void) | null)?.();
          };
        };
        pass('onupgradeneeded');
        pass('onsuccess');
        pass('onerror');
      };
      if (milliseconds) setTimeout(begin, milliseconds);
      return late;
    };
  }, milliseconds);
}

function entry({ site }: World) {
  const { sheet } = site.destinations;
  if (!sheet) throw new Error('There is no destination "sheet".');
  return sheet;
}
