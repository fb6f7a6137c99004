import { spawn } from 'node:child_process';
import type { Command } from '../candidates/candidate.ts';
import { type Peak, watchPeak } from './peak.ts';
import { childSeconds } from './processor-time.ts';

/** What a command took. */
export interface Taken {
  /** Seconds by the clock. */
  readonly wall: number;
  /** Seconds of processors, its children's among them. */
  readonly cpu: number;
  /** Most bytes that it and its children held at once. */
  readonly peak: Peak;
  readonly printed: string;
}

/** Runs a command to its end. Throws what it printed when it failed. */
export async function finish({ program, args, env = {} }: Command, cwd: string): Promise<Taken> {
  const { PATH = '', HOME = '' } = process.env;
  const cpu = childSeconds();
  const start = performance.now();
  const child = spawn(program, args, { cwd, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const peak = watchPeak(child.pid);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const [code, wall] = await new Promise<[number | null, number]>((done, fail) => {
    let ended: [number | null, number];
    // The time ends with the process; what it printed is whole a moment later.
    child.once('exit', (status) => {
      ended = [status, (performance.now() - start) / 1000];
    });
    child.once('close', () => done(ended));
    child.once('error', fail);
  });
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}:\n${printed.slice(-4000)}`);
  return { wall, cpu: childSeconds() - cpu, peak: peak.stop(), printed };
}
