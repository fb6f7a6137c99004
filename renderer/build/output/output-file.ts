import { contentHash } from '../lib/hash.ts';
import type { OutputFile } from './index.ts';

/** Creates an output file with its content hash. */
export function outputFile(path: string, bytes: string | Uint8Array): OutputFile {
  return { path, bytes, hash: contentHash(bytes) };
}
