import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { diskFiles } from '../../lib/files.ts';
import { bundle, engineFile } from './bundle.ts';

export interface ThreadWork<Task> {
  /** Absolute path of the TypeScript file that a thread runs. It answers each message with one. */
  readonly file: string;
  readonly tasks: Iterable<Task>;
  /** Number of tasks. Each is created when a thread is ready for it. */
  readonly count: number;
  /** The `workerData` of each thread. */
  readonly data?: unknown;
  /** Number of tasks that take as long as starting a thread. */
  readonly minTasksPerThread: number;
}

/**
 * Runs tasks in worker threads, and passes on each result. A thread gets the next task when it is done with one. Throws
 * errors of tasks.
 */
export async function inThreads<Task, Result>(
  { file, tasks, count, data, minTasksPerThread }: ThreadWork<Task>,
  onDone: (task: Task, result: Result) => void,
): Promise<void> {
  const code = await threadCode(file);
  const waiting = tasks[Symbol.iterator]();
  const threads = Math.min(availableParallelism(), Math.ceil(count / minTasksPerThread));
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

/** Bundles the code of a thread without packages, because threads start without the TypeScript loader. */
async function threadCode(file: string): Promise<URL> {
  const { code } = await bundle(file, {
    root: engineFile('..'),
    files: diskFiles,
    aliases: {},
    external: (specifier) => (specifier.startsWith('node:') ? specifier : import.meta.resolve(specifier)),
  });
  return new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
