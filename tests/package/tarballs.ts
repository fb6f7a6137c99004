import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { basename, join, posix, resolve } from 'node:path';
import { run } from '../command.ts';

const root = resolve(import.meta.dirname, '../..');

/** The packed packages. */
export interface Tarballs {
  readonly frontage: string;
  readonly create: string;
}

/** Packs the repository, and makes the tarballs that would be published. */
export async function makeTarballs(folder: string): Promise<Tarballs> {
  const packed = await run('npm', ['run', '--silent', 'pack'], { cwd: root });
  if (packed.code !== 0) throw new Error(`npm run pack failed: ${packed.stdout}${packed.stderr}`);
  for (const name of ['frontage', 'create-frontage']) {
    execFileSync('npm', ['pack', '--silent', join(root, '.package', name), '--pack-destination', folder]);
  }
  const tarball = (start: RegExp) => join(folder, readdirSync(folder).find((name) => start.test(name)) ?? '');
  return { frontage: tarball(/^frontage-\d/), create: tarball(/^create-frontage-\d/) };
}

/**
 * Most bytes of a tarball: of Frontage, 900,000 without its docs. Sites never depend on `create-frontage`, which has the pictures
 * of the starters.
 */
const most = { frontage: 900_000 + 100_000, create: 6_000_000 };

/** Returns what is wrong with a tarball: its size, tests, or TypeScript that is no starter. */
export function tarballFaults(file: string): string[] {
  const { size } = statSync(file);
  const mostBytes = basename(file).startsWith('create-') ? most.create : most.frontage;
  const names = execFileSync('tar', ['tzf', file]).toString().trim().split('\n');
  const isStarter = (name: string) => /\/starter\//.test(name);
  const unwanted = names.filter(
    (name) => /\.test\.|\.fixture\.|\/testing\//.test(name) || (/(?<!\.d)\.tsx?$/.test(name) && !isStarter(name)),
  );
  return [
    ...(size > mostBytes ? [`the tarball has ${size} bytes, more than ${mostBytes}`] : []),
    ...unwanted.map((name) => `the tarball contains ${name}`),
    ...brokenLinks(file, names),
  ];
}

/** Returns the links of README and docs to files that a tarball does not have. */
function brokenLinks(file: string, names: readonly string[]): string[] {
  return names
    .filter((name) => /^package\/(?:README|docs\/[\w-]+)\.md$/.test(name))
    .flatMap((page) => {
      const text = execFileSync('tar', ['xzOf', file, page]).toString();
      const links = [...text.matchAll(/\]\(((?!https?:)[^)#\s]+\.(?:md|webp))/g)].map(([, path = '']) => path);
      const missing = links.filter((path) => !names.includes(posix.join(posix.dirname(page), path)));
      return missing.map((path) => `${page} links to ${path}, which the tarball does not contain`);
    });
}

/** Returns what publint and attw say about a tarball. Frontage is an ES module without a CommonJS version. */
export async function lintFaults(file: string): Promise<string[]> {
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  const linters = [
    [bin('publint'), ['run', file, '--strict']],
    [bin('attw'), [file, '--profile', 'esm-only']],
  ] as const;
  const faults: string[] = [];
  for (const [program, args] of linters) {
    const { code, stdout, stderr } = await run(program, args, { cwd: root });
    if (code !== 0) faults.push(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  }
  return faults;
}
