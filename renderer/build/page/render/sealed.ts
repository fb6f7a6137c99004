import { buildIdLength } from '../../lib/build-id.ts';
import { documentHash } from '../../lib/hash.ts';
import { inBytes, type Piece } from './pieces.ts';

/** Where a document says which version of the page it is, before that is known. */
export const checkedContent = ' data-build="00000000"';

/**
 * Says in a document which version of the page it is: the beginning of its own hash, taken before. A lead that is sent from
 * it tells by that what its sender saw.
 */
export function sealed(html: string): string {
  const at = html.lastIndexOf(checkedContent);
  if (at === -1) return html;
  const start = at + checkedContent.length - buildIdLength - 1;
  return html.slice(0, start) + documentHash(html).slice(0, buildIdLength) + html.slice(start + buildIdLength);
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
  return { bytes, seal: sealAt(bytes) };
}

/** Where the seal of a document is to stand that has none yet. */
export function sealAt(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf(checkedContent);
  return at === -1 ? undefined : at + beforeSeal;
}

/** A document as it was before it was sealed. */
export function unsealedAgain(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(checkedContent.slice(0, beforeSeal));
  if (at === -1) return bytes;
  const copy = Buffer.from(bytes);
  copy.write(checkedContent, at);
  return copy;
}

const beforeSeal = checkedContent.length - buildIdLength - 1;
