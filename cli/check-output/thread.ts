// Reads pages in a thread of its own, one after the other, as they are handed over.
import { parentPort } from 'node:worker_threads';
import { readPage } from './page-reading.ts';
import type { PageFile } from './read-pages.ts';

parentPort?.on('message', async ({ html }: PageFile) => {
  parentPort?.postMessage(await readPage(html));
});
