import { acceptedLeads, type BusEvents, emit } from '../bus.ts';
import {
  type Destination,
  type Directory,
  destinationAddress,
  loadDirectory,
  missingAddressMessage,
} from './destination.ts';
import { type DeliveryStatus, type DestinationResult, hasArrived, type Lead } from './lead.ts';
import { request, unanswered } from './request.ts';
import { removeLead, updateLead } from './store.ts';

interface Attempt {
  /** The result of each destination, as soon as it is known or the person has waited long enough. */
  readonly results: Promise<DestinationResult[]>;
  /** Fulfilled when no request is pending and the lead is removed or postponed. */
  readonly over: Promise<void>;
}

/**
 * Sends a lead to every destination that does not have it yet. Only one tab may do this at a time. An eager attempt
 * ignores waits, except those that a destination asked for: a page was opened, or the network is back. Attempts may
 * share `silent`, the destinations whose request timed out: they are skipped, so that not every lead waits for them.
 */
export function attempt(lead: Lead, eager = true, silent = new Set<string>()): Attempt {
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
      // Hidden values are texts.
      if (!lead.told) report({ formType: (lead.payload.formType as string | undefined) ?? lead.label, id: lead.id });
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

/** Reports on this page that a destination has accepted a lead. */
export function report(lead: BusEvents['lead']): void {
  acceptedLeads.push(lead);
  emit('lead', lead);
}

const lifetime = 7 * 24 * 3600_000;

/**
 * A lead expires when it is too old by both clocks, this device's and the server's: either may be wrong by days. It is
 * sent once more to each destination that does not have it, then removed.
 */
function isExpired({ created, seen = created }: Lead, directory: Directory | undefined): boolean {
  return !!directory && Math.min(Date.now() - created, directory.time - seen) > lifetime;
}

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

/** The time limits of full leads. */
export const timing: Timing = {
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
