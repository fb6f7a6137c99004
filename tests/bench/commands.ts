import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './candidates/candidate.ts';
import { frontage } from './candidates/frontage.ts';
import { clone } from './candidates/project.ts';
import { rows } from './job/rows.ts';
import { finish } from './measure/finish.ts';
import { median } from './report/figures.ts';
import type { Commands } from './report/measured.ts';
import { scaffold } from './work.ts';

const engine = join(clone, 'cli/bin.js');

/** Times the commands that people wait for, as they run them: a process from start to end. */
export async function commands(place: Place, times: number): Promise<Commands> {
  const folder = await scaffold(frontage, rows(10_000), place);
  const site = ['--config', join(folder, 'pages.config.ts')];
  const seconds = async (...args: string[]) =>
    (await finish({ program: place.node, args: [engine, ...args] }, clone)).wall;
  const version: number[] = [];
  const routes: number[] = [];
  const checkCold: number[] = [];
  const checkAgain: number[] = [];
  await seconds('routes');
  for (let turn = 0; turn < times; turn++) {
    version.push(await seconds('--version'));
    routes.push(await seconds('routes'));
    rmSync(join(folder, '.frontage'), { recursive: true, force: true });
    // biome-ignore lint/plugin: two words
    checkCold.push(await seconds('check', ...site));
    // biome-ignore lint/plugin: two words
    checkAgain.push(await seconds('check', ...site));
  }
  rmSync(folder, { recursive: true });
  return {
    version: median(version),
    routes: median(routes),
    checkCold: median(checkCold),
    checkAgain: median(checkAgain),
  };
}
