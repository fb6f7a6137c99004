import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { UsageError } from '../failure.ts';
import { relativeFile } from '../report/paths.ts';

/** A site in a folder. */
export interface FoundSite {
  /** The folder relative to the working directory, with forward slashes. */
  readonly name: string;
  /** Absolute path of its config. */
  readonly config: string;
}

export interface FoundSites {
  readonly sites: readonly FoundSite[];
  /** Folders that a pattern matches but that have no config, by name. */
  readonly skipped: readonly string[];
}

const configName = 'pages.config.ts';

/**
 * Finds the sites in folders and by glob patterns, in the order given and then by name. A pattern may match folders without
 * a config, such as a shared one. Throws a {@link UsageError} if a folder has no config, a pattern leads to no site, or two
 * lead to the same one.
 */
export function findSites(patterns: readonly string[], cwd: string): FoundSites {
  const skipped = new Set<string>();
  const sites = new Map<string, FoundSite & { readonly pattern: string }>();
  for (const pattern of patterns) {
    const folders = isFolder(resolve(cwd, pattern)) ? [namedFolder(pattern, cwd)] : matches(pattern, cwd);
    const own = folders.filter((folder) => existsSync(join(folder, configName)));
    for (const folder of folders) if (!own.includes(folder)) skipped.add(nameOf(folder, cwd));
    if (own.length === 0) throw noSite(pattern, folders, cwd);
    for (const folder of own) {
      const real = realpathSync(folder);
      const other = sites.get(real);
      const site = { name: nameOf(folder, cwd), config: join(folder, configName), pattern };
      if (other !== undefined) throw twice(site.name, pattern, other.pattern);
      sites.set(real, site);
    }
  }
  return { sites: [...sites.values()].map(({ name, config }) => ({ name, config })), skipped: [...skipped].sort() };
}

/** Returns the absolute path of a folder with a site. */
function namedFolder(folder: string, cwd: string): string {
  const path = resolve(cwd, folder);
  if (existsSync(join(path, configName))) return path;
  throw new UsageError(
    `The folder ${nameOf(path, cwd)} has no ${configName}.`,
    "Leave it out, or quote a pattern, which skips such folders: npx frontage sites 'clients/*' check",
  );
}

function matches(pattern: string, cwd: string): string[] {
  const found = globSync(pattern.replace(/\/+$/, ''), {
    cwd,
    absolute: true,
    onlyDirectories: true,
    expandDirectories: false,
    ignore: ['**/node_modules/**'],
  });
  return found.map((folder) => resolve(folder)).sort();
}

function noSite(pattern: string, folders: readonly string[], cwd: string): UsageError {
  if (folders.length > 0) {
    const names = folders.slice(0, 3).map((folder) => nameOf(folder, cwd));
    const others = folders.length > names.length ? ', …' : '';
    return new UsageError(
      `No folder that "${pattern}" matches has a ${configName}: ${names.join(', ')}${others}.`,
      'Name the folders that contain the configs. `npx frontage init FOLDER` creates a site.',
    );
  }
  const file = resolve(cwd, pattern);
  if (existsSync(file))
    return new UsageError(
      `"${pattern}" is a file.`,
      "Name folders. Quote a pattern, because a shell replaces it by files too: npx frontage sites 'clients/*' check",
    );
  const known = matches('*', cwd).flatMap((folder) => [folder, ...matches('*', folder)]);
  const withSite = known.filter((folder) => existsSync(join(folder, configName))).map((folder) => nameOf(folder, cwd));
  return new UsageError(
    `No folder matches "${pattern}".`,
    withSite.length > 0
      ? didYouMean(pattern, withSite, 'site')
      : 'Patterns are relative to the folder that the command runs in.',
  );
}

function twice(name: string, pattern: string, other: string): UsageError {
  return pattern === other
    ? new UsageError(`The folder "${pattern}" is named twice.`, 'Name it once.')
    : new UsageError(
        `The site ${name} is named twice: by "${other}" and by "${pattern}".`,
        'Leave out one of the two.',
      );
}

function nameOf(folder: string, cwd: string): string {
  return relativeFile(folder, cwd) || '.';
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
