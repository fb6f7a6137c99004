import { acceptedLeads, emit } from '../bus.ts';
import {
  type Destination,
  type Directory,
  destinationAddress,
  loadDirectory,
  missingAddressMessage,
} from './destination.ts';
import type { DeliveryStatus, DestinationResult, Lead } from './lead.ts';
import { request, unanswered } from './request.ts';
import { removeLead, updateLead } from './store.ts';
import { hasArrived } from './verdict.ts';
import { isDue, postpone, type Timing } from './wait.ts';

/** Settings that several attempts share. */
export interface Round {
  readonly timing: Timing;
  /** Whether to ignore waits, except those that a destination asked for: a page was opened, or the network is back. */
  readonly eager: boolean;
  /** Destinations whose request timed out. They are skipped, so that not every lead waits for them. */
  readonly silent: Set<string>;
}

export function newRound(timing: Timing, eager: boolean): Round {
  return { timing, eager, silent: new Set() };
}

export interface Attempt {
  /** The result of each destination, as soon as it is known or the person has waited long enough. */
  readonly results: Promise<DestinationResult[]>;
  /** Fulfilled when no request is pending and the lead is removed or postponed. */
  readonly over: Promise<void>;
}

/** Sends a lead to every destination that does not have it yet. Only one tab may do this at a time. */
export function attempt(lead: Lead, { timing, eager, silent }: Round): Attempt {
  const pending: Promise<unknown>[] = [];
  let missing = 0;
  let expired = false;
  let hasSkipped = false;

  const start = async () => {
    const directory = await loadDirectory(lead.source, timing.verdict).catch(() => undefined);
    expired = isExpired(lead, directory);
    if (directory?.time) lead.seen ??= directory.time;
    const inSequence = lead.delivery === 'sequential' || lead.delivery === 'ordered';
    const results: (DestinationResult | Promise<DestinationResult>)[] = [];
    for (const status of lead.standings) {
      const result = deliver(status, directory);
      results.push(inSequence ? await result : result);
    }
    return Promise.all(results);
  };

  const deliver = (status: DeliveryStatus, directory?: Directory): DestinationResult | Promise<DestinationResult> => {
    const { name } = status;
    const destination = directory?.destinations[name];
    const known = { name, label: destination?.label ?? name };
    const silence: DestinationResult = { ...known, ...unanswered };
    if (status.delivered) return { ...known, state: status.delivered, message: '' };
    // The last request does not wait: there is no later one.
    if (!expired && !isDue(status, eager)) return silence;
    const url = destination && destinationAddress(destination);
    if (!url || silent.has(name)) {
      postpone(status, timing);
      if (url) hasSkipped = true;
      if (!directory || url) return silence;
      missing += 1;
      return { ...known, state: 'missing', message: destination ? missingAddressMessage(destination) : '' };
    }
    const sent = send(status, destination, url).then((answer) => ({ ...known, ...answer }));
    pending.push(sent);
    return Promise.race([
      sent,
      new Promise<DestinationResult>((resolve) => setTimeout(resolve, timing.verdict, silence)),
    ]);
  };

  const send = async (status: DeliveryStatus, destination: Destination, url: string) => {
    // Count it as unanswered until its answer is read: the page may close first.
    status.unanswered += 1;
    await updateLead(lead);
    const answer = await request(url, lead, destination, timing.request);
    const { state, message } = answer;
    if (hasArrived(answer)) {
      status.delivered = state;
      if (!lead.told) reportAccepted(lead);
      lead.told = true;
    } else {
      if (state === 'failed') status.unanswered = 0;
      if (answer.late) silent.add(status.name);
      postpone(status, timing, answer.retryAfter);
    }
    await updateLead(lead);
    return { state, message };
  };

  const finish = async () => {
    await Promise.all(pending);
    const delivered = lead.standings.filter((status) => status.delivered).length;
    const isEverywhere = delivered > 0 && delivered + missing === lead.standings.length;
    await (isEverywhere || (expired && !hasSkipped) ? removeLead(lead.id) : updateLead(lead));
  };

  const results = start();
  return { results, over: results.then(finish) };
}

function reportAccepted({ id, label, payload }: Lead): void {
  // Hidden values are texts.
  const accepted = { formType: (payload.formType as string | undefined) ?? label, id };
  acceptedLeads.push(accepted);
  emit('lead', accepted);
}

const lifetime = 7 * 24 * 3600_000;

/**
 * A lead expires when it is too old by both clocks, this device's and the server's: either may be wrong by days. It is
 * sent once more to each destination that does not have it, then removed.
 */
function isExpired({ created, seen = created }: Lead, directory: Directory | undefined): boolean {
  return !!directory && Math.min(Date.now() - created, directory.time - seen) > lifetime;
}
