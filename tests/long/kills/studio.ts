import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { editFolder } from '../../../cli/author/edit-folder-name.ts';
import { tokenHeader } from '../../../cli/studio/guard.ts';
import { Journal } from '../../../cli/studio/journal.ts';
import { bin } from '../../command.ts';
import { frontageInProcess } from '../../in-process.ts';
import { type EditKills, type RestorableSite, restorableSite, sources } from './edits.ts';
import { env } from './two-states.ts';

/** Changes of one file, of two, and of many. */
const changes = [
  { op: 'setMeta', page: '/bread', name: 'title', value: 'Bread from another oven' },
  { op: 'copyPage', page: '/bread', to: '/loaves', title: 'All our loaves' },
  { op: 'renamePage', page: '/bread', to: '/loaves' },
];

/** What a change is doing when it is killed: being checked, writing its files, or all else. */
const phases = ['before', 'during', 'after'] as const;
type Phase = (typeof phases)[number];

const rounds = fc.record({
  change: fc.noBias(fc.nat({ max: changes.length - 1 })).map((n) => changes[n] as (typeof changes)[number]),
  phase: fc.noBias(fc.nat({ max: phases.length - 1 })).map((n) => phases[n] as Phase),
  /** When it is killed, as a share of the phase, 0 to 1. */
  share: fc.noBias(fc.nat({ max: 1_000 })).map((n) => n / 1_000),
});

/** The results of killing the studio, and how many kills fell into each phase, by what they left. */
export interface StudioKills extends EditKills {
  readonly spread: Record<Phase, number>;
}

/**
 * Kills the studio at moments that are spread over the phases of a change, as long as each took when it was not killed. After the
 * next command, the site must have all of the change or nothing, the journal must say which, and what it says can be undone.
 */
export async function killStudio(count: number, seed: number): Promise<StudioKills> {
  const spread = { before: 0, during: 0, after: 0 };
  const kills: StudioKills = { killed: 0, found: { before: 0, after: 0 }, errors: [], spread };
  const site = await restorableSite();
  const before = sources(site.root);
  const durations = new Map<object, Record<Phase, number>>();
  for (const { change, phase, share } of fc.sample(rounds, { seed, numRuns: count })) {
    const known = durations.get(change) ?? (await uninterrupted(site, before, change));
    durations.set(change, known);
    site.restore();
    const time = share * known[phase];
    const label = `${change.op}, ${Math.round(time)} ms into what is ${phase} its write`;
    const studio = await openStudio(site.root);
    const answer = studio.ask('change', change).catch(() => undefined);
    await phaseBegins(phase, { site, before, child: studio.child });
    await wait(time);
    await studio.kill();
    await answer;
    kills.killed += 1;
    spread[phaseLeft(site, before)] += 1;
    await checkLeft(site, before, { kills, label });
  }
  site.drop();
  const missed = phases.filter((phase) => spread[phase] * 10 < count);
  if (count >= 30 && missed.length > 0) kills.errors.push(`too few kills ${missed.join(' and ')} the write`);
  return kills;
}

/** Checks what a kill left, and that it can be undone. */
async function checkLeft(
  site: RestorableSite,
  before: string,
  { kills, label }: { readonly kills: EditKills; readonly label: string },
): Promise<void> {
  // Every command puts a half-written edit right.
  await frontageInProcess(['check'], { cwd: site.root, env });
  const read = (file: string) =>
    existsSync(join(site.root, file)) ? readFileSync(join(site.root, file), 'utf8') : undefined;
  const known = new Journal(site.options.cacheDir, read).entries().length;
  const isBefore = sources(site.root) === before;
  kills.found[isBefore ? 'before' : 'after'] += 1;
  if (known !== (isBefore ? 0 : 1)) kills.errors.push(`${label}: the journal has ${known} entries`);
  if (isBefore) return;
  const again = await openStudio(site.root);
  await again.ask('undo', { id: 1 });
  await again.kill();
  if (sources(site.root) !== before) kills.errors.push(`${label}: undone, the site is not as it was`);
}

/** Makes a change without killing it, and returns how many milliseconds each phase takes. */
async function uninterrupted(site: RestorableSite, before: string, change: object): Promise<Record<Phase, number>> {
  site.restore();
  const studio = await openStudio(site.root);
  const times = [performance.now()];
  const answer = studio.ask('change', change);
  for (const phase of ['during', 'after'] as const) {
    await phaseBegins(phase, { site, before, child: studio.child });
    times.push(performance.now());
  }
  await answer;
  // Asking for the site waits until it has the change.
  await studio.ask('site', {});
  times.push(performance.now());
  await studio.kill();
  const [asked = 0, writing = 0, written = 0, done = 0] = times;
  return { before: writing - asked, during: written - writing, after: done - written };
}

/** A site with a studio, and its sources before the change. */
interface Running extends Pick<OpenStudio, 'child'> {
  readonly site: RestorableSite;
  readonly before: string;
}

/** Waits until the journal names the change, or until its files are in place. Polls without pause: both take a few milliseconds. */
async function phaseBegins(phase: Phase, { site, before, child }: Running): Promise<void> {
  if (phase === 'before') return;
  const until = async (isReached: () => boolean) => {
    while (!isReached() && child.exitCode === null) await wait(0);
  };
  await until(() => isInJournal(site));
  if (phase === 'after') await until(() => !isWriting(site, before));
}

/** Returns the phase in which a change was killed, by the files that it left. */
function phaseLeft(site: RestorableSite, before: string): Phase {
  if (!isInJournal(site)) return 'before';
  return isWriting(site, before) ? 'during' : 'after';
}

function isWriting({ root }: RestorableSite, before: string): boolean {
  return existsSync(join(root, editFolder)) || sources(root) === before;
}

function isInJournal(site: RestorableSite): boolean {
  return existsSync(journalOf(site));
}

function journalOf({ options }: RestorableSite): string {
  return join(options.cacheDir, 'studio-journal.jsonl');
}

interface OpenStudio {
  readonly child: ChildProcess;
  readonly ask: (name: string, body: object) => Promise<void>;
  readonly kill: () => Promise<void>;
}

/** Starts the studio of a site, and asks it as its own page does. */
export async function openStudio(root: string): Promise<OpenStudio> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [bin, 'studio', '--port', '0'], {
    cwd: root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const { origin, host, hash } = await new Promise<URL>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && done(new URL(line)));
    child.once('exit', (code) => fail(new Error(`The studio ended with ${code}`)));
  });
  const headers = {
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    [tokenHeader]: hash.slice(1),
  };
  const ask = (name: string, body: object) =>
    new Promise<void>((done, fail) => {
      const sent = request(`http://${host}/api/${name}`, { method: 'POST', headers }, (response) =>
        response.resume().once('end', done).once('error', fail),
      );
      sent.once('error', fail);
      sent.end(JSON.stringify(body));
    });
  return {
    child,
    ask,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
