import { dirname, join, relative, resolve } from 'node:path';
import { type Files, readText } from '../../lib/files.ts';
import { isRecord } from '../../lib/is-record.ts';
import { isBelow } from '../../lib/paths.ts';

/**
 * Whether a file belongs to a site: with links followed, it is in the site's folder, in a folder that the site shares with
 * others, or in a package that the site depends on. For a missing file, its path decides.
 */
export function belongsToSite(files: Files, root: string, file: string): boolean {
  const real = (path: string) => files.real?.(path) ?? path;
  const path = real(file);
  if (isBelow(path, real(root))) return true;
  if (files.real?.(file) === undefined && isBelow(file, root)) return true;
  return sharedFolders(files, root).some((folder) => isBelow(path, real(folder))) || isOfDependency(files, root, path);
}

/**
 * Returns the absolute paths of the folders that the site shares with others: `frontage.shared` in the nearest package.json,
 * relative to that file. A folder around the site is no shared folder, because all files of the machine could be below it.
 */
export function sharedFolders(files: Files, root: string): readonly string[] {
  const { folder, manifest } = nearestManifest(files, root) ?? {};
  const named = folder === undefined ? undefined : Object(manifest?.frontage).shared;
  const names = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : [];
  return names
    .map((name) => resolve(folder ?? root, name))
    .filter((shared) => shared !== root && !isBelow(root, shared) && !isBelow(shared, root));
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
  const { manifest } = nearestManifest(files, root) ?? {};
  const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return new Set(lists.flatMap((list) => Object.keys(Object(manifest?.[list]))));
}

function nearestManifest(files: Files, root: string) {
  for (const folder of [root, ...foldersAbove(root)]) {
    const manifest = manifestOf(files, folder);
    if (manifest !== undefined) return { folder, manifest };
  }
  return undefined;
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

/**
 * Returns the path of a file as stored on the disk. An accented letter may be one character or two, which look the same.
 * Undefined if the folder has no such file. Returns a path outside the folder unchanged.
 */
export function storedPath(files: Files, folder: string, file: string): string | undefined {
  if (!isBelow(file, folder) || files.kind(file) !== undefined) return file;
  const wanted = relative(folder, file).normalize('NFC');
  // ASCII has one form only.
  if (wanted === wanted.normalize('NFD') && relative(folder, file) === wanted) return undefined;
  let known = dirname(file);
  while (files.kind(known) !== 'folder' && known !== folder) known = dirname(known);
  return files
    .list(known)
    .map((name) => join(known, name))
    .find((path) => relative(folder, path).normalize('NFC') === wanted);
}
