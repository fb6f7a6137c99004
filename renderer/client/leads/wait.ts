import type { DeliveryStatus } from './lead.ts';

/** Time limits in milliseconds. */
export interface Timing {
  /** Until the form reports that a destination has not answered. */
  readonly verdict: number;
  /** Until a request is aborted. */
  readonly request: number;
  /** The first wait between two attempts; each further wait is four times as long. */
  readonly firstWait: number;
  readonly longestWait: number;
}

export const defaultTiming: Timing = {
  verdict: 6000,
  request: 20_000,
  firstWait: 30_000,
  longestWait: 6 * 3600_000,
};

/** Unanswered attempts that may be repeated early: each may be a duplicate for the receiver. */
const maxEagerAttempts = 3;

/** Upper limit for the wait that a destination asks for: a lead is worth little a day later. */
const maxRequestedWait = 3600_000;

/** The status of a destination that was never tried. */
export function newDeliveryStatus(name: string): DeliveryStatus {
  return { name, tries: 0, unanswered: 0, since: 0, wait: 0, asked: false };
}

/**
 * Postpones the next attempt by the milliseconds that the destination asked for. Otherwise the wait grows with each
 * attempt, with random jitter.
 */
export function postpone(status: DeliveryStatus, { firstWait, longestWait }: Timing, asked = Number.NaN): void {
  const backoff = Math.min(longestWait, firstWait * 4 ** status.tries) * (0.5 + Math.random());
  status.tries += 1;
  status.since = Date.now();
  status.asked = asked > 0;
  status.wait = status.asked ? Math.min(asked, maxRequestedWait) : backoff;
}

/**
 * Returns the milliseconds until the next attempt. A clock that was set back ends the wait: it may have been days
 * ahead.
 */
export function remaining({ since, wait }: DeliveryStatus): number {
  const waited = Date.now() - since;
  return waited < 0 ? 0 : Math.max(0, wait - waited);
}

/**
 * Whether to try now. An eager attempt (a page was opened, the network is back) ignores waits that no destination asked
 * for.
 */
export function isDue(status: DeliveryStatus, eager: boolean): boolean {
  if (status.delivered) return false;
  return remaining(status) === 0 || (eager && !status.asked && status.unanswered <= maxEagerAttempts);
}
