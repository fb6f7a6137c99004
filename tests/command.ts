import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Entry of the command line. */
export const bin = resolve(import.meta.dirname, '../cli/bin.js');

/** Result of a run of the command line. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  /** The working directory. */
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is killed; its code is null then. */
  readonly timeout?: number;
  /** Another copy of the entry. */
  readonly entry?: string;
}

/** Runs the command line as a user does, but with pipes instead of a terminal. */
export function frontage(args: readonly string[], { entry = bin, ...options }: RunOptions): Promise<Run> {
  return run(process.execPath, [entry, ...args], options);
}

/** Runs a program to its end. Of this process's environment, it gets only `PATH` and `HOME`. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env = {}, timeout }: Omit<RunOptions, 'entry'>,
): Promise<Run> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeout === undefined ? {} : { timeout, killSignal: 'SIGKILL' as const }),
  });
  const ended = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
