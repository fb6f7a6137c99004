import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Faults, type Finding, type Path } from '../../sdk/issue.ts';
import type { Bundle } from './bundle/bundle.ts';
import { placeInSource } from './place-in-source.ts';

export interface EvaluateOptions {
  /** The config file, for messages. */
  readonly file: string;
  /** Milliseconds the config may take. */
  readonly timeout: number;
  /** The bundle with its map, for the place of what it throws. */
  readonly bundled: () => Promise<Bundle>;
}

export interface Evaluated {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

type Message =
  | { kind: 'value'; value: unknown; faults: { path: Path; what: string }[] }
  | { kind: 'no-default'; exports: string[] }
  | { kind: 'threw'; message: string; stack: string };

/**
 * Runs a bundled config in a thread of its own and hands back its default export as plain data. What the config prints
 * goes to standard error, so that machine output on standard output stays alone.
 */
export async function evaluate(code: string, { file, timeout, bundled }: EvaluateOptions): Promise<Evaluated> {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const worker = takeWorker();
  // A thread keeps the environment that it was started in, and one that was held ready was started before.
  worker.postMessage({ url, env: { ...process.env } });
  try {
    const message = await answer(worker, timeout, file);
    if (message.kind === 'threw') throw new Faults([threw(message, await bundled(), file)]);
    if (message.kind === 'no-default') throw new Faults([noDefault(message.exports, file)]);
    return { value: message.value, findings: message.faults.map(notData) };
  } finally {
    // It has nothing more to say, and nobody need wait until it is gone.
    worker.terminate().catch(() => undefined);
    prepareWorker();
  }
}

/** Starts the thread that a config will be run in, for whoever has something else to do first. Whoever does not come to it need not end it. */
export function startConfigThread(): void {
  spare ??= spareWorker();
}

let runs = 0;
let spare: Worker | undefined;

function takeWorker(): Worker {
  const worker = spare ?? startWorker();
  spare = undefined;
  worker.ref();
  // Each pipe would listen to the end of standard error, and Node warns of many that do.
  for (const printed of [worker.stdout, worker.stderr]) printed.on('data', (chunk) => process.stderr.write(chunk));
  return worker;
}

/**
 * Has a thread ready for the next time: starting one takes longer than the rest of loading a config, and somebody waits
 * for it after each change in `dev`. A command that loads once never gets here with work left to do.
 */
function prepareWorker(): void {
  runs += 1;
  if (runs === 1) return;
  setTimeout(() => {
    spare ??= spareWorker();
  }, 300).unref();
}

/** Nobody waits for it until it is taken. */
function spareWorker(): Worker {
  const worker = startWorker('spare');
  worker.unref();
  worker.once('exit', () => {
    if (spare === worker) spare = undefined;
  });
  return worker;
}

/** What it prints is read by whoever takes it: a thread that is being read from keeps the process alive. */
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
    const timer = setTimeout(() => fail(new Faults([unsettled(file, ` within ${timeout / 1000} seconds`)])), timeout);
    worker.once('message', (message: Message) => done(message));
    // What a config throws after it was loaded may be anything, though the types of Node promise an error.
    worker.once('error', (error: unknown) => {
      const stack = error instanceof Error ? String(error.stack ?? '') : '';
      done({ kind: 'threw', message: String(error), stack });
    });
    const tooDeep = 'values that stand too deep inside each other to be handed on';
    worker.once('messageerror', () => done({ kind: 'threw', message: tooDeep, stack: '' }));
    worker.once('exit', () => fail(new Faults([unsettled(file, ': it waits for something that never happens')])));
    const stop = () => clearTimeout(timer);
    worker.once('message', stop).once('error', stop).once('exit', stop);
  });
}

function unsettled(file: string, how: string): Finding {
  return {
    code: 'config-timeout',
    message: `The config did not finish loading${how}.`,
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Look for an `await` that never resolves, an endless loop, or a call of process.exit().',
  };
}

/** Where a stack names the bundle, with line and column. */
const inBundle = /data:text\/javascript;base64,[\w+/=]+:(\d+):(\d+)/g;

function threw({ message, stack }: { message: string; stack: string }, bundled: Bundle, file: string): Finding {
  return {
    code: 'config-threw',
    message: `The config threw while it was loading: ${message.replace(/data:text\/javascript;base64,[\w+/=]+/g, 'the config')}`,
    path: [],
    place: placeInSource(stack, bundled, inBundle) ?? { file, line: 1, column: 1 },
    suggestion:
      undefinedName(message) ?? privateVariable(message) ?? 'A config is data: keep code that can fail out of it.',
  };
}

function undefinedName(message: string): string | undefined {
  const name = /^ReferenceError: (\S+) is not defined$/.exec(message)?.[1];
  return name && `Import "${name}" from the file that exports it, or mend its name.`;
}

function privateVariable(message: string): string | undefined {
  const name = /^Error: env\('(.*)'\): the name must begin with PUBLIC_$/.exec(message)?.[1];
  return (
    name && `What a config holds is published. If "${name}" may be public, rename the variable to "PUBLIC_${name}".`
  );
}

function noDefault(exports: string[], file: string): Finding {
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

function notData({ path, what }: { path: Path; what: string }): Finding {
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
