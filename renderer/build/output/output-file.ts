import { contentHash } from '../lib/hash.ts';
import type { OutputFile } from './index.ts';

/** A file of the output with its content. */
export function outputFile(path: string, bytes: string | Uint8Array): OutputFile {
  return { path, bytes, hash: contentHash(bytes) };
}
