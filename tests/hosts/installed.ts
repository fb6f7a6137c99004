import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The web servers of the tests: the program of each, and the package of Debian that has it. */
const packages = { nginx: 'nginx', caddy: 'caddy', apache2: 'apache2-bin' } as const;
export type Program = keyof typeof packages;

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

function pathOf(program: Program): string | undefined {
  return folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path));
}

/**
 * Returns the path of each web server, after it has installed those that are missing from Debian's packages. Throws if that
 * is not possible, so that no test passes without a server.
 */
export function installedServers(): Readonly<Record<Program, string>> {
  const programs = Object.keys(packages) as Program[];
  const missing = programs.filter((program) => pathOf(program) === undefined);
  if (missing.length > 0) install(missing.map((program) => packages[program]));
  return Object.fromEntries(
    programs.map((program) => {
      const path = pathOf(program);
      if (path === undefined)
        throw new Error(`${packages[program]} is installed, but ${program} is not in ${folders.join(', ')}.`);
      return [program, path];
    }),
  ) as Record<Program, string>;
}

function install(names: readonly string[]): void {
  const byHand = `Install them, and run the test again: apt-get install ${names.join(' ')}`;
  if (process.getuid?.() !== 0)
    throw new Error(`This test needs web servers, and only root can install them. ${byHand}`);
  // Debian starts a server once it is installed, unless this program forbids it.
  const options = {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  const args = ['install', '-y', '-q', '--no-install-recommends', ...names];
  const first = spawnSync('apt-get', args, options);
  if (first.status === 0) return;
  // A fresh machine may have no lists of packages.
  const updated = spawnSync('apt-get', ['update', '-q'], options);
  const second = spawnSync('apt-get', args, options);
  if (second.status === 0) return;
  const why = [first, updated, second].map(({ error, stderr }) => error?.message ?? stderr).join('\n');
  throw new Error(`This test needs web servers, and apt-get could not install them. ${byHand}\n${why}`);
}
