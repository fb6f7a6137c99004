import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { keptThreadCode } from '../inputs/bundle/threads.ts';
import type { Batch, BatchFile, BatchResult } from './writer.ts';

/** A file as the thread gets it. */
export interface ThreadFile extends Omit<BatchFile, 'length'> {
  readonly bytes: Uint8Array;
}

/** A file that the file system refused, and what it said. */
export class Refused extends Error {
  /** Absolute. */
  readonly path: string;
  readonly code: unknown;

  constructor(path: string, message: string, code: unknown) {
    super(message);
    this.path = path;
    this.code = code;
  }
}

/** Somebody waits for a file. */
interface Waiting {
  readonly done: (hash: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Bytes that are handed over at once: some twenty-five pages. */
const batchSize = 1 << 19;

/** Batches on their way at most, while the thread starts and after: whoever makes files faster than they are written waits. */
const mostOnTheWay = 16;

/** Seals and writes files in a thread of its own, while the next ones are made. It starts with the first file. */
export class WriterThread {
  readonly #cacheDir: string;
  #worker: Promise<Worker> | undefined;
  readonly #spare: ArrayBuffer[] = [];
  readonly #onTheWay: Waiting[][] = [];
  #buffer: ArrayBuffer | undefined;
  #length = 0;
  #files: BatchFile[] = [];
  #waiting: Waiting[] = [];
  #failed: { readonly error: unknown } | undefined;
  #tellRoom: () => void = () => undefined;

  /** `cacheDir` is where its code is kept. */
  constructor(cacheDir: string) {
    this.#cacheDir = cacheDir;
  }

  /**
   * Takes a file, and answers its hash once it is written. The bytes are copied at once. With the first file that is refused,
   * all that wait are, and all that come.
   */
  write({ bytes, ...file }: ThreadFile): Promise<string> {
    if (this.#failed !== undefined) return Promise.reject(this.#failed.error);
    if (this.#length + bytes.length > batchSize) this.flush();
    this.#buffer ??=
      (bytes.length > batchSize ? undefined : this.#spare.pop()) ?? new ArrayBuffer(Math.max(batchSize, bytes.length));
    new Uint8Array(this.#buffer).set(bytes, this.#length);
    this.#length += bytes.length;
    this.#files.push({ ...file, length: bytes.length });
    return new Promise((done, fail) => {
      this.#waiting.push({ done, fail });
    });
  }

  /** Waits while too much is on its way. */
  async ready(): Promise<void> {
    if (this.#onTheWay.length < mostOnTheWay || this.#failed !== undefined) return;
    await new Promise<void>((resolve) => {
      this.#tellRoom = resolve;
    });
  }

  /** Sends what is not yet on its way. */
  flush(): void {
    const buffer = this.#buffer;
    if (buffer === undefined || this.#failed !== undefined) return;
    const batch: Batch = { buffer, files: this.#files };
    this.#onTheWay.push(this.#waiting);
    this.#worker ??= this.#start();
    this.#worker.then(
      (worker) => worker.postMessage(batch, [buffer]),
      (error: unknown) => this.#fail(error),
    );
    this.#buffer = undefined;
    this.#length = 0;
    this.#files = [];
    this.#waiting = [];
  }

  /** Ends the thread: it writes nothing any more once this has come back. Nobody waits until one that has nothing to do is gone. */
  async end(): Promise<void> {
    const isIdle = this.#onTheWay.length === 0;
    this.#fail(new Error('the thread that writes files was ended'));
    const worker = await this.#worker?.catch(() => undefined);
    if (isIdle) worker?.unref();
    const ended = worker?.terminate();
    if (!isIdle) await ended;
  }

  async #start(): Promise<Worker> {
    const file = fileURLToPath(new URL('./writer.ts', import.meta.url));
    const worker = new Worker(await keptThreadCode(file, 'writer', this.#cacheDir), { execArgv: [] });
    worker.on('message', (result: BatchResult) => this.#settle(result));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => this.#fail(new Error(`the thread that writes files ended with code ${code}`)));
    return worker;
  }

  #settle(result: BatchResult): void {
    const files = this.#onTheWay.shift() ?? [];
    if ('hashes' in result) {
      if (result.buffer.byteLength === batchSize) this.#spare.push(result.buffer);
      for (const [index, hash] of result.hashes.entries()) files[index]?.done(hash);
    } else {
      const error = new Refused(result.refused, result.message, result.code);
      for (const { fail } of files) fail(error);
      this.#fail(error);
    }
    this.#tellRoom();
  }

  #fail(error: unknown): void {
    this.#failed ??= { error };
    for (const { fail } of [...this.#onTheWay.splice(0).flat(), ...this.#waiting.splice(0)]) fail(error);
    this.#tellRoom();
  }
}
