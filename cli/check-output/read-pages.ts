import { fileURLToPath } from 'node:url';
import { inThreads } from '../../renderer/build/inputs/bundle/threads.ts';
import type { PageReading } from './page-reading.ts';

/** A page of the output with its text. */
export interface PageFile {
  readonly file: string;
  readonly html: string;
}

/** Reads pages and returns the results by file. Loads the text of each page only when its turn comes. */
export type ReadPages = (
  files: readonly string[],
  htmlOf: (file: string) => string,
) => Promise<ReadonlyMap<string, PageReading>>;

/** Number of pages that take as long as starting a thread. */
const minTasksPerThread = 12;

/** Reads pages in worker threads, because validating and compressing one takes 40 ms. */
export const readInThreads: ReadPages = async (files, htmlOf) => {
  const thread = fileURLToPath(new URL('./thread.ts', import.meta.url));
  const read = new Map<string, PageReading>();
  await inThreads<PageFile, PageReading>(
    { file: thread, tasks: pageFiles(files, htmlOf), count: files.length, minTasksPerThread },
    (page, reading) => read.set(page.file, reading),
  );
  return read;
};

function* pageFiles(files: readonly string[], htmlOf: (file: string) => string): Generator<PageFile> {
  for (const file of files) yield { file, html: htmlOf(file) };
}
