import { acceptedLeads, emit } from '../bus.ts';
import { absenceOf, addressOf, type Destination, type Directory, lookUp } from './destination.ts';
import type { DestinationResult, Lead, Standing } from './lead.ts';
import { request, unanswered } from './request.ts';
import { removeLead, updateLead } from './store.ts';
import { hasArrived } from './verdict.ts';
import { isDue, postpone, type Timing } from './wait.ts';

/** What holds for several attempts in a row. */
export interface Round {
  readonly timing: Timing;
  /** Whether there is news, so that no wait counts but those that a destination asked for. */
  readonly eager: boolean;
  /** Destinations that let a request run out of time: not asked again, lest each lead waits for them. */
  readonly silent: Set<string>;
}

export interface Attempt {
  /** How each destination stands as soon as it is known, or once a person has waited long enough. */
  readonly results: Promise<DestinationResult[]>;
  /** Fulfilled when no request is under way any more, and the lead is forgotten or put off. */
  readonly over: Promise<void>;
}

/** Sends a lead to every destination that does not have it yet. Only one tab may do so at a time. */
export function attempt(lead: Lead, { timing, eager, silent }: Round): Attempt {
  const underWay: Promise<unknown>[] = [];
  let missing = 0;
  let expired = false;
  let unasked = false;

  const begin = async () => {
    const directory = await lookUp(lead.source, timing.verdict).catch(() => undefined);
    expired = isExpired(lead, directory);
    if (directory?.time) lead.seen ??= directory.time;
    const inTurn = lead.delivery === 'sequential' || lead.delivery === 'ordered';
    const results: (DestinationResult | Promise<DestinationResult>)[] = [];
    for (const standing of lead.standings) {
      const result = ask(standing, directory);
      results.push(inTurn ? await result : result);
    }
    return Promise.all(results);
  };

  const ask = (standing: Standing, directory?: Directory): DestinationResult | Promise<DestinationResult> => {
    const { name } = standing;
    const destination = directory?.destinations[name];
    const known = { name, label: destination?.label ?? name };
    const silence: DestinationResult = { ...known, ...unanswered };
    if (standing.delivered) return { ...known, state: standing.delivered, message: '' };
    // The last request waits for nothing: there is no later one.
    if (!expired && !isDue(standing, eager)) return silence;
    const url = destination && addressOf(destination);
    if (!url || silent.has(name)) {
      postpone(standing, timing);
      if (url) unasked = true;
      if (!directory || url) return silence;
      missing += 1;
      return { ...known, state: 'missing', message: destination ? absenceOf(destination) : '' };
    }
    const sent = send(standing, destination, url).then((answer) => ({ ...known, ...answer }));
    underWay.push(sent);
    return Promise.race([sent, new Promise<DestinationResult>((tell) => setTimeout(tell, timing.verdict, silence))]);
  };

  const send = async (standing: Standing, destination: Destination, url: string) => {
    // Until its answer is read, for the page may go away before.
    standing.unanswered += 1;
    await updateLead(lead);
    const answer = await request(url, lead, destination, timing.request);
    const { state, message } = answer;
    if (hasArrived(answer)) {
      standing.delivered = state;
      if (!lead.told) tell(lead);
      lead.told = true;
    } else {
      if (state === 'failed') standing.unanswered = 0;
      if (answer.late) silent.add(standing.name);
      postpone(standing, timing, answer.retryAfter);
    }
    await updateLead(lead);
    return { state, message };
  };

  const conclude = async () => {
    await Promise.all(underWay);
    const delivered = lead.standings.filter((standing) => standing.delivered).length;
    const everywhere = delivered > 0 && delivered + missing === lead.standings.length;
    await (everywhere || (expired && !unasked) ? removeLead(lead.id) : updateLead(lead));
  };

  const results = begin();
  return { results, over: results.then(conclude) };
}

function tell({ id, label, payload }: Lead): void {
  const accepted = { formType: payload.formType ?? label, id };
  acceptedLeads.push(accepted);
  emit('lead', accepted);
}

const lifetime = 7 * 24 * 3600_000;

/**
 * A lead is too old when both clocks say so, this device's and the server's: either may be wrong by days. It is sent
 * once more before it is forgotten, to each destination that does not have it.
 */
function isExpired({ created, seen = created }: Lead, directory: Directory | undefined): boolean {
  return !!directory && Math.min(Date.now() - created, directory.time - seen) > lifetime;
}
