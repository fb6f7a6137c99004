import { lowest } from '../../kit/any-length.ts';
import { alone } from './alone.ts';
import { attempt, type Round } from './attempt.ts';
import { leadId } from './identity.ts';
import type { DestinationResult, Lead, LeadIntent, LeadResult } from './lead.ts';
import { outboxName } from './name.ts';
import { checkSize } from './payload-too-large.ts';
import { findLead, isStored, keepLead, listLeads } from './store.ts';
import { verdictOf } from './verdict.ts';
import { fresh, remaining, type Timing, usualTiming } from './wait.ts';
import { isAhead, type LeadAhead, leftAhead, strike, writeAhead } from './write-ahead.ts';

export interface Outbox {
  /**
   * Writes a lead down at once, keeps it on disk, if that does not take too long, then sends it, and tells what became of
   * the first attempt; later ones are silent. The same words sent again are the same lead. `more` is what joins its `meta`
   * if it comes in time. Throws what {@link checkSize} does and nothing else.
   */
  readonly submitLead: (intent: LeadIntent, more?: Promise<LeadIntent['meta']>) => Promise<LeadResult>;
  /**
   * Sends what is on its way, unless its destination has asked to wait: now, and whenever the network is back or the page
   * comes in front; never for a page that nobody sees yet.
   */
  readonly startOutbox: () => void;
}

/** Makes the outbox of a page. */
export function createOutbox(timing: Timing = usualTiming): Outbox {
  const underWay = new Map<string, Promise<LeadResult>>();
  const working = new Map<string, Promise<unknown>>();
  let flushing = Promise.resolve();
  let listening = false;
  let started = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let restored = false;

  const submitLead = (intent: LeadIntent, more?: Promise<LeadIntent['meta']>) => {
    const lead: LeadAhead = { ...intent, created: Date.now(), standings: intent.destinations.map(fresh) };
    return take({ ...lead, ahead: writeAhead(lead) }, more);
  };

  const take = async (written: LeadAhead, more?: Promise<LeadIntent['meta']>) => {
    // The network may be back before the first attempt is over.
    listen();
    const { ahead } = written;
    const id = await leadId(written);
    const lead: Lead = { ...written, id, meta: { ...written.meta, ...(await more) } };
    checkSize(lead);
    let result = underWay.get(id);
    if (result) strike(ahead);
    else {
      result = submit(lead);
      underWay.set(id, result);
    }
    return result;
  };

  const submit = async (lead: Lead) => {
    // Left before it was on disk and brought back: a page that was opened in between may have taken the lead from here.
    const isTaken = restored && lead.ahead && !isAhead(lead.ahead);
    const kept = isTaken ? lead : await keepLead(lead);
    return new Promise<LeadResult>((resolve) => {
      const answer = (results: readonly DestinationResult[]) =>
        resolve({ leadId: lead.id, results, ...verdictOf(lead.delivery, results, isStored(lead.id)) });
      const work = async () => {
        const current = await findLead(lead.id).catch(() => kept);
        // Another tab has sent it in the meantime.
        if (!current) answer(everywhere(lead, 'confirmed'));
        else {
          const { results, over } = attempt(current, round(true));
          results.then(answer);
          await over;
        }
        return true;
      };
      const done = alone(lockOf(lead.id), work, timing.verdict)
        .catch(() => false)
        .then((sent) => {
          if (!sent) answer(everywhere(lead, 'queued'));
          underWay.delete(lead.id);
          working.delete(lead.id);
          return setAlarm();
        });
      working.set(lead.id, done);
    });
  };

  const flush = (eager = true) => {
    // One after the other: what one flush has not sent, the next may.
    flushing = flushing.then(async () => {
      if (document.prerendering) return;
      for (const left of leftAhead()) await take(left).catch(() => undefined);
      const together = round(eager);
      for (const { id } of await listLeads()) {
        // This page may be putting it off at this moment, and would let the news pass.
        await working.get(id);
        const work = async () => {
          const lead = await findLead(id);
          if (lead) await attempt(lead, together).over;
        };
        await alone(lockOf(id), work).catch(() => undefined);
      }
      await setAlarm();
    });
    return flushing;
  };

  /** Wakes the outbox of a page that stays open. */
  const setAlarm = async () => {
    const waits = (await listLeads())
      .flatMap(({ standings }) => standings)
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
    if (started) return;
    started = true;
    listen();
    void flush();
  };

  const round = (eager: boolean): Round => ({ timing, eager, silent: new Set() });

  return { submitLead, startOutbox };
}

function lockOf(id: string): string {
  return `${outboxName}:${id}`;
}

function everywhere({ destinations }: Lead, state: 'confirmed' | 'queued'): DestinationResult[] {
  return destinations.map((name) => ({ name, label: name, state, message: '' }));
}
