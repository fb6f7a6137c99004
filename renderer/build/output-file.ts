import { contentHash } from './hash.ts';
import type { OutputFile } from './write/index.ts';

/** A file of the output with its content. */
export function outputFile(path: string, bytes: string | Uint8Array): OutputFile {
  return { path, bytes, hash: contentHash(bytes) };
}
