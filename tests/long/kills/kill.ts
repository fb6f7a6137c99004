import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { outputPaths } from '../../../renderer/build/output/contract.ts';
import { bin } from '../../command.ts';
import { env, type TwoStates } from './two-states.ts';

/** When to kill a build: milliseconds after its start, or after it made the staging folder. */
export interface Moment {
  readonly after: 'start' | 'staging';
  readonly milliseconds: number;
}

/** Starts a build and kills it. Returns whether it was killed or had finished before. */
export async function killedBuild(site: TwoStates, { after, milliseconds }: Moment): Promise<'killed' | 'done'> {
  const { child, end } = started(site);
  if (after === 'staging') await stagingExists(true, site, child);
  await Promise.race([wait(milliseconds), end]);
  child.kill('SIGKILL');
  return end;
}

/** Runs a build to its end. Returns for how many milliseconds its staging folder existed. */
export async function stagingDuration(site: TwoStates): Promise<number> {
  const { child, end } = started(site);
  await stagingExists(true, site, child);
  const start = performance.now();
  await stagingExists(false, site, child);
  const duration = performance.now() - start;
  await end;
  return duration;
}

function started(site: TwoStates): { child: ChildProcess; end: Promise<'killed' | 'done'> } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [bin, 'build', '-q'], {
    cwd: site.root,
    env: { PATH, HOME, ...env },
    // Ignores the warning that a page is gone.
    stdio: 'ignore',
  });
  const end = new Promise<'killed' | 'done'>((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') done('killed');
      else if (code === 0) done('done');
      else fail(new Error(`The build ended with ${code ?? signal}`));
    });
  });
  return { child, end };
}

/** Waits until the staging folder exists or not. Polls without pause, because writing takes only some 30 milliseconds. */
async function stagingExists(expected: boolean, site: TwoStates, child: ChildProcess): Promise<void> {
  const { staging } = outputPaths(site.options.out);
  while (child.exitCode === null && child.signalCode === null && existsSync(staging) !== expected) await wait(0);
}
