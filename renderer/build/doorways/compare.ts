import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { keptThreadCode } from '../threads.ts';
import { type ComparedTexts, Comparison, type PageText } from './comparison.ts';
import type { ComparisonMessage } from './thread.ts';

export interface CompareOptions {
  /** Share of words from which on pages are alike, 0 to 1. */
  readonly threshold: number;
  readonly wantsSketches: boolean;
  /** Folder for what is remembered between runs. */
  readonly cacheDir: string;
}

/** Fewer pages are compared in the time that a thread takes to start. */
const worthAThread = 300;

/** Pages that are handed over at once. */
const batch = 200;

/**
 * Compares what pages say: many of them in a thread. Comes back as soon as all are handed over, with what comes of it later,
 * so that other things can be done with the pages meanwhile.
 */
export async function compareTexts(
  count: number,
  pages: Iterable<PageText>,
  { threshold, wantsSketches, cacheDir }: CompareOptions,
): Promise<{ readonly texts: Promise<ComparedTexts> }> {
  if (count < worthAThread) {
    const comparison = new Comparison();
    for (const page of pages) comparison.add(page);
    return { texts: Promise.resolve(comparison.compare(threshold, wantsSketches)) };
  }
  const code = await keptThreadCode(fileURLToPath(new URL('./thread.ts', import.meta.url)), 'doorways', cacheDir);
  const worker = new Worker(code, { execArgv: [] });
  const texts = new Promise<ComparedTexts>((resolve, fail) => {
    worker.once('message', resolve).once('error', fail);
    worker.once('exit', (exit) => fail(new Error(`the thread that compares pages ended with code ${exit}`)));
  }).finally(() => worker.terminate());
  // Where nobody asks for it any more, because something else went wrong, nobody asks what went wrong with it.
  texts.catch(() => undefined);
  const tell = (message: ComparisonMessage) => worker.postMessage(message);
  let waiting: PageText[] = [];
  for (const page of pages) {
    if (waiting.push(page) < batch) continue;
    tell({ pages: waiting });
    waiting = [];
  }
  tell({ pages: waiting });
  tell({ threshold, wantsSketches });
  return { texts };
}
