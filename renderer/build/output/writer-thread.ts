import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cachedThreadCode } from '../inputs/bundle/threads.ts';
import type { Batch, BatchFile, BatchResult } from './writer.ts';

/** A file for the thread to write. */
export interface ThreadFile extends Omit<BatchFile, 'length'> {
  readonly bytes: Uint8Array;
}

/** A file that could not be written, with the error of the file system. */
export class WriteError extends Error {
  /** Absolute. */
  readonly path: string;
  readonly code: unknown;

  constructor(path: string, message: string, code: unknown) {
    super(message);
    this.path = path;
    this.code = code;
  }
}

/** The callbacks of a file's promise. */
interface PendingFile {
  readonly done: (hash: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Bytes in one message to the thread: about twenty-five pages. */
const batchSize = 1 << 19;

/** Maximum number of batches in flight. The producer waits if it is faster than the thread. */
const maxInFlight = 16;

/** Stamps and writes files in a thread while the next ones are made. The thread starts with the first file. */
export class WriterThread {
  readonly #cacheDir: string;
  #worker: Promise<Worker> | undefined;
  readonly #spare: ArrayBuffer[] = [];
  readonly #inFlight: PendingFile[][] = [];
  #buffer: ArrayBuffer | undefined;
  #length = 0;
  #files: BatchFile[] = [];
  #pending: PendingFile[] = [];
  #failed: { readonly error: unknown } | undefined;
  #onRoom: () => void = () => undefined;

  /** The code of the thread is cached in `cacheDir`. */
  constructor(cacheDir: string) {
    this.#cacheDir = cacheDir;
  }

  /**
   * Resolves with the hash of the file once it is written. Copies the bytes at once. After the first error, all pending and
   * later writes fail.
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
      this.#pending.push({ done, fail });
    });
  }

  /** Resolves when another batch may be sent. */
  async ready(): Promise<void> {
    if (this.#inFlight.length < maxInFlight || this.#failed !== undefined) return;
    await new Promise<void>((resolve) => {
      this.#onRoom = resolve;
    });
  }

  /** Sends the files that wait for more to fill a batch. */
  flush(): void {
    const buffer = this.#buffer;
    if (buffer === undefined || this.#failed !== undefined) return;
    const batch: Batch = { buffer, files: this.#files };
    this.#inFlight.push(this.#pending);
    this.#worker ??= this.#start();
    this.#worker.then(
      (worker) => worker.postMessage(batch, [buffer]),
      (error: unknown) => this.#fail(error),
    );
    this.#buffer = undefined;
    this.#length = 0;
    this.#files = [];
    this.#pending = [];
  }

  /** Ends the thread. It writes nothing after this resolves. Does not wait for an idle thread to exit. */
  async end(): Promise<void> {
    const isIdle = this.#inFlight.length === 0;
    this.#fail(new Error('the thread that writes files was ended'));
    const worker = await this.#worker?.catch(() => undefined);
    if (isIdle) worker?.unref();
    const ended = worker?.terminate();
    if (!isIdle) await ended;
  }

  async #start(): Promise<Worker> {
    const file = fileURLToPath(new URL('./writer.ts', import.meta.url));
    const worker = new Worker(await cachedThreadCode(file, 'writer', this.#cacheDir), { execArgv: [] });
    worker.on('message', (result: BatchResult) => this.#finish(result));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => this.#fail(new Error(`the thread that writes files ended with code ${code}`)));
    return worker;
  }

  #finish(result: BatchResult): void {
    const files = this.#inFlight.shift() ?? [];
    if ('hashes' in result) {
      if (result.buffer.byteLength === batchSize) this.#spare.push(result.buffer);
      for (const [index, hash] of result.hashes.entries()) files[index]?.done(hash);
    } else {
      const error = new WriteError(result.failed, result.message, result.code);
      for (const { fail } of files) fail(error);
      this.#fail(error);
    }
    this.#onRoom();
  }

  #fail(error: unknown): void {
    this.#failed ??= { error };
    for (const { fail } of [...this.#inFlight.splice(0).flat(), ...this.#pending.splice(0)]) fail(error);
    this.#onRoom();
  }
}
