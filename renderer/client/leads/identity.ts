import { readEntry, writeEntry } from './browser.ts';
import { type LeadIntent, leadKey } from './lead.ts';

const lifetime = 24 * 3600_000;

/** More leads than a person sends in a day. */
const maxEntries = 20;

type LeadContent = Pick<LeadIntent, 'payload' | 'destinations' | 'label'>;

/** Ids of this page. They outlive the day, and work when storage is denied. */
const idsOfPage = new Map<string, string>();

/**
 * Returns a new id (UUID version 4, RFC 9562). It is created once per lead, stored with it, and reveals nothing about
 * its content.
 */
export function newLeadId(): string {
  // `crypto.randomUUID` is missing on plain http.
  return crypto.randomUUID?.() ?? formatUuid(crypto.getRandomValues(new Uint32Array(4)).join(''));
}

/** Whether two leads have the same content and destinations, whichever page or tab they come from. */
export function hasSameContent(first: LeadContent, second: LeadContent): boolean {
  return serializeContent(first) === serializeContent(second);
}

/**
 * Returns the id that the same content had on this page, or within a day in this browser. So a second press, a second
 * tab or the back button create no second lead. Corrected content is another lead.
 */
export function knownId(content: LeadContent): string | undefined {
  const text = serializeContent(content);
  const entry = storedEntries().find((candidate) => candidate.includes(`-${fingerprint(text)}-`));
  return idsOfPage.get(text) ?? (entry && formatUuid(entry.replace(/.*-/, '')));
}

/** Stores the id of this content for a day, as numbers that do not reveal the content. */
export function storeId(content: LeadContent, id: string): void {
  const text = serializeContent(content);
  idsOfPage.set(text, id);
  const end = `-${fingerprint(text)}-${BigInt(`0x${id.replaceAll('-', '')}`)}`;
  const others = storedEntries().filter((entry) => !entry.endsWith(end));
  // The loader reads the leading time.
  writeEntry(leadKey, [Date.now() + end, ...others].slice(0, maxEntries).join('--'));
}

/** Entries of the last day, newest first: the time, the fingerprint of the content, and the id as a number. */
function storedEntries(): string[] {
  const entries = readEntry(leadKey)?.match(/\d+-\d+-\d+(?=--|$)/g) ?? [];
  return entries.filter((entry) => Math.abs(Date.now() - parseFloat(entry)) < lifetime);
}

function serializeContent({ payload, destinations, label }: LeadContent): string {
  // A form that is sent again after midnight has the same content.
  return JSON.stringify([label, destinations, { ...payload, submissionDate: '' }]);
}

function formatUuid(number: string): string {
  return BigInt(number)
    .toString(16)
    .padStart(32, '0')
    .replace(/.*?(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A 32-bit hash: enough to recognise content in this browser, too short to reconstruct it. */
function fingerprint(text: string): number {
  let sum = text.length;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 2654435761);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}
