import { isDue, newDeliveryStatus, postpone, type Timing } from '../../leads/attempt.ts';
import { readEntry, withLock, writeEntry } from '../../leads/browser.ts';
import { destinationAddress, loadDirectory } from '../../leads/destination.ts';
import { knownId, newLeadId, storeId } from '../../leads/identity.ts';
import {
  type DeliveryStatus,
  hasArrived,
  type Lead,
  type LeadIntent,
  leadKey,
  lockName,
  writeAheadPrefix,
} from '../../leads/lead.ts';
import { request } from '../../leads/request.ts';
import { removeWriteAhead } from '../../leads/store.ts';

/**
 * Returns the id of the lead that these answers begin: the same in every tab. Undefined if a lead with the same beginning was
 * sent in full within a day: then it needs no partial lead.
 */
export function beginId(content: LeadIntent): string | undefined {
  const begun = knownId(content);
  const id = begun === undefined ? newLeadId() : flipped(begun);
  if (isSpent(id)) return undefined;
  storeId(content, flipped(id));
  return id;
}

/** Gives a full lead the id of its partial lead, unless either was sent already. Call it when the lead is sent. */
export function completeId(id: string, content: LeadIntent): void {
  if (!isSpent(id) && knownId(content) === undefined) storeId(content, id);
}

/** Whether a lead with this id was sent in full, from any tab. */
function isSpent(id: string): boolean {
  return readEntry(leadKey)?.includes(`-${BigInt(`0x${id.replaceAll('-', '')}`)}`) === true;
}

/** The id under which the beginning of a lead is known; only full leads are known under their own. */
function flipped(id: string): string {
  return (Number.parseInt(id.charAt(0), 16) ^ 8).toString(16) + id.slice(1);
}

/** A partial lead as it is stored: beside the leads that wait, where the outbox of any page finds it. */
interface PartialEntry {
  readonly partial: Lead;
}

/** A request must be over before a full lead stops waiting for it; see {@link withLock}. */
export const partialTiming: Timing = { verdict: 3000, request: 5000, firstWait: 30_000, longestWait: 6 * 3600_000 };

const lifetime = 7 * 24 * 3600_000;

const prefix = 'partial:';

const keyOf = (id: string) => writeAheadPrefix + prefix + id;

/** Stores a partial lead, or the newer answers of one that still waits. */
export function writePartial(id: string, intent: LeadIntent): void {
  const waiting = waitingPartial(id);
  const { created = Date.now(), standings = intent.destinations.map(newDeliveryStatus) } = waiting ?? {};
  save({ ...intent, id, created, standings } as Lead);
}

/** Removes a partial lead, because its full lead is about to be sent. It is not sent after that. */
export function removePartial(id: string): void {
  removeWriteAhead(`${prefix}${id}`);
}

/** Returns a partial lead that still waits. */
export function waitingPartial(id: string): Lead | undefined {
  try {
    const { partial }: PartialEntry = JSON.parse(readEntry(keyOf(id)) ?? '');
    return isWhole(partial) ? partial : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a stored value is a partial lead; any script may write into storage. */
function isWhole(stored: Partial<Lead> | undefined): stored is Lead {
  const { id, created, source, payload, standings } = Object(stored) as Partial<Lead>;
  return (
    [id, source].every((text) => typeof text === 'string') &&
    Number.isFinite(created) &&
    typeof payload === 'object' &&
    Array.isArray(standings)
  );
}

function save(lead: Lead): void {
  writeEntry(keyOf(lead.id), JSON.stringify({ partial: lead } satisfies PartialEntry));
}

/**
 * Sends what an entry holds, if it is a partial lead, to each destination that does not have it. Returns false for any other
 * entry, and true once the entry can go. Throws while it must stay.
 *
 * The full lead takes the entry away before it is sent, and both are sent under the same lock. So a partial lead is never sent
 * after its full lead.
 */
export async function sendPartial(entry: unknown, timing = partialTiming): Promise<boolean> {
  const { partial }: Partial<PartialEntry> = Object(entry);
  if (!isWhole(partial)) return false;
  const { id } = partial;
  const isOver = await withLock(lockName(id), () => attemptPartial(id, timing));
  if (!isOver) throw new Error(id);
  return true;
}

/** Whether nothing is left to send. */
async function attemptPartial(id: string, timing: Timing): Promise<boolean> {
  const lead = waitingPartial(id);
  if (!lead) return true;
  const directory = await loadDirectory(lead.source, timing.verdict).catch(() => undefined);
  if (!directory) return false;
  await Promise.all(lead.standings.map((status) => deliver(status)));
  const left = lead.standings.filter(({ delivered }) => !delivered);
  return left.length === 0 || Date.now() - lead.created > lifetime || !waitingPartial(id);

  async function deliver(status: DeliveryStatus): Promise<void> {
    const destination = directory?.destinations[status.name];
    const url = destination && destinationAddress(destination);
    if (!url || !isDue(status, true)) return;
    status.unanswered += 1;
    keep(status);
    // Read it again: the answers may be newer, or the full lead may have been sent meanwhile.
    const newest = waitingPartial(id);
    if (!newest) return;
    const answer = await request(url, newest, destination, timing.request);
    if (hasArrived(answer)) status.delivered = answer.state;
    else {
      if (answer.state === 'failed') status.unanswered = 0;
      postpone(status, timing, answer.retryAfter);
    }
    keep(status);
  }

  /** Stores what became of one destination, unless the full lead has taken the entry away. */
  function keep(status: DeliveryStatus): void {
    const newest = waitingPartial(id);
    if (newest)
      save({ ...newest, standings: newest.standings.map((old) => (old.name === status.name ? status : old)) });
  }
}
