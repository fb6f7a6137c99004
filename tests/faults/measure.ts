import { setTimeout as sleep } from 'node:timers/promises';
import { highest } from '../../renderer/sdk/any-length.ts';
import type { RunningBrowser } from './browser.ts';
import { arrival, type Cell } from './cells.ts';
import { makeWorld, type Sender, type World } from './world.ts';

/** What became of the leads of one cell. */
export interface Measured {
  readonly cell: string;
  readonly cors: boolean;
  readonly leads: number;
  /** Leads of which the person was told, or could be told, that nothing is lost. */
  readonly acknowledged: number;
  /** Leads that a destination never got: those acknowledged, and all. */
  readonly lost: number;
  readonly missing: number;
  /** Leads that a destination has twice although it drops repeated ids. */
  readonly duplicates: number;
  /** The most often that one lead was repeated under its id, and how often it may be. */
  readonly repeats: number;
  readonly mayRepeat: number;
  /** Requests that came before the wait that a destination had asked for was over. */
  readonly early: number;
  /** Partial leads that came after their full lead. */
  readonly late: number;
  /** Leads that stay in the outbox although every answer could be read. */
  readonly left: number;
  readonly seconds: number;
}

interface MeasureOptions {
  readonly cell: Cell;
  readonly cors: boolean;
  readonly sender: Sender;
  readonly leads: number;
  readonly script: string;
  /** A browser for all cells that kill none. */
  readonly lent?: RunningBrowser;
}

export async function measure({ cell, lent, ...options }: MeasureOptions): Promise<Measured> {
  const begun = Date.now();
  const world = await makeWorld({ ...options, lent: cell.restarts ? undefined : lent });
  try {
    const results = await cell.run(world);
    // A sender that keeps nothing has nothing left to send.
    await arrival(cell, world, world.sender !== 'naive' ? 15_000 : 800);
    const left = world.sender !== 'naive' ? await visitAgain(world) : 0;
    const times = (results?.length ?? 0) / world.leads.length;
    const acknowledged = world.leads.filter((_, index) => {
      const result = results?.[index * times];
      return !results || result?.safe || result?.outcome === 'accepted';
    });
    const receivers = cell.at?.(world) ?? [world.sheet, world.hook];
    const isMissing = (lead: string) => receivers.some(({ accepted }) => !accepted.has(lead));
    const arrivals = receivers.flatMap(({ accepted }) => [...accepted.values()]);
    return {
      cell: cell.name,
      cors: world.cors,
      leads: world.leads.length,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(isMissing).length,
      missing: world.leads.filter(isMissing).length,
      duplicates: arrivals.filter((ids) => new Set(ids).size > 1 || (ids.length > 1 && ids.includes(''))).length,
      repeats: highest(
        arrivals.map((ids) => ids.length - 1),
        0,
      ),
      mayRepeat: cell.once && world.cors ? 0 : 3,
      early: cell.waits && world.cors ? receivers.reduce((sum, { early }) => sum + early, 0) : 0,
      late: receivers.reduce((sum, { latePartials }) => sum + latePartials, 0),
      left: world.cors ? left : 0,
      seconds: (Date.now() - begun) / 1000,
    };
  } finally {
    await world.close();
  }
}

/** One more visit, on which nothing may be sent twice; says how many leads are still in the outbox after it, or beside it. */
async function visitAgain(world: World): Promise<number> {
  const page = await world.visit();
  await sleep(600);
  return page.evaluate(async () => (await window.faults.waiting()) + window.faults.ahead());
}
