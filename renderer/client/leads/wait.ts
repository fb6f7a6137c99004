import type { Standing } from './lead.ts';

/** How long things take; milliseconds. */
export interface Timing {
  /** Until a person is told that a destination has not answered. */
  readonly verdict: number;
  /** Until a request is given up. */
  readonly request: number;
  /** The first wait between two attempts; each further one is four times as long. */
  readonly firstWait: number;
  readonly longestWait: number;
}

export const usualTiming: Timing = {
  verdict: 6000,
  request: 20_000,
  firstWait: 30_000,
  longestWait: 6 * 3600_000,
};

/** Attempts without an answer that may be repeated ahead of time: each may be a repeat for the receiver. */
const eagerAttempts = 3;

/** Longer than any destination means it. */
const longestAsked = 24 * 3600_000;

/** A destination that was never tried. */
export function fresh(name: string): Standing {
  return { name, tries: 0, unanswered: 0, since: 0, wait: 0, asked: false };
}

/**
 * Puts off the next attempt: by the milliseconds that the destination asked for, or else longer each time and never in
 * step with other browsers.
 */
export function postpone(standing: Standing, { firstWait, longestWait }: Timing, asked = Number.NaN): void {
  const grown = Math.min(longestWait, firstWait * 4 ** standing.tries) * (0.5 + Math.random());
  standing.tries += 1;
  standing.since = Date.now();
  standing.asked = asked > 0;
  standing.wait = standing.asked ? Math.min(asked, longestAsked) : grown;
}

/** Milliseconds until the next attempt. A clock that was put back ends the wait: it may have been ahead by days. */
export function remaining({ since, wait }: Standing): number {
  const waited = Date.now() - since;
  return waited < 0 ? 0 : Math.max(0, wait - waited);
}

/** Whether to try now. Eagerly, when there is news (a page was opened, the network is back), only a wait that was asked for counts. */
export function isDue(standing: Standing, eager: boolean): boolean {
  if (standing.delivered) return false;
  return remaining(standing) === 0 || (eager && !standing.asked && standing.unanswered <= eagerAttempts);
}
