import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { diskFiles } from '../files.ts';
import { bundle, engineFile } from '../load/bundle.ts';
import type { Assets } from './assets.ts';
import type { CardSpec } from './spec.ts';

export interface DrawOptions {
  /** How many threads draw; as many as the machine runs at once, and no more than there is work for, when left out. */
  readonly threads?: number;
}

/** Cards that are drawn in the time a thread takes to start. */
const worthAThread = 6;

/** Draws cards in worker threads and hands each over as it is done. Throws what a drawing throws: it is never the site's fault. */
export async function drawInThreads(
  specs: ReadonlyMap<string, CardSpec>,
  assets: Assets,
  onDrawn: (path: string, png: Uint8Array) => void,
  { threads = Math.min(availableParallelism(), Math.ceil(specs.size / worthAThread)) }: DrawOptions = {},
): Promise<void> {
  const code = await threadCode();
  const bytes = new Map([...specs.values()].flatMap(assetsOf).map((asset) => [asset, assets.bytes(asset)]));
  const waiting = [...specs];
  const workers = Array.from(
    { length: threads },
    () => new Worker(code, { workerData: { assets: bytes }, execArgv: [] }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [path, spec] = next;
          onDrawn(path, await drawn(worker, spec));
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function drawn(worker: Worker, spec: CardSpec): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const ended = (exit: number) => fail(new Error(`a drawing thread ended with code ${exit}`));
    worker.once('error', fail).once('exit', ended);
    worker.once('message', (png: Uint8Array) => {
      worker.off('error', fail).off('exit', ended);
      done(png);
    });
    worker.postMessage(spec);
  });
}

/** The files a card is drawn with, by their hashes. */
function assetsOf({ bold, plain, icon, side, emoji }: CardSpec): string[] {
  return [
    ...[...bold, ...plain].map(({ asset }) => asset),
    ...(icon === undefined ? [] : [icon]),
    ...(side?.kind === 'picture' ? [side.asset] : []),
    ...Object.values(emoji),
  ];
}

/** A thread starts without the TypeScript loader: what it runs is bundled for it, the packages aside. */
async function threadCode(): Promise<URL> {
  const { code } = await bundle(engineFile('build/cards/draw/thread.ts'), {
    files: diskFiles,
    aliases: {},
    external: (specifier) => (specifier.startsWith('node:') ? specifier : import.meta.resolve(specifier)),
  });
  return new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
