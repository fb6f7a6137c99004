import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { sourceStateId } from '../cli/compiled.js';
import { main } from '../cli/main.ts';
import type { Run, RunOptions } from './command.ts';

/**
 * Runs the command line in this process, which saves the start of a new one. It has its own working folder, environment, output
 * and exit code, as `frontage` gives them to a process. Calls wait for each other, because a process has one of each.
 */
export function frontageInProcess(
  args: readonly string[],
  { cwd, env = {} }: Pick<RunOptions, 'cwd' | 'env'>,
): Promise<Run> {
  const run = last.then(() => commandLine(args, cwd, env));
  last = run.catch(() => undefined);
  return run;
}

const state = sourceStateId();
let last: Promise<unknown> = Promise.resolve();

async function commandLine(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<Run> {
  const before = { cwd: process.cwd(), env: process.env, exitCode: process.exitCode, console: globalThis.console };
  const { PATH, HOME, TMPDIR } = process.env;
  const [out, err] = [new Output(process.stdout), new Output(process.stderr)];
  try {
    process.chdir(cwd);
    process.env = { PATH, HOME, NODE_ENV: 'production', ...(TMPDIR !== undefined && { TMPDIR }), ...env };
    process.exitCode = undefined;
    globalThis.console = new Console(out, err);
    await main(['node', 'frontage', ...args], state);
    // What the thread of a config prints arrives later.
    await turn();
    return { code: Number(process.exitCode ?? 0), stdout: out.text, stderr: err.text };
  } finally {
    for (const output of [out, err]) output.restore();
    globalThis.console = before.console;
    process.exitCode = before.exitCode;
    process.env = before.env;
    process.chdir(before.cwd);
  }
}

/** Collects what is written to a stream of the process until it is restored. */
class Output extends Writable {
  text = '';
  readonly restore: () => void;

  constructor(stream: NodeJS.WriteStream) {
    super({ decodeStrings: false });
    const { write } = stream;
    stream.write = ((chunk: unknown, ...rest: unknown[]) => {
      this.text += String(chunk);
      const done = rest.at(-1);
      if (typeof done === 'function') done();
      return true;
    }) as typeof stream.write;
    this.restore = () => {
      stream.write = write;
    };
  }

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}
