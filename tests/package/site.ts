import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Run, run } from '../command.ts';
import type { Tarballs } from './tarballs.ts';

const root = resolve(import.meta.dirname, '../..');

/** How to run a package manager: npm and pnpm are installed with the repository, npm fetches the others. */
const managers = {
  npm: ['npm'],
  pnpm: [join(root, 'node_modules/.bin/pnpm')],
  yarn: ['npm', 'exec', '--yes', '--package=yarn@1.22.22', '--', 'yarn'],
  bun: ['npm', 'exec', '--yes', '--package=bun@1.4.5', '--', 'bun'],
} as const;

export type Manager = keyof typeof managers;

export function isManager(name: string): name is Manager {
  return name in managers;
}

/** Runs a package manager in a folder. Throws if it fails, with what it printed. */
export async function manage(manager: Manager, args: readonly string[], cwd: string): Promise<Run> {
  const [program, ...own] = managers[manager];
  return succeeding(program, [...own, ...args], cwd);
}

/** Runs a program. Throws if it fails, with what it printed. */
export async function succeeding(program: string, args: readonly string[], cwd: string): Promise<Run> {
  const result = await run(program, args, { cwd });
  if (result.code !== 0) {
    throw new Error(`${[program, ...args].join(' ')} ended with ${result.code}:\n${result.stdout}${result.stderr}`);
  }
  return result;
}

/** A site that was created and installed as a user does. */
export interface InstalledSite {
  readonly folder: string;
  /** Runs the installed command line. */
  readonly frontage: (args: readonly string[]) => Promise<Run>;
}

/** Creates a site from the tarball of `create-frontage`; its dependency is the tarball of `frontage`. */
export async function createSite(parent: string, name: string, { frontage, create }: Tarballs): Promise<string> {
  const args = [
    'exec',
    '--yes',
    `--package=${create}`,
    '--',
    'create-frontage',
    name,
    '--yes',
    '--name',
    'Corner Bakery',
  ];
  await succeeding('npm', args, parent);
  const folder = join(parent, name);
  setDependencies(folder, { frontage: `file:${frontage}` });
  return folder;
}

/** Changes dependencies in a site's package.json. */
export function setDependencies(folder: string, dependencies: Readonly<Record<string, string>>): void {
  const file = join(folder, 'package.json');
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  settings.dependencies = { ...settings.dependencies, ...dependencies };
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/** Returns the installed site in a folder. */
export function installedSite(folder: string, node: string = process.execPath): InstalledSite {
  const bin = join(folder, 'node_modules/frontage/cli/bin.js');
  if (!existsSync(bin)) throw new Error(`frontage is not installed in ${folder}`);
  return { folder, frontage: (args) => run(node, [bin, ...args], { cwd: folder }) };
}

/** Runs a script of the site's package.json. Throws if it fails or prints a warning. */
export async function runQuietly(manager: Manager, script: string, folder: string): Promise<void> {
  const { stdout, stderr } = await manage(manager, ['run', script], folder);
  const warning = /^.*\bwarning\b.*$/im.exec(stdout + stderr)?.[0];
  if (warning !== undefined && !/no errors or warnings/.test(warning)) throw new Error(`${script}: ${warning}`);
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
