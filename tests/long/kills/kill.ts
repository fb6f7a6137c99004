import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { placesOf } from '../../../renderer/build/write/places.ts';
import { bin } from '../../command.ts';
import { env, type TwoStates } from './two-states.ts';

/** When a build is killed: so many milliseconds after it began, or after its stage was first seen beside the output. */
export interface Moment {
  readonly after: 'start' | 'stage';
  readonly milliseconds: number;
}

/** Starts a build of the site and kills it; tells how it ended, for some are faster. */
export async function killedBuild(site: TwoStates, { after, milliseconds }: Moment): Promise<'killed' | 'done'> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [bin, 'build', '-q'], {
    cwd: site.root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let ended = false;
  const end = new Promise<'killed' | 'done'>((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      ended = true;
      if (signal === 'SIGKILL') done('killed');
      else if (code === 0) done('done');
      else fail(new Error(`The build ended with ${code ?? signal}`));
    });
  });
  if (after === 'stage') {
    const { stage } = placesOf(site.options.out);
    // Looks as often as it can: the whole of the writing takes a few dozen milliseconds.
    while (!ended && !existsSync(stage)) await wait(0);
  }
  await Promise.race([wait(milliseconds), end]);
  child.kill('SIGKILL');
  return end;
}
