import { dirname, join } from 'node:path';
import { type Files, readText } from '../../lib/files.ts';
import { isRecord } from '../../lib/is-record.ts';
import { isBelow } from '../../lib/paths.ts';

/**
 * Whether a file belongs to a site: with links followed, it is in the site's folder or in a package that the site depends
 * on. For a missing file, its path decides.
 */
export function belongsToSite(files: Files, root: string, file: string): boolean {
  const real = files.real?.(file);
  if (real === undefined) return isBelow(file, root);
  return isBelow(real, files.real?.(root) ?? root) || isOfDependency(files, root, real);
}

/** Returns the folder and the name of the package around a file. */
export function packageOf(files: Files, file: string): { readonly folder: string; readonly name: string } | undefined {
  for (const folder of foldersAbove(file)) {
    // Packages may contain nested package.json files that only set the module type.
    const name = manifestOf(files, folder)?.name;
    if (typeof name === 'string') return { folder, name };
  }
  return undefined;
}

/** In a workspace, packages are in a folder above the site, or linked from beside it. */
function isOfDependency(files: Files, root: string, real: string): boolean {
  const found = packageOf(files, real);
  if (found === undefined || !dependencies(files, root).has(found.name)) return false;
  return [root, ...foldersAbove(root)].some(
    (folder) => files.real?.(join(folder, 'node_modules', found.name)) === found.folder,
  );
}

/** Names of the packages in the site's package.json. */
function dependencies(files: Files, root: string): ReadonlySet<string> {
  const folder = [root, ...foldersAbove(root)].find((one) => manifestOf(files, one) !== undefined);
  const manifest = folder === undefined ? undefined : manifestOf(files, folder);
  const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return new Set(lists.flatMap((list) => Object.keys(Object(manifest?.[list]))));
}

function manifestOf(files: Files, folder: string): Readonly<Record<string, unknown>> | undefined {
  const file = join(folder, 'package.json');
  if (files.kind(file) !== 'file') return undefined;
  try {
    const manifest: unknown = JSON.parse(readText(files, file) ?? '');
    return isRecord(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    folders.push(folder);
    if (folder === dirname(folder)) return folders;
  }
}
