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
 * meanwhile. Gives back the key of the entry; nothing where local storage is denied or does not keep it.
 */
export function writeAhead(lead: LeadAhead): string | undefined {
  const key = `${outboxName}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  try {
    if (keys().length >= limit) return undefined;
    write(key, lead);
    if (localStorage.getItem(key) === null) return undefined;
  } catch {
    return undefined;
  }
  own.add(key);
  return key;
}

/** Says how a lead stands that is nowhere else. */
export function rewriteAhead(key: string | undefined, lead: LeadAhead): void {
  if (key === undefined) return;
  try {
    write(key, lead);
  } catch {
    // It stays as it was: the lead goes out once more, under the same id.
  }
}

function write(key: string, lead: LeadAhead): void {
  localStorage.setItem(key, JSON.stringify(lead));
}

/** Whether an entry is still there: it goes once the lead is on disk, or has arrived. */
export function isAhead(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Removes an entry. */
export function strike(key: string | undefined): void {
  if (key === undefined) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Denied in the meantime: the next page that may look finds a lead that has arrived, under the same id.
  }
}

/** Takes over what other pages have written down and not brought to the disk; most of these were left at that moment. */
export function leftAhead(): readonly Ahead[] {
  try {
    const others = keys().filter((key) => !own.has(key));
    for (const key of others) own.add(key);
    return others.flatMap(read);
  } catch {
    return [];
  }
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(`${outboxName}:`));
}

/** An entry that says nothing is of no use to anyone, and goes. */
function read(key: string): Ahead[] {
  try {
    const lead = JSON.parse(localStorage.getItem(key) ?? '');
    if (Array.isArray(lead.standings) && lead.payload && lead.created > 0) return [{ key, lead }];
  } catch {
    // It was cut off, or somebody else has written it.
  }
  strike(key);
  return [];
}
