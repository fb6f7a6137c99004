// Worker thread: reads the pages that it receives, one after the other.
import { parentPort } from 'node:worker_threads';
import { readPage } from './page-reading.ts';
import type { PageFile } from './read-pages.ts';

parentPort?.on('message', async ({ html }: PageFile) => {
  parentPort?.postMessage(await readPage(html));
});
