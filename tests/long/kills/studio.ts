import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { tokenHeader } from '../../../cli/studio/guard.ts';
import { Journal } from '../../../cli/studio/journal.ts';
import { bin, frontage } from '../../command.ts';
import { type EditKills, type RestorableSite, restorableSite, sources } from './edits.ts';
import { env } from './two-states.ts';

/** Changes of one file, of two, and of many. */
const changes = [
  { op: 'setMeta', page: '/bread', name: 'title', value: 'Bread from another oven' },
  { op: 'copyPage', page: '/bread', to: '/loaves', title: 'All our loaves' },
  { op: 'renamePage', page: '/bread', to: '/loaves' },
];

const rounds = fc.record({
  change: fc.noBias(fc.nat({ max: changes.length - 1 })).map((n) => changes[n] as (typeof changes)[number]),
  /** Whether the time counts from when the journal is written, or from the request. */
  atEdit: fc.noBias(fc.nat({ max: 3 })).map((n) => n > 0),
  /** When it is killed, as a share of its duration, 0 to 1. */
  share: fc.noBias(fc.nat({ max: 1_000 })).map((n) => n / 1_000),
});

/** Milliseconds in which the files of a change are written, and in which all is done but the rebuild. */
const [writing, changing] = [40, 1_000];

/**
 * Kills the studio at random moments of a change. After the next command, the site must have all of the change or nothing, the
 * journal must say which, and what it says can be undone.
 */
export async function killStudio(count: number, seed: number): Promise<EditKills> {
  const kills: EditKills = { killed: 0, found: { before: 0, after: 0 }, errors: [] };
  const site = await restorableSite();
  const before = sources(site.root);
  for (const { change, atEdit, share } of fc.sample(rounds, { seed, numRuns: count })) {
    site.restore();
    const time = share * (atEdit ? writing : changing);
    const label = `${change.op}, ${Math.round(time)} ms after its ${atEdit ? 'edit' : 'request'}`;
    const studio = await openStudio(site.root);
    const answer = studio.ask('change', change).catch(() => undefined);
    if (atEdit) while (!existsSync(journalOf(site)) && studio.child.exitCode === null) await wait(0);
    await wait(time);
    await studio.kill();
    await answer;
    kills.killed += 1;
    // Every command puts a half-written edit right.
    await frontage(['check'], { cwd: site.root, env });
    const read = (file: string) =>
      existsSync(join(site.root, file)) ? readFileSync(join(site.root, file), 'utf8') : undefined;
    const known = new Journal(site.options.cacheDir, read).entries().length;
    const isBefore = sources(site.root) === before;
    kills.found[isBefore ? 'before' : 'after'] += 1;
    if (known !== (isBefore ? 0 : 1)) kills.errors.push(`${label}: the journal has ${known} entries`);
    if (!isBefore) {
      const again = await openStudio(site.root);
      await again.ask('undo', { id: 1 });
      await again.kill();
      if (sources(site.root) !== before) kills.errors.push(`${label}: undone, the site is not as it was`);
    }
  }
  site.drop();
  return kills;
}

function journalOf({ options }: RestorableSite): string {
  return join(options.cacheDir, 'studio-journal.jsonl');
}

interface OpenStudio {
  readonly child: ChildProcess;
  readonly ask: (name: string, body: object) => Promise<void>;
  readonly kill: () => Promise<void>;
}

async function openStudio(root: string): Promise<OpenStudio> {
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
