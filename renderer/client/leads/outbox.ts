import { lowest } from '../../sdk/any-length.ts';
import { alone } from './alone.ts';
import { attempt, type Round } from './attempt.ts';
import { freshId, knownId, rememberId } from './identity.ts';
import type { DestinationResult, Lead, LeadIntent, LeadResult } from './lead.ts';
import { outboxName } from './name.ts';
import { checkSize } from './payload-too-large.ts';
import { findLead, isStored, keepLead, listLeads } from './store.ts';
import { verdictOf } from './verdict.ts';
import { fresh, remaining, type Timing, usualTiming } from './wait.ts';
import { isAhead, leftAhead, strike, writeAhead } from './write-ahead.ts';

export interface Outbox {
  /**
   * Writes a lead down at once, keeps it on disk, if that does not take too long, then sends it, and tells what became of
   * the first attempt; later ones are silent. The same words sent again are the same lead. `more` is what joins its `meta`
   * if it comes in time; `held` is the id under which the loader has written the press down. Throws what
   * {@link checkSize} does and nothing else.
   */
  readonly submitLead: (intent: LeadIntent, more?: Promise<LeadIntent['meta']>, held?: string) => Promise<LeadResult>;
  /** Forgets what the loader has written down under an id: its form refuses it, and says what is wrong. */
  readonly dropLead: (held: string | undefined) => void;
  /**
   * Sends what is on its way, unless its destination has asked to wait: now, and whenever the network is back or the page
   * comes in front; never for a page that nobody sees yet. Called again, it takes over what was written down since.
   */
  readonly startOutbox: () => void;
}

/** Makes a lead of what the loader wrote down; see `leftAhead`. */
type LeadOf = Parameters<typeof leftAhead>[0];

/** Makes the outbox of a page. */
export function createOutbox(timing: Timing = usualTiming, leadOf: LeadOf = async () => undefined): Outbox {
  const underWay = new Map<string, Promise<LeadResult>>();
  const working = new Map<string, Promise<unknown>>();
  let flushing = Promise.resolve();
  let listening = false;
  let started = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let restored = false;

  const submitLead = (intent: LeadIntent, more?: Promise<LeadIntent['meta']>, held?: string) => {
    const id = knownId(intent) ?? (held && isAhead(held) ? held : freshId());
    rememberId(intent, id);
    if (held && held !== id) strike(held);
    const lead: Lead = { ...intent, id, created: Date.now(), standings: intent.destinations.map(fresh) };
    // What the loader wrote down and is not there any more, another page has taken: it is on disk, or has been sent.
    const isTaken = held === id && !isAhead(id);
    // What is there of the same lead may say by now which destinations have it.
    const isWritten = !isTaken && (held !== id && isAhead(id) ? true : writeAhead(lead));
    // A page that was left and comes back may have lost its lead to another in the same way.
    return take(lead, { more, isTaken: () => isTaken || (isWritten && restored && !isAhead(id)), checked: true });
  };

  const dropLead = (held: string | undefined) => {
    if (held) strike(held);
  };

  const take = (lead: Lead, taking: Taking = {}): Promise<LeadResult> => {
    // The network may be back before the first attempt is over.
    listen();
    const known = underWay.get(lead.id);
    if (known) return known;
    const result = submit(lead, taking).finally(() => underWay.delete(lead.id));
    underWay.set(lead.id, result);
    return result;
  };

  const submit = async (written: Lead, { more, isTaken, checked = false }: Taking) => {
    const lead = { ...written, meta: { ...written.meta, ...(await more) } };
    if (checked) checkSize(lead);
    const kept = isTaken?.() ? lead : await keepLead(lead);
    const { id, delivery } = kept;
    if (id !== lead.id) rememberId(lead, id);
    return new Promise<LeadResult>((resolve) => {
      const answer = (results: readonly DestinationResult[]) =>
        resolve({ leadId: id, results, ...verdictOf(delivery, results, isStored(id)) });
      const work = async () => {
        const current = await findLead(id).catch(() => kept);
        // Another tab has sent it in the meantime.
        if (!current) answer(everywhere(lead, 'confirmed'));
        else {
          const { results, over } = attempt(current, round(true));
          results.then(answer);
          await over;
        }
        return true;
      };
      const done = alone(lockOf(id), work, timing.verdict)
        .catch(() => false)
        .then((sent) => {
          if (!sent) answer(everywhere(lead, 'queued'));
          working.delete(id);
          return setAlarm();
        });
      working.set(id, done);
    });
  };

  /** Sends what other pages have left; gives back the ids, which were tried by then. */
  const takeLeft = async (): Promise<ReadonlySet<string>> => {
    const ids = (await leftAhead(leadOf)).map(async (lead) => {
      // The same words may have been sent from another page since.
      const id = knownId(lead) ?? lead.id;
      rememberId(lead, id);
      const result = await take({ ...lead, id }).catch(() => undefined);
      if (id !== lead.id) strike(lead.id);
      return result?.leadId ?? id;
    });
    return new Set(await Promise.all(ids));
  };

  const flush = (eager = true) => {
    // One after the other: what one flush has not sent, the next may.
    flushing = flushing
      .then(async () => {
        if (document.prerendering) return;
        const tried = await takeLeft();
        const together = round(eager);
        for (const { id } of await listLeads()) {
          if (tried.has(id)) continue;
          // This page may be putting it off at this moment, and would let the news pass.
          await working.get(id);
          const work = async () => {
            const lead = await findLead(id);
            if (lead) await attempt(lead, together).over;
          };
          await alone(lockOf(id), work).catch(() => undefined);
        }
        await setAlarm();
      })
      // What breaks one flush must not keep the next from its work.
      .catch(() => undefined);
    return flushing;
  };

  /** Wakes the outbox of a page that stays open. */
  const setAlarm = async () => {
    const waits = (await listLeads())
      .flatMap(({ standings = [] }) => standings)
      .filter(({ delivered }) => !delivered)
      .map(remaining);
    clearTimeout(alarm);
    if (!waits.length) return;
    alarm = setTimeout(flush, Math.max(timing.firstWait / 2, lowest(waits)), false);
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
    // The page asks each time it comes in front; from the first time on this hears of that by itself.
    if (started) {
      void takeLeft();
      return;
    }
    started = true;
    listen();
    void flush();
  };

  const round = (eager: boolean): Round => ({ timing, eager, silent: new Set() });

  return { submitLead, dropLead, startOutbox };
}

/** What is known of a lead besides itself when it is taken. */
interface Taking {
  /** What joins its `meta`. */
  readonly more?: Promise<LeadIntent['meta'] | undefined> | undefined;
  /** Whether another page has it by now. */
  readonly isTaken?: () => boolean;
  /** Whether somebody can still be told that it is too large. */
  readonly checked?: boolean;
}

function lockOf(id: string): string {
  return `${outboxName}:${id}`;
}

function everywhere({ destinations }: Lead, state: 'confirmed' | 'queued'): DestinationResult[] {
  return destinations.map((name) => ({ name, label: name, state, message: '' }));
}
