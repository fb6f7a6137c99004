import { withLock } from './acquire-lock.ts';
import { attempt, newRound } from './attempt.ts';
import { lockName } from './name.ts';
import { findLead, listLeads } from './store.ts';
import type { Submissions } from './submissions.ts';
import { remaining, type Timing } from './wait.ts';

export interface Flushes {
  /** Sends the waiting leads. An eager flush ignores waits, except those that a destination asked for. */
  readonly flush: (eager?: boolean) => Promise<void>;
  /** Schedules the next flush of a page that stays open. */
  readonly scheduleRetry: () => Promise<void>;
}

/** Creates the flushes of a page. `sendLeftBehind` sends the leads of other pages and returns the ids that it tried. */
export function createFlushes(
  timing: Timing,
  working: Submissions['working'],
  sendLeftBehind: () => Promise<ReadonlySet<string>>,
): Flushes {
  let flushing = Promise.resolve();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const flush = (eager = true) => {
    // Flushes run one after the other; the next one may send what this one did not.
    flushing = flushing
      .then(async () => {
        if (document.prerendering) return;
        const tried = await sendLeftBehind();
        const sharedRound = newRound(timing, eager);
        for (const { id } of await listLeads()) {
          if (tried.has(id)) continue;
          // This page may be postponing the lead right now, which would ignore this flush.
          await working.get(id);
          const work = async () => {
            const lead = await findLead(id);
            if (lead) await attempt(lead, sharedRound).over;
          };
          await withLock(lockName(id), work).catch(() => undefined);
        }
        await scheduleRetry();
      })
      // An error in one flush must not stop the next one.
      .catch(() => undefined);
    return flushing;
  };

  const scheduleRetry = async () => {
    const [shortest] = (await listLeads())
      .flatMap(({ standings = [] }) => standings)
      .filter(({ delivered }) => !delivered)
      .map(remaining)
      .sort((a, b) => a - b);
    clearTimeout(retryTimer);
    if (shortest === undefined) return;
    retryTimer = setTimeout(flush, Math.max(timing.firstWait / 2, shortest), false);
  };

  return { flush, scheduleRetry };
}
