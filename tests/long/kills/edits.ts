import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { editFolder } from '../../../cli/author/edit-folder-name.ts';
import { bin, frontage } from '../../command.ts';
import { frontageInProcess } from '../../in-process.ts';
import { filesIn, type TempSite, tempSite } from '../../temp-site.ts';
import { env } from './two-states.ts';

/** The results of killing commands that edit a site. */
export interface EditKills {
  /** Commands that were killed while running; the others had finished. */
  killed: number;
  /** The state of the site after the next command. */
  readonly found: { before: number; after: number };
  readonly errors: string[];
}

/** Commands that edit several files. */
const commands = [
  ['new', '--from', '/bread', '--path', '/loaves', '--yes'],
  ['rename', '/bread', '/loaves'],
  ['remove', '/bread', '--to', '/'],
] as const;

const rounds = fc.record({
  // biome-ignore lint/plugin: three commands
  command: fc.constantFrom(...commands),
  /** Whether the time counts from the first edited file, or from the start. */
  atEdit: fc.noBias(fc.nat({ max: 3 })).map((n) => n > 0),
  /** When it is killed, as a share of its duration, 0 to 1. */
  share: fc.noBias(fc.nat({ max: 1_000 })).map((n) => n / 1_000),
});

/** Approximate milliseconds of an edit. */
const editing = 40;

/** Kills commands at random moments, and runs another one. The site must then be completely edited, or not at all. */
export async function killEdits(count: number, seed: number): Promise<EditKills> {
  const kills: EditKills = { killed: 0, found: { before: 0, after: 0 }, errors: [] };
  const site = await restorableSite();
  const done = new Map<readonly string[], Awaited<ReturnType<typeof uninterrupted>>>();
  for (const command of commands) done.set(command, await uninterrupted(command, site));
  for (const { command, atEdit, share } of fc.sample(rounds, { seed, numRuns: count })) {
    const { after = '', code = 0, milliseconds = 0 } = done.get(command) ?? {};
    site.restore();
    const before = sources(site.root);
    const time = share * (atEdit ? editing : milliseconds);
    const label = `${command[0]}, ${Math.round(time)} ms after its ${atEdit ? 'edit' : 'start'}`;
    if (await isKilled(command, site.root, { atEdit, time })) kills.killed += 1;
    await frontageInProcess(['check'], { cwd: site.root, env });
    const now = sources(site.root);
    if (now === before) kills.found.before += 1;
    else if (now === after) kills.found.after += 1;
    else kills.errors.push(`${label}: the site is a mixture`);
    const again = now === before ? await frontageInProcess(command, { cwd: site.root, env }) : undefined;
    if (again !== undefined && (again.code !== code || sources(site.root) !== after)) {
      kills.errors.push(`${label}: the same command fails afterwards: ${again.stderr}`);
    }
  }
  site.drop();
  return kills;
}

export interface RestorableSite extends TempSite {
  /** Makes the site as it was at first. */
  readonly restore: () => void;
}

/** Returns a site with a cache: without one, most commands are killed before they edit anything. */
export async function restorableSite(): Promise<RestorableSite> {
  const site = tempSite('bakery');
  const pristine = `${site.root}.pristine`;
  await frontageInProcess(['check'], { cwd: site.root, env });
  const copy = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  };
  copy(site.root, pristine);
  const drop = () => {
    rmSync(pristine, { recursive: true, force: true });
    site.drop();
  };
  return { ...site, restore: () => copy(pristine, site.root), drop };
}

/** Runs a command without killing it. */
async function uninterrupted(command: readonly string[], { root, restore }: RestorableSite) {
  restore();
  const start = performance.now();
  const { code, stderr } = await frontage(command, { cwd: root, env });
  // Links to a removed page are errors afterwards.
  if (code !== 0 && code !== 1) throw new Error(`${command.join(' ')} fails: ${stderr}`);
  return { after: sources(root), code, milliseconds: performance.now() - start };
}

async function isKilled(
  command: readonly string[],
  root: string,
  { atEdit, time }: { readonly atEdit: boolean; readonly time: number },
): Promise<boolean> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [bin, ...command], { cwd: root, env: { PATH, HOME, ...env }, stdio: 'ignore' });
  const ended = new Promise<boolean>((done) => child.once('exit', (_code, signal) => done(signal === 'SIGKILL')));
  if (atEdit) await editBegins(root, child);
  await Promise.race([wait(time), ended]);
  child.kill('SIGKILL');
  return ended;
}

async function editBegins(root: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && !existsSync(join(root, editFolder))) await wait(0);
}

/** The content of all files except caches. */
export function sources(root: string): string {
  return [...filesIn(root)]
    .filter(([path]) => !path.startsWith('.frontage/'))
    .map(([path, bytes]) => `${path} ${bytes.toString('base64')}`)
    .join('\n');
}
