import { documentHash } from '../hash.ts';

/** Where a document says which version of the page it is, before that is known. */
export const unsealed = ' data-build="00000000"';

const digits = 8;

/**
 * Says in a document which version of the page it is: the beginning of its own hash, taken before. A lead that is sent from
 * it tells by that what its sender saw.
 */
export function sealed(html: string): string {
  const at = html.lastIndexOf(unsealed);
  if (at === -1) return html;
  const start = at + unsealed.length - digits - 1;
  return html.slice(0, start) + documentHash(html).slice(0, digits) + html.slice(start + digits);
}

/** A sealed document as bytes; `hash` is that of the document before, which tells versions apart as well. */
export interface SealedBytes {
  /** Good until the next document is sealed: there are many, and each would take fresh memory. */
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** The same as {@link sealed}, as bytes. */
export function sealedBytes(html: string): SealedBytes {
  if (scratch.length < mostBytes * html.length) scratch = Buffer.allocUnsafeSlow(2 * mostBytes * html.length);
  const bytes = scratch.subarray(0, scratch.write(html));
  const hash = documentHash(bytes);
  const at = bytes.lastIndexOf(unsealed);
  if (at !== -1) bytes.write(hash.slice(0, digits), at + unsealed.length - digits - 1);
  return { bytes, hash };
}

/** Of a UTF-16 unit in UTF-8. */
const mostBytes = 3;

let scratch = Buffer.allocUnsafeSlow(1 << 18);
