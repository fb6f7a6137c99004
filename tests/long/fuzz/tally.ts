import type { Outcome } from './attempt.ts';

/** A crash, and how to reproduce it. */
export interface Found {
  readonly index: number;
  readonly change: string;
  readonly crash: string;
}

/** The results of many attempts. */
export interface Tally {
  readonly tried: number;
  readonly sites: number;
  readonly errors: number;
  /** The first case of each crash. Crashes are the same if their stack traces start with the same lines. */
  readonly crashes: ReadonlyMap<string, Found>;
  /** The slowest attempt, with its time in milliseconds. */
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
  let [tried, sites, errors] = [0, 0, 0];
  let slowest = { time: 0, change: '' };
  return {
    crashes,
    get tried() {
      return tried;
    },
    get sites() {
      return sites;
    },
    get errors() {
      return errors;
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
      else if (outcome === 'errors') errors += 1;
      else {
        const identity = topOfStack(outcome.crash);
        const found = { index, change, crash: outcome.crash };
        if (!crashes.has(identity)) onFound(found);
        crashes.set(identity, crashes.get(identity) ?? found);
      }
      onTried(tried);
    },
  };
}

/** Returns the top of the stack trace, without values that differ each time. */
function topOfStack(crash: string): string {
  return crash.split('\n').slice(1, 4).join('\n') || crash.slice(0, 80);
}
