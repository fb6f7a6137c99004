import { documentHash } from '../hash.ts';
import { sealDigits } from '../seal.ts';
import { inBytes, type Piece } from './pieces.ts';

/** Where a document says which version of the page it is, before that is known. */
export const unsealed = ' data-build="00000000"';

/**
 * Says in a document which version of the page it is: the beginning of its own hash, taken before. A lead that is sent from
 * it tells by that what its sender saw.
 */
export function sealed(html: string): string {
  const at = html.lastIndexOf(unsealed);
  if (at === -1) return html;
  const start = at + unsealed.length - sealDigits - 1;
  return html.slice(0, start) + documentHash(html).slice(0, sealDigits) + html.slice(start + sealDigits);
}

/** A document as bytes that are yet to be sealed. */
export interface UnsealedBytes {
  /** Good until those of the next document are made. */
  readonly bytes: Uint8Array;
  /** Where the seal is to stand; nothing where the document has none. */
  readonly seal: number | undefined;
}

/** The same as {@link sealed}, as bytes, but for the seal. */
export function unsealedBytes(document: readonly Piece[]): UnsealedBytes {
  const bytes = inBytes(document);
  const at = bytes.lastIndexOf(unsealed);
  return { bytes, seal: at === -1 ? undefined : at + unsealed.length - sealDigits - 1 };
}
