import { ifPossible } from './if-possible.ts';
import { isLead, type Lead } from './lead.ts';
import { aheadPrefix } from './name.ts';
import { keysWith, readDown, remove, writeEntry } from './stores.ts';

/** Entries of this page, by the id of their lead: those that it made, and those that it has taken over. */
const own = new Set<string>();

/**
 * Writes down what somebody wants to send, in the same moment: a database takes its time, and the page may be left
 * meanwhile. Whether it is written down: storage may be denied, full, or keep nothing.
 */
export function writeAhead(lead: Lead): boolean {
  own.add(lead.id);
  return writeEntry(aheadPrefix + lead.id, JSON.stringify(lead));
}

/** Whether a lead is written down: it is until it is on disk, or has arrived. */
export function isAhead(id: string): boolean {
  return readDown(aheadPrefix + id) !== undefined;
}

/** Removes what is written down of a lead; where that cannot be, the next page finds a lead that has arrived, under the same id. */
export function strike(id: string): void {
  remove(aheadPrefix + id);
}

/**
 * Takes over what other pages have written down and not brought to the disk; most of them were left at that moment. What the
 * loader wrote down is no lead yet: `leadOf` makes one of it, gives back nothing where none can be made, and throws where
 * that has to wait.
 */
export async function leftAhead(leadOf: (entry: unknown, id: string) => Promise<Lead | undefined>): Promise<Lead[]> {
  const found: Lead[] = [];
  for (const key of keysWith(aheadPrefix)) {
    const id = key.slice(aheadPrefix.length);
    if (own.has(id)) continue;
    own.add(id);
    const entry = { ...ifPossible(() => JSON.parse(readDown(key) ?? '')), id };
    try {
      const lead = isLead(entry) ? entry : await leadOf(entry, id);
      if (lead) found.push(lead);
      // It was cut off, is not valid, or somebody else has written it: it is of no use to anyone.
      else strike(id);
    } catch {
      own.delete(id);
    }
  }
  return found;
}
