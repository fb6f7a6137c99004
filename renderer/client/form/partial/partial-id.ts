import { knownId, newLeadId, storeId } from '../../leads/identity.ts';
import type { LeadIntent } from '../../leads/lead.ts';
import { leadKey } from '../../leads/name.ts';
import { readEntry } from '../../leads/web-storage.ts';

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
