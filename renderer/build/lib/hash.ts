import { createHash, hash as digestOf } from 'node:crypto';

/** Returns a content hash: 20 characters (80 bits of SHA-256) that are safe in file names and URLs. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  return listHash(parts);
}

/** The same as {@link contentHash}, for a list of any length. */
export function listHash(parts: readonly (string | Uint8Array)[]): string {
  // Most parts are short texts. Hashing them joined is twice as fast.
  let text = '';
  for (const part of parts) {
    if (typeof part !== 'string') return hashOfBytes(parts);
    text += `${part.length}:${part}`;
  }
  return documentHash(text);
}

function hashOfBytes(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The lengths make ['ab', 'c'] and ['a', 'bc'] differ.
  for (const part of parts) {
    hash.update(`${part.length}:`);
    hash.update(part);
  }
  return hash.digest('hex').slice(0, 20);
}

/** Hashes one text, or its UTF-8 bytes, which give the same hash. */
export function documentHash(document: string | Uint8Array): string {
  return digestOf('sha256', document, 'hex').slice(0, 20);
}

/** Returns the hash source by which a content security policy allows an inline script or style. */
export function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Hexadecimal digits of a build id. A document contains the first digits of its own hash. */
export const buildIdLength = 8;

/** Returns the hash of a file and writes its first digits into the file at an offset. The hash is that of the placeholder. */
export function stampBuildId(bytes: Uint8Array, offset: number | undefined): string {
  const hash = documentHash(bytes);
  if (offset !== undefined) bytes.set(Buffer.from(hash.slice(0, buildIdLength)), offset);
  return hash;
}
