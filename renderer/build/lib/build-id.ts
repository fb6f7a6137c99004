import { documentHash } from './hash.ts';

/** Hexadecimal digits of a build id. A document contains the first digits of its own hash. */
export const buildIdLength = 8;

/** Returns the hash of a file and writes its first digits into the file at an offset. The hash is that of the placeholder. */
export function stampBuildId(bytes: Uint8Array, offset: number | undefined): string {
  const hash = documentHash(bytes);
  if (offset !== undefined) bytes.set(Buffer.from(hash.slice(0, buildIdLength)), offset);
  return hash;
}
