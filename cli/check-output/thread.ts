// Reads pages in a thread of its own, one after the other, as they are handed over.
import { parentPort } from 'node:worker_threads';
import { readPage } from './page-reading.ts';

parentPort?.on('message', async ({ html }: { readonly html: string }) => {
  parentPort?.postMessage(await readPage(html));
});
