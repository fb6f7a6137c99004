import type { LeadIntent } from './lead.ts';
import { leadKey } from './name.ts';
import { readDown, writeEntry } from './stores.ts';

const lifetime = 24 * 3600_000;

/** More than anybody sends in a day. */
const most = 20;

type Words = Pick<LeadIntent, 'payload' | 'destinations' | 'label'>;

/** Ids given on this page: they outlive the day, and are all there is where storage is denied. */
const onPage = new Map<string, string>();

/** A new id (UUID version 4, RFC 9562). It is made once for a lead, kept with it, and says nothing of its words. */
export function freshId(): string {
  // Plain http has no `crypto.randomUUID`.
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint32Array(4)).join(''));
}

/** Whether two leads say the same: the same words to the same destinations, whichever page or tab they come from. */
export function saysTheSame(one: Words, other: Words): boolean {
  return contentOf(one) === contentOf(other);
}

/**
 * The id that the same words had on this page, or within a day in this browser. So a second press, a second tab or the
 * way back make no second lead. Corrected words are another lead.
 */
export function knownId(words: Words): string | undefined {
  const content = contentOf(words);
  const entry = remembered().find((text) => text.includes(`-${fingerprint(content)}-`));
  return onPage.get(content) ?? (entry && uuidOf(entry.replace(/.*-/, '')));
}

/** Remembers the id of these words for a day. What is stored is numbers from which nobody can tell the words. */
export function rememberId(words: Words, id: string): void {
  const content = contentOf(words);
  onPage.set(content, id);
  const end = `-${fingerprint(content)}-${BigInt(`0x${id.replaceAll('-', '')}`)}`;
  const others = remembered().filter((entry) => !entry.endsWith(end));
  // The loader reads the time, with which it begins.
  writeEntry(leadKey, [Date.now() + end, ...others].slice(0, most).join('--'));
}

/** Entries of the last day, the newest first: the time, what the words come to, and the id as a number. */
function remembered(): string[] {
  const entries = readDown(leadKey)?.match(/\d+-\d+-\d+(?=--|$)/g) ?? [];
  return entries.filter((entry) => Math.abs(Date.now() - parseFloat(entry)) < lifetime);
}

function contentOf({ payload, destinations, label }: Words): string {
  // A form sent again after midnight says nothing new.
  return JSON.stringify([label, destinations, { ...payload, submissionDate: '' }]);
}

function uuidOf(number: string): string {
  return BigInt(number)
    .toString(16)
    .padStart(32, '0')
    .replace(/.*?(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** 32 bits that words come to: enough to know them again in this browser, and too few to tell them by. */
function fingerprint(words: string): number {
  let sum = words.length;
  for (let place = 0; place < words.length; place++) {
    sum = Math.imul(sum ^ words.charCodeAt(place), 2654435761);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}
