import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Diagnostic, DiagnosticsError, type Path, type Place } from '../../sdk/issue.ts';
import { normalisedPath } from '../lib/paths.ts';
import { type Bundle, isEngineFile } from './bundle/bundle.ts';

interface EvaluateOptions {
  /** The config file, for messages. */
  readonly file: string;
  /** Milliseconds that the config may take. */
  readonly timeout: number;
  /** Returns the bundle with its source map, to locate an error. */
  readonly bundled: () => Promise<Bundle>;
}

export interface Evaluated {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

type Message =
  | { kind: 'value'; value: unknown; invalid: { path: Path; what: string }[] }
  | { kind: 'no-default'; exports: string[] }
  | { kind: 'threw'; message: string; stack: string };

/**
 * Runs a bundled config in a thread and returns its default export as plain data. Its output goes to standard error, so
 * that standard output has only that of the command.
 */
export async function evaluate(code: string, { file, timeout, bundled }: EvaluateOptions): Promise<Evaluated> {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const worker = takeWorker();
  // A spare thread was started with an older environment.
  worker.postMessage({ url, env: { ...process.env } });
  try {
    const message = await answer(worker, timeout, file);
    if (message.kind === 'threw') throw new DiagnosticsError([threw(message, await bundled(), file)]);
    if (message.kind === 'no-default') throw new DiagnosticsError([noDefault(message.exports, file)]);
    return { value: message.value, diagnostics: message.invalid.map(notData) };
  } finally {
    // No need to wait until the thread has ended.
    worker.terminate().catch(() => undefined);
    prepareWorker();
  }
}

/** Starts the thread for a config in advance. It need not be ended if it is not used. */
export function startConfigThread(): void {
  spare ??= spareWorker();
}

let runs = 0;
let spare: Worker | undefined;

function takeWorker(): Worker {
  const worker = spare ?? startWorker();
  spare = undefined;
  worker.ref();
  // `pipe` adds listeners to standard error, and Node warns of many.
  for (const printed of [worker.stdout, worker.stderr]) printed.on('data', (chunk) => process.stderr.write(chunk));
  return worker;
}

/**
 * Starts a spare thread for the next change in `dev`, because starting one takes longer than the rest of loading a config.
 * Commands that load a config once end before that.
 */
function prepareWorker(): void {
  runs += 1;
  if (runs === 1) return;
  setTimeout(() => {
    spare ??= spareWorker();
  }, 300).unref();
}

/** Does not keep the process alive until it is used. */
function spareWorker(): Worker {
  const worker = startWorker('spare');
  worker.unref();
  worker.once('exit', () => {
    if (spare === worker) spare = undefined;
  });
  return worker;
}

/** Its output is read only once it is used, because reading keeps the process alive. */
function startWorker(role?: 'spare'): Worker {
  return new Worker(fileURLToPath(new URL('./worker.js', import.meta.url)), {
    workerData: role,
    execArgv: [],
    stdout: true,
    stderr: true,
  });
}

function answer(worker: Worker, timeout: number, file: string): Promise<Message> {
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new DiagnosticsError([unsettled(file, ` within ${timeout / 1000} seconds`)])),
      timeout,
    );
    worker.once('message', (message: Message) => done(message));
    // A config may throw any value later, although Node's types promise an error.
    worker.once('error', (error: unknown) => {
      const stack = error instanceof Error ? String(error.stack ?? '') : '';
      done({ kind: 'threw', message: String(error), stack });
    });
    const tooDeep = 'values that are nested too deep';
    worker.once('messageerror', () => done({ kind: 'threw', message: tooDeep, stack: '' }));
    worker.once('exit', () =>
      fail(new DiagnosticsError([unsettled(file, ': it waits for something that never happens')])),
    );
    const stop = () => clearTimeout(timer);
    worker.once('message', stop).once('error', stop).once('exit', stop);
  });
}

function unsettled(file: string, how: string): Diagnostic {
  return {
    code: 'config-timeout',
    message: `The config did not finish loading${how}.`,
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Look for an `await` that never resolves, an endless loop, or a call of process.exit().',
  };
}

/** Matches line and column of the bundle in a stack. */
const inBundle = /data:text\/javascript;base64,[\w+/=]+:(\d+):(\d+)/g;

function threw({ message, stack }: { message: string; stack: string }, bundled: Bundle, file: string): Diagnostic {
  return {
    code: 'config-threw',
    message: `The config threw while it was loading: ${message.replace(/data:text\/javascript;base64,[\w+/=]+/g, 'the config')}`,
    path: [],
    place: locationInStack(stack, bundled, inBundle) ?? { file, line: 1, column: 1 },
    suggestion:
      undefinedName(message) ?? privateVariable(message) ?? 'A config is data: keep code that can fail out of it.',
  };
}

function undefinedName(message: string): string | undefined {
  const name = /^ReferenceError: (\S+) is not defined$/.exec(message)?.[1];
  return name && `Import "${name}" from the file that exports it, or correct its name.`;
}

function privateVariable(message: string): string | undefined {
  const name = /^Error: env\('(.*)'\): the name must begin with PUBLIC_$/.exec(message)?.[1];
  return (
    name && `What a config holds is published. If "${name}" may be public, rename the variable to "PUBLIC_${name}".`
  );
}

function noDefault(exports: string[], file: string): Diagnostic {
  return {
    code: 'config-no-default',
    message: 'The config has no default export.',
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion:
      exports.length > 0
        ? `It exports ${exports.join(', ')}: write \`export default ${exports[0]}\`, or \`export default defineSite({ … })\`.`
        : 'Write `export default defineSite({ … })`.',
  };
}

function notData({ path, what }: { path: Path; what: string }): Diagnostic {
  return {
    code: 'config-not-data',
    message: `The config holds ${what} here; it may hold text, numbers, true or false, lists and objects only.`,
    path,
    suggestion:
      what === 'an instance of Date'
        ? "Write the day as text, such as '2027-01-31'."
        : 'Write the value itself. What has to be computed belongs in a block.',
  };
}

/**
 * Returns the innermost source location of a stack in a file of the site, by the bundle's source map. `url` is a global
 * pattern that matches the bundle in the stack, with line and column as groups.
 */
export function locationInStack(
  stack: string,
  { map, files }: Pick<Bundle, 'map' | 'files'>,
  url: RegExp,
): Place | undefined {
  if (map === null || map === undefined) return undefined;
  const siteFiles = files.filter((file) => !isEngineFile(file));
  const sourceMap = new SourceMap(map as unknown as SourceMapPayload);
  for (const match of stack.matchAll(url)) {
    const entry = sourceMap.findEntry(Number(match[1]) - 1, Number(match[2]) - 1);
    if (!('originalSource' in entry)) continue;
    const source = siteFiles.find((name) => name === normalisedPath(entry.originalSource));
    if (source !== undefined) return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}
