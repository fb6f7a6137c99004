import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { stampBuildId } from '../lib/build-id.ts';
import { makeFolderNow, writeNow } from './disk.ts';

/** Files for the thread to write. Their bytes are concatenated. */
export interface Batch {
  readonly buffer: ArrayBuffer;
  readonly files: readonly BatchFile[];
}

export interface BatchFile {
  /** Absolute. */
  readonly path: string;
  /** In bytes. */
  readonly length: number;
  readonly buildIdAt: number | undefined;
  /** Hash of the file in the output folder. The same content is not written again. */
  readonly known: string | undefined;
}

/** The hashes of a batch's files, or the path and the error of the first one that failed. */
export type BatchResult = { readonly buffer: ArrayBuffer } & (
  | { readonly hashes: readonly string[] }
  | { readonly failed: string; readonly message: string; readonly code: unknown }
);

const folders = new Set<string>();

parentPort?.on('message', (batch: Batch) => {
  const { buffer } = batch;
  parentPort?.postMessage({ buffer, ...writeAll(batch) } satisfies BatchResult, [buffer]);
});

function writeAll({ buffer, files }: Batch) {
  const hashes: string[] = [];
  let start = 0;
  for (const { path, length, buildIdAt, known } of files) {
    const bytes = new Uint8Array(buffer, start, length);
    start += length;
    const hash = stampBuildId(bytes, buildIdAt);
    hashes.push(hash);
    try {
      makeFolder(dirname(path));
      if (hash !== known) writeNow(path, bytes);
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      return { failed: path, message, code };
    }
  }
  return { hashes };
}

function makeFolder(folder: string): void {
  if (folders.has(folder)) return;
  makeFolderNow(folder);
  folders.add(folder);
}
