import { ifPossible } from './if-possible.ts';
import type { Lead } from './lead.ts';
import { outboxName } from './name.ts';

/** A lead that has no id yet: to make one takes its time. */
export type LeadAhead = Omit<Lead, 'id'>;

/** Entries of this page: those that it made, and those that it has taken over. */
const own = new Set<string>();

/**
 * Writes down what somebody wants to send, in the same moment: a database takes its time, and the page may be left
 * meanwhile. Gives back the key of the entry; nothing where local storage is denied, is full, or keeps nothing.
 */
export function writeAhead(lead: LeadAhead, key = `${outboxName}:${Math.random()}`): string | undefined {
  own.add(key);
  ifPossible(() => {
    localStorage[key] = JSON.stringify(lead);
  });
  return isAhead(key) ? key : undefined;
}

/** Whether an entry is there: it goes once the lead is on disk, or has arrived. */
export function isAhead(key: string): boolean {
  return ifPossible(() => key in localStorage) !== false;
}

/** Removes an entry; where that cannot be, the next page finds a lead that has arrived, under the same id. */
export function strike(key: string | undefined): void {
  ifPossible(() => localStorage.removeItem(key ?? ''));
}

/** Takes over what other pages have written down and not brought to the disk; most of these were left at that moment. */
export function leftAhead(): readonly LeadAhead[] {
  const all = ifPossible(() => Object.keys(localStorage)) ?? [];
  return all.flatMap((key) => {
    if (!key.startsWith(outboxName) || own.has(key)) return [];
    own.add(key);
    const lead = ifPossible(() => JSON.parse(localStorage[key]));
    if (lead?.standings) return { ...lead, ahead: key };
    // It was cut off, or somebody else has written it: it is of no use to anyone.
    strike(key);
    return [];
  });
}
