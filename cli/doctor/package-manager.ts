import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asRunHere, type PackageManager as Manager } from '../command-name.ts';
import { attention, type HealthItem, note, ok } from './health.ts';

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const satisfies readonly Manager[];

const lockfiles: Readonly<Record<string, Manager>> = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
};

export interface PackageManager {
  readonly items: readonly HealthItem[];
  /** Returns the command that installs packages. */
  readonly install: (names: readonly string[]) => string;
}

/** Finds the package manager of a site by the lockfile or the package.json in its folder or above. */
export function packageManager(root: string): PackageManager {
  const folder = nearest(root, (at) => Object.keys(lockfiles).some((name) => existsSync(join(at, name))));
  const found = folder === undefined ? [] : Object.keys(lockfiles).filter((name) => existsSync(join(folder, name)));
  const { packageManager: named, dependencies, devDependencies } = manifest(root);
  const declared = managers.find((manager) => String(named ?? '').startsWith(`${manager}@`));
  const [first = ''] = found;
  const manager = declared ?? lockfiles[first] ?? 'npm';
  const range: unknown = Object(dependencies).frontage ?? Object(devDependencies).frontage;
  const install = (names: readonly string[]) => asRunHere(`npm install --save-dev ${names.join(' ')}`, manager);
  return {
    items: [lockfileItem(found, manager), ...linkItems(range, install(['frontage']))],
    install,
  };
}

function lockfileItem(found: readonly string[], manager: Manager): HealthItem {
  const [first, ...others] = found;
  if (first === undefined)
    return note(`${manager}, without a lockfile.`, 'Commit the lockfile, so that CI installs the same versions.');
  if (new Set(found.map((name) => lockfiles[name])).size > 1)
    return attention(
      `Lockfiles of several package managers: ${[first, ...others].join(', ')}.`,
      'Delete all but that of the one you use, because their versions drift apart.',
    );
  if (lockfiles[first] !== manager)
    return attention(
      `package.json names ${manager}, but the lockfile is ${first}.`,
      `Delete ${first} and install with ${manager}.`,
    );
  return ok(`${manager}, with ${first}`);
}

function linkItems(range: unknown, command: string): HealthItem[] {
  if (typeof range !== 'string' || !/^(?:file|link|portal):/.test(range)) return [];
  return [attention(`package.json takes Frontage from a folder of this machine: "${range}".`, `Run: ${command}`)];
}

function manifest(root: string): Readonly<Record<string, unknown>> {
  const folder = nearest(root, (at) => existsSync(join(at, 'package.json')));
  if (folder === undefined) return {};
  try {
    return Object(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  } catch {
    return {};
  }
}

function nearest(root: string, has: (folder: string) => boolean): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (has(folder)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
