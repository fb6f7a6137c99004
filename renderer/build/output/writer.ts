import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { stampBuildId } from '../lib/build-id.ts';
import { makeFolderNow, writeNow } from './disk.ts';

/** Files that a thread is to write, their bytes one behind the other. */
export interface Batch {
  readonly buffer: ArrayBuffer;
  readonly files: readonly BatchFile[];
}

export interface BatchFile {
  /** Absolute. */
  readonly path: string;
  /** In bytes. */
  readonly length: number;
  readonly seal: number | undefined;
  /** Hash of the file that stands in the output folder: the same need not be written. */
  readonly known: string | undefined;
}

/** What comes of a batch: the hashes of its files, or what the file system says of the one that it refused, by its path. */
export type BatchResult = { readonly buffer: ArrayBuffer } & (
  | { readonly hashes: readonly string[] }
  | { readonly refused: string; readonly message: string; readonly code: unknown }
);

const folders = new Set<string>();

parentPort?.on('message', (batch: Batch) => {
  const { buffer } = batch;
  parentPort?.postMessage({ buffer, ...writeAll(batch) } satisfies BatchResult, [buffer]);
});

function writeAll({ buffer, files }: Batch) {
  const hashes: string[] = [];
  let start = 0;
  for (const { path, length, seal, known } of files) {
    const bytes = new Uint8Array(buffer, start, length);
    start += length;
    const hash = stampBuildId(bytes, seal);
    hashes.push(hash);
    try {
      makeFolder(dirname(path));
      if (hash !== known) writeNow(path, bytes);
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      return { refused: path, message, code };
    }
  }
  return { hashes };
}

function makeFolder(folder: string): void {
  if (folders.has(folder)) return;
  makeFolderNow(folder);
  folders.add(folder);
}
