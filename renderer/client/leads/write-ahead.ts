import type { Lead } from './lead.ts';
import { outboxName } from './name.ts';

/** A lead that has no id yet: to make one takes its time. */
export type LeadAhead = Omit<Lead, 'id'>;

/** What somebody wants to send, as it stands in local storage until it is on disk. */
export interface Ahead {
  /** Its entry. */
  readonly key: string;
  readonly lead: LeadAhead;
}

/** More than anyone sends; what fills it is a program. */
const limit = 50;

/** Entries of this page: those that it made, and those that it has taken over. */
const own = new Set<string>();

/**
 * Writes down what somebody wants to send, in the same moment: a database takes its time, and the page may be left
 * meanwhile. Gives back the key of the entry; nothing where local storage is denied, is full, or keeps nothing.
 */
export function writeAhead(lead: LeadAhead): string | undefined {
  return inStorage(() => {
    if (keys().length >= limit) return undefined;
    const key = `${outboxName}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    localStorage.setItem(key, JSON.stringify(lead));
    if (!isAhead(key)) return undefined;
    own.add(key);
    return key;
  });
}

/** Says how a lead stands that is nowhere else; where that cannot be, it goes out once more, under the same id. */
export function rewriteAhead(key: string | undefined, lead: LeadAhead): void {
  if (key) inStorage(() => localStorage.setItem(key, JSON.stringify(lead)));
}

/** Whether an entry is still there: it goes once the lead is on disk, or has arrived. */
export function isAhead(key: string): boolean {
  return inStorage(() => localStorage.getItem(key)) !== null;
}

/** Removes an entry; where that cannot be, the next page finds a lead that has arrived, under the same id. */
export function strike(key: string | undefined): void {
  if (key) inStorage(() => localStorage.removeItem(key));
}

/** Takes over what other pages have written down and not brought to the disk; most of these were left at that moment. */
export function leftAhead(): readonly Ahead[] {
  const others = inStorage(keys)?.filter((key) => !own.has(key)) ?? [];
  return others.flatMap((key) => {
    own.add(key);
    const lead = inStorage(() => JSON.parse(localStorage.getItem(key) ?? ''));
    if (lead?.payload && lead.standings?.map) return [{ key, lead }];
    // It was cut off, or somebody else has written it: it is of no use to anyone.
    strike(key);
    return [];
  });
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(`${outboxName}:`));
}

/** What comes of work with local storage; nothing where that is denied. */
function inStorage<Found>(work: () => Found): Found | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
