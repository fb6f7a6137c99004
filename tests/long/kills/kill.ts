import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { outputPaths } from '../../../renderer/build/output/output-paths.ts';
import { bin } from '../../command.ts';
import { env, type TwoStates } from './two-states.ts';

/** When a build is killed: so many milliseconds after it began, or after its stage was first seen beside the output. */
export interface Moment {
  readonly after: 'start' | 'stage';
  readonly milliseconds: number;
}

/** Starts a build of the site and kills it; tells how it ended, for some are faster. */
export async function killedBuild(site: TwoStates, { after, milliseconds }: Moment): Promise<'killed' | 'done'> {
  const { child, end } = started(site);
  if (after === 'stage') await stageIs(true, site, child);
  await Promise.race([wait(milliseconds), end]);
  child.kill('SIGKILL');
  return end;
}

/** For how many milliseconds the stage of a build stands beside the output; the build runs to its end. */
export async function stageLife(site: TwoStates): Promise<number> {
  const { child, end } = started(site);
  await stageIs(true, site, child);
  const start = performance.now();
  await stageIs(false, site, child);
  const life = performance.now() - start;
  await end;
  return life;
}

function started(site: TwoStates): { child: ChildProcess; end: Promise<'killed' | 'done'> } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [bin, 'build', '-q'], {
    cwd: site.root,
    env: { PATH, HOME, ...env },
    // It warns that a page is gone, each time that it is.
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

/** Looks as often as it can: the whole of the writing takes a few dozen milliseconds. */
async function stageIs(there: boolean, site: TwoStates, child: ChildProcess): Promise<void> {
  const { staging: stage } = outputPaths(site.options.out);
  while (child.exitCode === null && child.signalCode === null && existsSync(stage) !== there) await wait(0);
}
