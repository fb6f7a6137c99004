import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { diskFiles, type Files } from '../../lib/files.ts';
import { type Bundle, bundle, engineFile } from './bundle.ts';
import { engineCache } from './engine-cache.ts';
import { remember } from './remember.ts';

export interface ThreadWork<Task> {
  /** TypeScript file that a thread runs: it answers each message with one of its own. Absolute. */
  readonly file: string;
  readonly tasks: Iterable<Task>;
  /** How many tasks there are; each is made when a thread takes it on. */
  readonly count: number;
  /** Handed to each thread as its `workerData`. */
  readonly data?: unknown;
  /** Tasks that are done in the time a thread takes to start. */
  readonly worthAThread: number;
  /** How many threads work; as many as the machine runs at once, and no more than there is work for, when left out. */
  readonly threads?: number | undefined;
}

/**
 * Gives tasks to worker threads, each thread the next one as soon as it is done, and hands over what comes back. Throws
 * what a task throws.
 */
export async function inThreads<Task, Result>(
  { file, tasks, count, data, worthAThread, threads = usualThreads(count, worthAThread) }: ThreadWork<Task>,
  onDone: (task: Task, result: Result) => void,
): Promise<void> {
  const code = await threadCode(file);
  const waiting = tasks[Symbol.iterator]();
  const workers = Array.from({ length: threads }, () => new Worker(code, { workerData: data, execArgv: [] }));
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
          onDone(next.value, await done<Task, Result>(worker, next.value));
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function usualThreads(tasks: number, worthAThread: number): number {
  return Math.min(availableParallelism(), Math.ceil(tasks / worthAThread));
}

function done<Task, Result>(worker: Worker, task: Task): Promise<Result> {
  return new Promise((resolve, fail) => {
    const ended = (exit: number) => fail(new Error(`a worker thread ended with code ${exit}`));
    worker.once('error', fail).once('exit', ended);
    worker.once('message', (result: Result) => {
      worker.off('error', fail).off('exit', ended);
      resolve(result);
    });
    worker.postMessage(task);
  });
}

/** A thread starts without the TypeScript loader: what it runs is bundled for it, the packages aside. */
async function threadCode(file: string): Promise<URL> {
  return asUrl((await bundled(file, diskFiles)).code);
}

/** The same, kept for the next run under a name. */
export async function cachedThreadCode(file: string, name: string, cacheDir: string): Promise<URL> {
  const make = async (files: Files) => {
    const { code, inputs } = await bundled(file, files);
    return { value: code, inputs };
  };
  return asUrl(
    await remember({ files: diskFiles, cacheDir: engineCache(cacheDir), name: `thread-${name}`, key: file, make }),
  );
}

function bundled(file: string, files: Files): Promise<Bundle> {
  return bundle(file, {
    root: engineFile('..'),
    files,
    aliases: {},
    external: (specifier) => (specifier.startsWith('node:') ? specifier : import.meta.resolve(specifier)),
  });
}

function asUrl(code: string): URL {
  return new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
