import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import type { Starter } from './starters.ts';
import type { SiteValues } from './values.ts';

/** Returns whether this package has the files of a starter. The package `frontage` leaves out those with pictures. */
export function isHere({ folder }: Starter): boolean {
  return existsSync(join(folder, 'pages.config.ts'));
}

/**
 * Creates a site with `create-frontage`, which has all starters; npm fetches it. What the program prints goes to the terminal.
 * Throws a UsageError if it fails.
 *
 * @param version the version of `create-frontage`
 */
export function createByPackage(target: string, { name }: Starter, values: SiteValues, version: string): void {
  const options = Object.entries({ template: name, ...values }).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, value],
  );
  const args = ['exec', '--yes', `create-frontage@${version}`, '--', target, ...options, '--yes'];
  // Windows starts `npm.cmd` through a shell alone, so start the script that npm names.
  const npm = process.env.npm_execpath ?? '';
  const [program, before] = /npm-cli\.js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(program, [...before, ...args], { stdio: 'inherit' });
  if (status === 0) return;
  throw new UsageError(
    `The template "${name}" is in the package create-frontage, which could not be fetched or has failed.`,
    `See above, or run: npm create frontage@latest my-site -- --template ${name}`,
  );
}
