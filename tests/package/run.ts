/**
 * Installs the packed packages as a user does, and runs everything there: `npm run test:package`.
 *
 *   --managers LIST  package managers: npm, pnpm, yarn, bun (npm,pnpm)
 *   --nodes LIST     also builds with these versions of Node, from packages with binaries: 20.19.0,22.16.0,24.11.0
 *   --keep           leaves the folder
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cloneFaults } from './clone.ts';
import { commandFaults, missingPackageFaults, upgradeFaults } from './commands.ts';
import { outputFaults } from './same-output.ts';
import {
  createSite,
  type InstalledSite,
  installedSite,
  isManager,
  type Manager,
  manage,
  removeFolder,
  runQuietly,
  succeeding,
} from './site.ts';
import { hookFaults, readOnlyFaults, workspaceFaults } from './surroundings.ts';
import { lintFaults, makeTarballs, type Tarballs, tarballFaults } from './tarballs.ts';

/** Most milliseconds from nothing to the first built page. */
const mostMs = 60_000;

/** The package that carries the binary of Node for this machine. */
const binaries = `node-${process.platform}-${process.arch}`;

const { values } = parseArgs({
  options: {
    managers: { type: 'string', default: 'npm,pnpm' },
    nodes: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
});
let failed = 0;
let passed = 0;

/** Runs one check and prints how long it took and what is wrong. */
async function check(name: string, work: () => Promise<readonly string[]> | readonly string[]): Promise<void> {
  const start = performance.now();
  let faults: readonly string[];
  try {
    faults = await work();
  } catch (error) {
    faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (faults.length === 0) passed += 1;
  else failed += 1;
  console.log(`${faults.length === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)`);
  for (const fault of faults) console.log(`  ${fault.replaceAll('\n', '\n  ')}`);
}

/** Creates, installs and builds a site; then again from its lockfile. */
async function newcomer(manager: Manager, folder: string, tarballs: Tarballs): Promise<readonly string[]> {
  const start = performance.now();
  const site = await createSite(folder, `${manager} site #1`, tarballs);
  await manage(manager, ['install'], site);
  await manage(manager, ['run', 'build'], site);
  const time = performance.now() - start;
  console.log(`   ${manager}: created, installed and built in ${(time / 1000).toFixed(1)} s`);
  if (manager === 'npm') {
    removeFolder(join(site, 'node_modules'));
    await manage('npm', ['ci'], site);
  }
  await runQuietly(manager, 'build', site);
  await runQuietly(manager, 'check', site);
  await manage(manager, ['run', 'types'], site);
  return time > mostMs ? [`that took ${time} ms, more than ${mostMs}`] : [];
}

/** Builds a site with another version of Node. */
async function otherNode(version: string, folder: string, site: InstalledSite): Promise<readonly string[]> {
  const tools = join(folder, `node-${version}`);
  await succeeding('npm', ['install', '--prefix', tools, '--no-save', `${binaries}@${version}`], folder);
  const other = installedSite(site.folder, join(tools, 'node_modules', binaries, 'bin/node'));
  removeFolder(join(site.folder, '.frontage'));
  for (const args of [['build'], ['check'], ['check', '--output']]) {
    const { code, stdout, stderr } = await other.frontage(args);
    if (code !== 0) return [`${args.join(' ')} ended with ${code}: ${stdout}${stderr}`];
  }
  return [];
}

const managers = values.managers.split(',').filter(isManager);
const folder = mkdtempSync(join(tmpdir(), 'frontage package '));
try {
  // Another user builds there, too.
  chmodSync(folder, 0o755);
  const tarballs = await makeTarballs(folder);
  const [first = 'npm', ...others] = managers;
  const newSite = (manager: Manager) => check(`a new site with ${manager}`, () => newcomer(manager, folder, tarballs));
  const hooks = (manager: Manager) =>
    check(`hooks of a package with ${manager}`, () => hookFaults(folder, manager, tarballs.frontage));
  // Most of them run one process at a time, which leaves a core idle: those that share the first site, and the others.
  const ofFirstSite = async () => {
    await newSite(first);
    const site = installedSite(join(folder, `${first} site #1`));
    await check('the output of the clone', () => outputFaults(site.folder));
    for (const version of values.nodes.split(',').filter((name) => name !== '')) {
      await check(`Node ${version}`, () => otherNode(version, folder, site));
    }
    await check('every command', () => commandFaults(site));
    await check('missing packages', () => missingPackageFaults(site));
    await check('an upgrade', () => upgradeFaults(site));
    await check('a workspace', () => workspaceFaults(folder, site.folder, tarballs.frontage));
    await check('read-only packages', () => readOnlyFaults(site.folder));
  };
  const ofOthers = async () => {
    await check('the tarballs', () => [...tarballFaults(tarballs.frontage), ...tarballFaults(tarballs.create)]);
    await check('publint and attw', () => lintFaults(tarballs.frontage));
    await hooks(first);
    await check('the commands of README in a clone', () => cloneFaults(folder));
    for (const manager of others) {
      await newSite(manager);
      await hooks(manager);
    }
  };
  await Promise.all([ofFirstSite(), ofOthers()]);
} finally {
  if (values.keep) console.log(folder);
  else removeFolder(folder);
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
