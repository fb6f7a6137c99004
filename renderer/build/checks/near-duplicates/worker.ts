import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cachedThreadCode } from '../../inputs/bundle/threads.ts';
import { type Compared, Comparison, type PageText } from './comparison.ts';
import type { ComparisonMessage } from './thread.ts';

/** Compares pages, in a thread or in this one. */
export interface ComparisonWorker {
  addShared(text: string): void;
  add(page: PageText): void;
  compare(threshold: number, common?: Uint32Array): Promise<Compared>;
  drop(): void;
}

/** Fewer pages are compared faster than a thread starts. */
const worthAThread = 300;

/** Pages that are handed to the thread at once. */
const batch = 100;

export async function startComparison({ count, cacheDir }: { count: number; cacheDir: string }) {
  return count < worthAThread ? comparingHere() : comparingInThread(cacheDir);
}

function comparingHere(): ComparisonWorker {
  const comparison = new Comparison();
  return {
    addShared: (text) => comparison.addShared(text),
    add: (page) => comparison.add(page),
    compare: async (threshold, common) => comparison.compare(threshold, common),
    drop: () => undefined,
  };
}

async function comparingInThread(cacheDir: string): Promise<ComparisonWorker> {
  const file = fileURLToPath(new URL('./thread.ts', import.meta.url));
  const worker = new Worker(await cachedThreadCode(file, 'near-duplicates', cacheDir), { execArgv: [] });
  const compared = new Promise<Compared>((resolve, fail) => {
    worker.once('message', resolve).once('error', fail);
    worker.once('exit', (exit) => fail(new Error(`the thread that compares pages ended with code ${exit}`)));
  }).finally(() => {
    worker.unref();
    void worker.terminate();
  });
  // Nothing awaits it if the build stops for another reason.
  compared.catch(() => undefined);
  const post = (message: ComparisonMessage) => worker.postMessage(message);
  let shared: string[] = [];
  let pages: PageText[] = [];
  const handOver = () => {
    post({ shared, pages });
    shared = [];
    pages = [];
  };
  return {
    addShared: (text) => void shared.push(text),
    add(page) {
      if (pages.push(page) === batch) handOver();
    },
    compare(threshold, common) {
      handOver();
      post({ threshold, common });
      return compared;
    },
    drop: () => void worker.terminate(),
  };
}
