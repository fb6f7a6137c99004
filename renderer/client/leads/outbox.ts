import { createFlushes } from './flushes.ts';
import { knownId, newLeadId, storeId } from './identity.ts';
import type { Lead, LeadIntent, LeadResult } from './lead.ts';
import { createSubmissions } from './submissions.ts';
import { newDeliveryStatus, type Timing } from './wait.ts';
import { isWrittenAhead, removeWriteAhead, takeOverWriteAhead, writeAhead } from './write-ahead.ts';

export interface Outbox {
  /**
   * Stores a lead at once, puts it into the database if that is quick enough, then sends it. Resolves with the result
   * of the first attempt; later attempts report nothing. The same content sent again is the same lead. `more` joins its
   * `meta` if it is ready in time; `held` is the id of the loader's held press. Throws only what {@link checkSize}
   * throws.
   */
  readonly submitLead: (intent: LeadIntent, more?: Promise<LeadIntent['meta']>, held?: string) => Promise<LeadResult>;
  /**
   * Sends waiting leads now, and again when the network is back or the page becomes visible, unless a destination asked
   * to wait. Never sends from a prerendered page. A second call takes over new entries of other pages.
   */
  readonly startOutbox: () => void;
}

/** Turns a held press into a lead; see {@link takeOverWriteAhead}. */
type CreateLead = Parameters<typeof takeOverWriteAhead>[0];

/** Creates the outbox of a page. */
export function createOutbox(timing: Timing, createLead: CreateLead): Outbox {
  let listening = false;
  let started = false;
  let restored = false;
  const { submitOnce, working } = createSubmissions(timing, () => scheduleRetry());

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

  const { flush, scheduleRetry } = createFlushes(timing, working, sendLeftBehind);

  const submitLead = (intent: LeadIntent, more?: Promise<LeadIntent['meta']>, held?: string) => {
    const id = knownId(intent) ?? (held && isWrittenAhead(held) ? held : newLeadId());
    storeId(intent, id);
    if (held && held !== id) removeWriteAhead(held);
    const lead: Lead = { ...intent, id, created: Date.now(), standings: intent.destinations.map(newDeliveryStatus) };
    // If the loader's entry is gone, another page has taken the lead over: it is stored or sent.
    const isTaken = held === id && !isWrittenAhead(id);
    // An entry of the same lead may already record deliveries, so do not overwrite it.
    const isWritten = !isTaken && ((held !== id && isWrittenAhead(id)) || writeAhead(lead));
    // Listen now: the network may be back before the first attempt ends.
    listen();
    // A page restored from the back-forward cache may have lost its lead in the same way.
    return submitOnce(lead, {
      more,
      isTaken: () => isTaken || (isWritten && restored && !isWrittenAhead(id)),
      checked: true,
    });
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

  return { submitLead, startOutbox };
}
