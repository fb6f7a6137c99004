import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cachedThreadCode } from '../../inputs/bundle/threads.ts';
import { type ComparedTexts, Comparison, type PageText } from './comparison.ts';
import type { ComparisonMessage } from './thread.ts';

export interface CompareOptions {
  /** How many pages there may be. */
  readonly count: number;
  /** Share of words from which on pages are alike, 0 to 1. */
  readonly threshold: number;
  readonly wantsSketches: boolean;
  /** Folder for what is remembered between runs. */
  readonly cacheDir: string;
}

/** Takes what pages say, one after the other. */
export interface TextComparison {
  add(page: PageText): void;
  /** Says that these were all. What comes of it is known later, so that other things can be done meanwhile. */
  compared(): Promise<ComparedTexts>;
  /** Gives it up. */
  drop(): void;
}

/** Fewer pages are compared in the time that a thread takes to start. */
const worthAThread = 300;

/** Pages that are handed over at once. */
const batch = 100;

/** Compares what pages say: many of them in a thread, which reads them while more are on their way. */
export async function comparingTexts(options: CompareOptions): Promise<TextComparison> {
  return options.count < worthAThread ? comparingHere(options) : comparingInThread(options);
}

function comparingHere({ threshold, wantsSketches }: CompareOptions): TextComparison {
  const comparison = new Comparison();
  return {
    add: (page) => comparison.add(page),
    compared: async () => comparison.compare(threshold, wantsSketches),
    drop: () => undefined,
  };
}

async function comparingInThread({ threshold, wantsSketches, cacheDir }: CompareOptions): Promise<TextComparison> {
  const code = await cachedThreadCode(fileURLToPath(new URL('./thread.ts', import.meta.url)), 'doorways', cacheDir);
  const worker = new Worker(code, { execArgv: [] });
  const texts = new Promise<ComparedTexts>((resolve, fail) => {
    worker.once('message', resolve).once('error', fail);
    worker.once('exit', (exit) => fail(new Error(`the thread that compares pages ended with code ${exit}`)));
  }).finally(() => {
    worker.unref();
    void worker.terminate();
  });
  // Where nobody asks for it any more, because something else went wrong, nobody asks what went wrong with it.
  texts.catch(() => undefined);
  const tell = (message: ComparisonMessage) => worker.postMessage(message);
  let waiting: PageText[] = [];
  const handOver = () => {
    tell({ pages: waiting });
    waiting = [];
  };
  return {
    add(page) {
      if (waiting.push(page) === batch) handOver();
    },
    compared() {
      handOver();
      tell({ threshold, wantsSketches });
      return texts;
    },
    drop: () => void worker.terminate(),
  };
}
