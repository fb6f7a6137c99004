import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './candidates/candidate.ts';
import { clone } from './candidates/project.ts';
import { machine } from './measure/machine.ts';
import type { Browser, Commands, Dev, EditTimes, Kept, Measured, Paint, Pictures, Studio } from './report/measured.ts';
import type { Rounds } from './rounds.ts';

const folder = join(import.meta.dirname, 'results');

/** Keeps a measurement in place of the last one of its name, so that the parts of the bench can be run one by one. */
export function keep<Data>(name: string, data: Data, place: Place): Kept<Data> {
  const kept = stamped(data, place);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(kept, null, 1));
  return kept;
}

/** A measurement with where, when and of what it was made. */
export function stamped<Data>(data: Data, place: Place): Kept<Data> {
  return { machine: machine(place), commit: commit(), day: new Date().toISOString().slice(0, 10), data };
}

/** What the last run of each part measured. */
export function measured(): Measured {
  const named = (start: string) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(start)) : [];
  return {
    builds: named('builds-').flatMap((name) => read<Rounds>(name) ?? []),
    edits: named('edits-').flatMap((name) => read<EditTimes>(name) ?? []),
    commands: read<Commands>('commands.json'),
    dev: read<Dev>('dev.json'),
    studio: read<Studio>('studio.json'),
    browser: read<Browser>('browser.json'),
    pictures: read<Pictures>('pictures.json'),
    paint: read<Paint>('paint.json'),
  };
}

function read<Data>(name: string): Kept<Data> | undefined {
  const file = join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept<Data>) : undefined;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', 'cli', 'renderer') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
}
