import { alone } from './alone.ts';
import { ifPossible } from './if-possible.ts';
import type { LeadIntent } from './lead.ts';
import { leadKey } from './name.ts';

const lifetime = 24 * 3600_000;

/** Milliseconds to wait for another tab that makes the key. */
const patience = 1000;

/**
 * The id of a lead: the same for the same words to the same destinations, whichever form, tab or visit of a day they
 * come from. So a second click, a second tab or the way back make no second lead: a receiver that drops repeated ids
 * has one. Corrected words are another lead.
 *
 * The hash includes a random number of this browser, so that nobody can guess the words from the id (UUID version 8,
 * RFC 9562).
 */
export function leadId({ payload, destinations, label }: LeadIntent): Promise<string> {
  // A form sent again after midnight says nothing new.
  const { submissionDate: _, ...words } = payload;
  const content = JSON.stringify([label, destinations, words]);
  const id = ids.get(content) ?? hash(content);
  ids.set(content, id);
  return id;
}

/** Ids given on this page: they outlive the day, and are all there is where hashing is not allowed (plain http). */
const ids = new Map<string, Promise<string>>();

async function hash(content: string): Promise<string> {
  const bytes = crypto.subtle
    ? await crypto.subtle.digest('SHA-256', new TextEncoder().encode((await browserKey()) + content))
    : crypto.getRandomValues(new Uint8Array(16)).buffer;
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');
}

/** The time it was made, then 128 random bits. Two tabs that send at the same moment have one. */
async function browserKey(): Promise<string> {
  return (await alone(leadKey, knownKey, patience)) ?? knownKey();
}

async function knownKey(): Promise<string> {
  const made = `${Date.now()}-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  // Where storage is denied, the page's own memory has to do.
  const known = ifPossible(() => localStorage.getItem(leadKey));
  if (known && Math.abs(Date.now() - parseFloat(known)) < lifetime) return known;
  ifPossible(() => localStorage.setItem(leadKey, made));
  return made;
}
