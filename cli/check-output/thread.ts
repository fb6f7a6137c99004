// Worker thread: reads the pages that it receives, one after the other.
import { parentPort } from 'node:worker_threads';
import type { PageFile } from './index.ts';
import { readPage } from './page-reading.ts';

parentPort?.on('message', async ({ html }: PageFile) => {
  parentPort?.postMessage(await readPage(html));
});
