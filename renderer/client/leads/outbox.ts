import { lowest } from '../../sdk/any-length.ts';
import { withLock } from './acquire-lock.ts';
import { attempt, type Round } from './attempt.ts';
import { knownId, newLeadId, storeId } from './identity.ts';
import type { DestinationResult, Lead, LeadIntent, LeadResult } from './lead.ts';
import { outboxName } from './name.ts';
import { checkSize } from './payload-too-large.ts';
import { findLead, isStored, listLeads, storeLead } from './store.ts';
import { verdictOf } from './verdict.ts';
import { defaultTiming, newDeliveryStatus, remaining, type Timing } from './wait.ts';
import { isWrittenAhead, removeWriteAhead, takeOverWriteAhead, writeAhead } from './write-ahead.ts';

export interface Outbox {
  /**
   * Stores a lead at once, puts it into the database if that is quick enough, then sends it. Resolves with the result
   * of the first attempt; later attempts report nothing. The same content sent again is the same lead. `more` joins its
   * `meta` if it is ready in time; `held` is the id of the loader's held press. Throws only what {@link checkSize}
   * throws.
   */
  readonly submitLead: (intent: LeadIntent, more?: Promise<LeadIntent['meta']>, held?: string) => Promise<LeadResult>;
  /** Removes a held press, because its form refuses it and shows the errors. */
  readonly dropLead: (held: string | undefined) => void;
  /**
   * Sends waiting leads now, and again when the network is back or the page becomes visible, unless a destination asked
   * to wait. Never sends from a prerendered page. A second call takes over new entries of other pages.
   */
  readonly startOutbox: () => void;
}

/** Turns a held press into a lead; see {@link takeOverWriteAhead}. */
type CreateLead = Parameters<typeof takeOverWriteAhead>[0];

/** Creates the outbox of a page. */
export function createOutbox(timing: Timing = defaultTiming, createLead: CreateLead = async () => undefined): Outbox {
  const pending = new Map<string, Promise<LeadResult>>();
  const working = new Map<string, Promise<unknown>>();
  let flushing = Promise.resolve();
  let listening = false;
  let started = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let restored = false;

  const submitLead = (intent: LeadIntent, more?: Promise<LeadIntent['meta']>, held?: string) => {
    const id = knownId(intent) ?? (held && isWrittenAhead(held) ? held : newLeadId());
    storeId(intent, id);
    if (held && held !== id) removeWriteAhead(held);
    const lead: Lead = { ...intent, id, created: Date.now(), standings: intent.destinations.map(newDeliveryStatus) };
    // If the loader's entry is gone, another page has taken the lead over: it is stored or sent.
    const isTaken = held === id && !isWrittenAhead(id);
    // An entry of the same lead may already record deliveries, so do not overwrite it.
    const isWritten = !isTaken && (held !== id && isWrittenAhead(id) ? true : writeAhead(lead));
    // A page restored from the back-forward cache may have lost its lead in the same way.
    return submitOnce(lead, {
      more,
      isTaken: () => isTaken || (isWritten && restored && !isWrittenAhead(id)),
      checked: true,
    });
  };

  const dropLead = (held: string | undefined) => {
    if (held) removeWriteAhead(held);
  };

  const submitOnce = (lead: Lead, options: SubmitOptions = {}): Promise<LeadResult> => {
    // Listen now: the network may be back before the first attempt ends.
    listen();
    const known = pending.get(lead.id);
    if (known) return known;
    const result = submit(lead, options).finally(() => pending.delete(lead.id));
    pending.set(lead.id, result);
    return result;
  };

  const submit = async (draft: Lead, { more, isTaken, checked = false }: SubmitOptions) => {
    const lead = { ...draft, meta: { ...draft.meta, ...(await more) } };
    if (checked) checkSize(lead);
    const stored = isTaken?.() ? lead : await storeLead(lead);
    const { id, delivery } = stored;
    if (id !== lead.id) storeId(lead, id);
    return new Promise<LeadResult>((resolve) => {
      const answer = (results: readonly DestinationResult[]) =>
        resolve({ leadId: id, results, ...verdictOf(delivery, results, isStored(id)) });
      const work = async () => {
        const current = await findLead(id).catch(() => stored);
        // Another tab has sent it in the meantime.
        if (!current) answer(resultsFor(lead, 'confirmed'));
        else {
          const { results, over } = attempt(current, newRound(true));
          results.then(answer);
          await over;
        }
        return true;
      };
      const done = withLock(lockName(id), work, timing.verdict)
        .catch(() => false)
        .then((sent) => {
          if (!sent) answer(resultsFor(lead, 'queued'));
          working.delete(id);
          return scheduleRetry();
        });
      working.set(id, done);
    });
  };

  /** Sends the leads that other pages have left behind. Returns the ids that were tried. */
  const sendLeftBehind = async (): Promise<ReadonlySet<string>> => {
    const ids = (await takeOverWriteAhead(createLead)).map(async (lead) => {
      // The same content may have been sent from another page since.
      const id = knownId(lead) ?? lead.id;
      storeId(lead, id);
      const result = await submitOnce({ ...lead, id }).catch(() => undefined);
      if (id !== lead.id) removeWriteAhead(lead.id);
      return result?.leadId ?? id;
    });
    return new Set(await Promise.all(ids));
  };

  const flush = (eager = true) => {
    // Flushes run one after the other; the next one may send what this one did not.
    flushing = flushing
      .then(async () => {
        if (document.prerendering) return;
        const tried = await sendLeftBehind();
        const sharedRound = newRound(eager);
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

  /** Schedules the next flush of a page that stays open. */
  const scheduleRetry = async () => {
    const waits = (await listLeads())
      .flatMap(({ standings = [] }) => standings)
      .filter(({ delivered }) => !delivered)
      .map(remaining);
    clearTimeout(retryTimer);
    if (!waits.length) return;
    retryTimer = setTimeout(flush, Math.max(timing.firstWait / 2, lowest(waits)), false);
  };

  const listen = () => {
    if (listening) return;
    listening = true;
    addEventListener('online', () => flush());
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      restored = true;
      flush();
    });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush());
  };

  const startOutbox = () => {
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', startOutbox, { once: true });
      return;
    }
    // The loader calls this each time the page becomes visible; after the first call, `listen` flushes by itself.
    if (started) {
      void sendLeftBehind();
      return;
    }
    started = true;
    listen();
    void flush();
  };

  const newRound = (eager: boolean): Round => ({ timing, eager, silent: new Set() });

  return { submitLead, dropLead, startOutbox };
}

/** Options for submitting a lead. */
interface SubmitOptions {
  /** Joins the lead's `meta`. */
  readonly more?: Promise<LeadIntent['meta'] | undefined> | undefined;
  /** Whether another page has taken the lead over. */
  readonly isTaken?: () => boolean;
  /** Whether to throw if it is too large: a person can still be told. */
  readonly checked?: boolean;
}

function lockName(id: string): string {
  return `${outboxName}:${id}`;
}

function resultsFor({ destinations }: Lead, state: 'confirmed' | 'queued'): DestinationResult[] {
  return destinations.map((name) => ({ name, label: name, state, message: '' }));
}
