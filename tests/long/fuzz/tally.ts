import type { Outcome } from './attempt.ts';

/** A crash, and how to see it again. */
export interface Found {
  readonly index: number;
  readonly change: string;
  readonly crash: string;
}

/** What came of many attempts. */
export interface Tally {
  readonly tried: number;
  readonly sites: number;
  readonly faults: number;
  /** The first of each crash; crashes are the same when they begin alike. */
  readonly crashes: ReadonlyMap<string, Found>;
  /** Milliseconds of the attempt that took longest, and which it was. */
  readonly slowest: { readonly time: number; readonly change: string };
}

/** Counts attempts. */
export function tallyOf({
  onFound = () => undefined,
  onTried = () => undefined,
}: {
  readonly onFound?: (found: Found) => void;
  readonly onTried?: (tried: number) => void;
}): Tally & { readonly count: (index: number, change: string, attempt: () => Promise<Outcome>) => Promise<void> } {
  const crashes = new Map<string, Found>();
  let [tried, sites, faults] = [0, 0, 0];
  let slowest = { time: 0, change: '' };
  return {
    crashes,
    get tried() {
      return tried;
    },
    get sites() {
      return sites;
    },
    get faults() {
      return faults;
    },
    get slowest() {
      return slowest;
    },
    async count(index, change, attempt) {
      const start = performance.now();
      const outcome = await attempt();
      const time = performance.now() - start;
      if (time > slowest.time) slowest = { time, change: `${index}: ${change}` };
      tried += 1;
      if (outcome === 'site') sites += 1;
      else if (outcome === 'faults') faults += 1;
      else {
        const alike = beginningOf(outcome.crash);
        const found = { index, change, crash: outcome.crash };
        if (!crashes.has(alike)) onFound(found);
        crashes.set(alike, crashes.get(alike) ?? found);
      }
      onTried(tried);
    },
  };
}

/** Where it crashed, without the values that differ each time. */
function beginningOf(crash: string): string {
  return crash.split('\n').slice(1, 4).join('\n') || crash.slice(0, 80);
}
