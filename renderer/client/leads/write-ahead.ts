import { ignoreErrors } from './ignore-errors.ts';
import { isLead, type Lead } from './lead.ts';
import { writeAheadPrefix } from './name.ts';
import { listKeys, readEntry, remove, writeEntry } from './web-storage.ts';

/** Ids of the leads whose entries this page wrote or took over. */
const own = new Set<string>();

/**
 * Stores a lead synchronously: a database takes time, and the visitor may leave the page meanwhile. Returns false if
 * storage is denied, full, or keeps nothing.
 */
export function writeAhead(lead: Lead): boolean {
  own.add(lead.id);
  return writeEntry(writeAheadPrefix + lead.id, JSON.stringify(lead));
}

/** Whether a lead has a write-ahead entry: until it is in the database, or delivered. */
export function isWrittenAhead(id: string): boolean {
  return readEntry(writeAheadPrefix + id) !== undefined;
}

/** Removes the write-ahead entry of a lead, if there is one. If that fails, the next page sends the lead again under the same id. */
export function removeWriteAhead(id: string | undefined): void {
  remove(writeAheadPrefix + id);
}

/**
 * Takes over the entries of other pages, most of which were closed before the lead reached the database. `createLead`
 * turns a held press of the loader into a lead; it returns undefined if that is impossible, and throws if it has to
 * wait.
 */
export async function takeOverWriteAhead(
  createLead: (entry: unknown, id: string) => Promise<Lead | undefined>,
): Promise<Lead[]> {
  const found: Lead[] = [];
  for (const key of listKeys(writeAheadPrefix)) {
    const id = key.slice(writeAheadPrefix.length);
    if (own.has(id)) continue;
    own.add(id);
    const entry = { ...ignoreErrors(() => JSON.parse(readEntry(key) ?? '')), id };
    try {
      const lead = isLead(entry) ? entry : await createLead(entry, id);
      if (lead) found.push(lead);
      // It is truncated, invalid, or from another script.
      else removeWriteAhead(id);
    } catch {
      own.delete(id);
    }
  }
  return found;
}
