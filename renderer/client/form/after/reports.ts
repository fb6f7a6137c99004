import type { BusEvents } from '../../bus.ts';
import { report } from '../../leads/attempt.ts';
import { withLock } from '../../leads/browser.ts';
import { lockName, writeAheadPrefix } from '../../leads/lead.ts';
import { findLead, updateLead } from '../../leads/store.ts';
import { type Handover, handoverTo } from './handover.ts';

type AcceptedLead = BusEvents['lead'] & { readonly id: string };

/** A lead for the next page to report. */
export interface Arrival extends Handover {
  readonly lead: AcceptedLead;
}

/**
 * Leaves the report of a lead to a page: beside the leads that wait, where the outbox of that page finds it. Without session
 * storage, this page reports it.
 */
export function leaveReport(lead: AcceptedLead, page: string): void {
  try {
    sessionStorage.setItem(
      `${writeAheadPrefix}after:${lead.id}`,
      JSON.stringify({ ...handoverTo(page), lead } satisfies Arrival),
    );
  } catch {
    report(lead);
  }
}

/** Longer than any request. */
const patience = 60_000;

/**
 * Reports a lead whose form stays: now if a destination has it, otherwise the outbox does once one has. Waits for the current
 * attempt, which would overwrite the note to the outbox.
 */
export async function reportWithoutPage(lead: AcceptedLead): Promise<void> {
  const settle = async () => {
    const waiting = await findLead(lead.id);
    if (!waiting || waiting.standings.some(({ delivered }) => delivered)) return report(lead);
    waiting.told = false;
    await updateLead(waiting);
  };
  await withLock(lockName(lead.id), settle, patience).catch(() => undefined);
}
