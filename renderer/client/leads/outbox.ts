import { attempt, newDeliveryStatus, remaining, timing } from './attempt.ts';
import { withLock } from './browser.ts';
import { knownId, newLeadId, storeId } from './identity.ts';
import { type DestinationResult, type Lead, type LeadIntent, type LeadResult, lockName, verdictOf } from './lead.ts';
import { fitsKeepalive, requestBody } from './request.ts';
import {
  findLead,
  isStored,
  isWrittenAhead,
  listLeads,
  removeWriteAhead,
  storeLead,
  takeOverWriteAhead,
  writeAhead,
} from './store.ts';

let listening = false;
let started = false;
let restored = false;

/**
 * Stores a lead at once, puts it into the database if that is quick enough, then sends it. Resolves with the result
 * of the first attempt; later attempts report nothing. The same content sent again is the same lead. `more` joins its
 * `meta` if it is ready in time; `held` is the id of the loader's held press. Throws only what {@link checkSize}
 * throws.
 */
export function submitLead(intent: LeadIntent, more?: Promise<LeadIntent['meta']>, held?: string): Promise<LeadResult> {
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
}

/**
 * Sends waiting leads now, and again when the network is back or the page becomes visible, unless a destination asked
 * to wait. Never sends from a prerendered page. A second call takes over new entries of other pages. The loader calls
 * this when leads are waiting.
 */
export default function startOutbox(): void {
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
}

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('online', () => flush());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    restored = true;
    flush();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush());
}

/** Sends the leads that other pages have left behind. Returns the ids that were tried. */
async function sendLeftBehind(): Promise<ReadonlySet<string>> {
  const ids = (await takeOverWriteAhead(leadOfHeld)).map(async (lead) => {
    // The same content may have been sent from another page since.
    const id = knownId(lead) ?? lead.id;
    storeId(lead, id);
    const result = await submitOnce({ ...lead, id }).catch(() => undefined);
    if (id !== lead.id) removeWriteAhead(lead.id);
    return result?.leadId ?? id;
  });
  return new Set(await Promise.all(ids));
}

/** Turns a held press into a lead. The code for that is rarely needed, so it loads on demand. */
async function leadOfHeld(entry: unknown, id: string): Promise<Lead | undefined> {
  return (await import('../left/held-lead.ts')).leadOfHeld(entry, id);
}

let flushing = Promise.resolve();
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Sends the waiting leads. An eager flush ignores waits, except those that a destination asked for. */
function flush(eager = true): Promise<void> {
  // Flushes run one after the other; the next one may send what this one did not.
  flushing = flushing
    .then(async () => {
      if (document.prerendering) return;
      const tried = await sendLeftBehind();
      const silent = new Set<string>();
      for (const { id } of await listLeads()) {
        if (tried.has(id)) continue;
        // This page may be postponing the lead right now, which would ignore this flush.
        await working.get(id);
        const work = async () => {
          const lead = await findLead(id);
          if (lead) await attempt(lead, eager, silent).over;
        };
        await withLock(lockName(id), work).catch(() => undefined);
      }
      await scheduleRetry();
    })
    // An error in one flush must not stop the next one.
    .catch(() => undefined);
  return flushing;
}

/** Schedules the next flush of a page that stays open. */
async function scheduleRetry(): Promise<void> {
  const [shortest] = (await listLeads())
    .flatMap(({ standings = [] }) => standings)
    .filter(({ delivered }) => !delivered)
    .map(remaining)
    .sort((a, b) => a - b);
  clearTimeout(retryTimer);
  if (shortest === undefined) return;
  retryTimer = setTimeout(flush, Math.max(timing.firstWait / 2, shortest), false);
}

/** The leads that this page sends for the first time, by id. */
const pending = new Map<string, Promise<LeadResult>>();

/** The current attempts, by id of their lead. They never reject. */
const working = new Map<string, Promise<unknown>>();

/** Options for submitting a lead. */
interface SubmitOptions {
  /** Joins the lead's `meta`. */
  readonly more?: Promise<LeadIntent['meta'] | undefined> | undefined;
  /** Whether another page has taken the lead over. */
  readonly isTaken?: () => boolean;
  /** Whether to throw if it is too large: a person can still be told. */
  readonly checked?: boolean;
}

/** Stores a lead and sends it. A lead that is being submitted already is not submitted again. */
function submitOnce(lead: Lead, options: SubmitOptions = {}): Promise<LeadResult> {
  const known = pending.get(lead.id);
  if (known) return known;
  const result = submit(lead, options).finally(() => pending.delete(lead.id));
  pending.set(lead.id, result);
  return result;
}

async function submit(draft: Lead, { more, isTaken, checked = false }: SubmitOptions): Promise<LeadResult> {
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
        const { results, over } = attempt(current);
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
}

function resultsFor({ destinations }: Lead, state: 'confirmed' | 'queued'): DestinationResult[] {
  return destinations.map((name) => ({ name, label: name, state, message: '' }));
}

/**
 * Throws a `PayloadTooLarge` error, and removes the write-ahead entry, if the lead's body is too large for a request
 * that outlives its page.
 */
function checkSize(lead: Lead): void {
  const body = requestBody(lead);
  if (fitsKeepalive(body)) return;
  removeWriteAhead(lead.id);
  throw new DOMException(`${body.length} letters`, 'PayloadTooLarge');
}
