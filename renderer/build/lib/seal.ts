import { documentHash } from './hash.ts';

/** Digits of its own hash that a document says of itself. */
export const sealDigits = 8;

/** The hash of a file, whose first digits are put where its seal is to stand; it is taken while something else stands there. */
export function sealedHash(bytes: Uint8Array, seal: number | undefined): string {
  const hash = documentHash(bytes);
  if (seal !== undefined) bytes.set(Buffer.from(hash.slice(0, sealDigits)), seal);
  return hash;
}
