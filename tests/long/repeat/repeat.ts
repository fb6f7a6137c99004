import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, run } from '../../command.ts';
import { copyEngine } from '../../engine-copy.ts';
import { filesIn } from '../../temp-site.ts';
import { type Circumstances, circumstances } from './circumstances.ts';

export interface RepeatOptions {
  /** Folder of the site. */
  readonly site: string;
  readonly builds: number;
  /** Another Node to build with. */
  readonly node24?: string | undefined;
  readonly onBuild?: (index: number, under: Circumstances, hash: string) => void;
}

/**
 * Builds a site under different circumstances, and returns the differences from the first build: files, their bytes and their
 * permissions. The site is a repository with one commit, which decides the year.
 */
export async function repeat({ site, builds, node24, onBuild = () => undefined }: RepeatOptions): Promise<string[]> {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-repeat-')));
  const differences: string[] = [];
  let first: ReadonlyMap<string, string> | undefined;
  try {
    for (let index = 0; index < builds; index += 1) {
      const under = circumstances(index);
      const folder = join(work, String(index), 'deep down/'.repeat(under.depth));
      await committed(site, folder);
      const output = await built(folder, under, node24);
      if (typeof output === 'string') differences.push(`build ${index} (${JSON.stringify(under)}): ${output}`);
      else {
        first ??= output;
        onBuild(index, under, hashOf([...output].flat().join('\n')));
        for (const file of different(first, output)) {
          differences.push(`build ${index} (${JSON.stringify(under)}): ${file} is not that of the first build`);
        }
      }
      rmSync(join(work, String(index)), { recursive: true });
    }
    return differences;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function committed(site: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(site, folder, { recursive: true, filter: (path) => !/[/\\](dist|\.frontage|\.git)$/.test(path) });
  const env = { GIT_COMMITTER_DATE: '2026-06-01T00:00:00Z', GIT_AUTHOR_DATE: '2026-06-01T00:00:00Z' };
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  await run('git', ['init', '-q'], { cwd: folder });
  await run('git', [...who, 'commit', '-q', '--allow-empty', '-m', 'First'], { cwd: folder, env });
}

/** Builds a site. Returns the bytes and permissions of its files, or the error of the build. */
async function built(
  folder: string,
  under: Circumstances,
  node24: string | undefined,
): Promise<ReadonlyMap<string, string> | string> {
  const entry = under.engine === 'copied' ? copyEngine(join(folder, '..', 'engine')) : bin;
  const clock = pathToFileURL(join(import.meta.dirname, 'wrong-clock.js')).href;
  const command = [
    ...(under.processors === undefined ? [] : ['taskset', '-c', '0']),
    (under.node === '24' ? node24 : undefined) ?? process.execPath,
    ...(under.days === 0 ? [] : ['--import', clock]),
    entry,
  ];
  const env = {
    TZ: under.zone,
    LC_ALL: under.language,
    LANG: under.language,
    HOME: under.home === 'own' ? folder : '/nonexistent',
    DAYS_WRONG: String(under.days),
  };
  const out = join(folder, 'dist');
  for (const time of under.again ? [1, 2] : [1]) {
    if (time === 2) rmSync(out, { recursive: true });
    const line = ['umask "$0"; exec "$@"', under.umask, ...command, 'build', '-q'];
    const { code, stderr } = await run('sh', ['-c', ...line], { cwd: folder, env });
    if (code !== 0) return `ended with ${code}: ${stderr}`;
  }
  return snapshot(out);
}

/** Returns hashes and permissions of all files in a folder. */
function snapshot(folder: string): ReadonlyMap<string, string> {
  const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => [`permissions of ${path}`, (statSync(join(folder, path)).mode & 0o777).toString(8)] as const,
  );
  const bytes = [...filesIn(folder)].map(([path, content]) => [path, hashOf(content)] as const);
  return new Map([...modes.sort(([a], [b]) => (a < b ? -1 : 1)), ...bytes]);
}

function different(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...two.keys()])].filter((name) => one.get(name) !== two.get(name));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
