import { readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Files } from '../lib/files.ts';
import { isBelow } from '../lib/paths.ts';
import { joinSteps, stepsOf } from '../lib/slash-path.ts';
import { engine } from './bundle/engine-sources.js';
import { packageName } from './bundle/package-versions.ts';

/**
 * Returns the file of an external package, which is the engine's. If the site has its own package of that name, it goes into
 * the bundle. Bundles for browsers contain all packages that the site has.
 */
export function outsidePackage(
  files: Files,
  { specifier, importer, forBrowsers }: { specifier: string; importer: string; forBrowsers: boolean },
): string | undefined {
  const file = enginePackage(specifier);
  if (file === undefined || !isAbsolute(file) || !isAbsolute(importer)) return file;
  const folder = packageFolder(files, specifier, importer);
  if (folder === undefined) return forBrowsers ? undefined : file;
  return isBelow(file, folder) ? file : undefined;
}

/**
 * The file of a package of the engine as the engine resolves it; for a Node module, its name. Undefined for other packages, even
 * if the engine would find them: package managers put those of a site next to it, and they may bring another React.
 */
function enginePackage(specifier: string): string | undefined {
  if (!isBuiltin(specifier) && !ownPackages().has(packageName(specifier))) return undefined;
  try {
    const url = import.meta.resolve(specifier);
    return url.startsWith('file:') ? fileURLToPath(url) : specifier;
  } catch {
    return undefined;
  }
}

let known: ReadonlySet<string> | undefined;

/** Names of the packages that the engine depends on. */
function ownPackages(): ReadonlySet<string> {
  known ??= new Set(Object.keys(JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')).dependencies));
  return known;
}

/** The folder of the package that an import resolves to. */
function packageFolder(files: Files, specifier: string, importer: string): string | undefined {
  const name = packageName(specifier);
  for (let folder = dirname(importer); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (files.kind(join(found, 'package.json')) === 'file') return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

/** The files that identify a package: the loaded one, and package.json for its version. */
export function identifyingFiles(files: Files, file: string): readonly string[] {
  // Node modules have no file.
  if (!isAbsolute(file)) return [];
  let folder = dirname(file);
  while (files.kind(join(folder, 'package.json')) !== 'file' && folder !== dirname(folder)) folder = dirname(folder);
  return [file, join(folder, 'package.json')];
}

/**
 * Returns the path of a file of a package that the site has installed: in its folder or, in a workspace, in one above. Undefined
 * if no package of this name has the file.
 */
export function installedFile(files: Files, root: string, name: string, path: string): string | undefined {
  return eachFolder(root)
    .map((folder) => join(folder, 'node_modules', name, path))
    .find((file) => files.kind(file) === 'file');
}

/** Returns the names below a scope of the installed packages that have a file at `path`: `['figtree']`. */
export function installedBelow(files: Files, root: string, scope: string, path: string): readonly string[] {
  const names = eachFolder(root)
    .flatMap((folder) => files.list(join(folder, 'node_modules', scope)))
    .flatMap((file) => {
      const [name, ...rest] = stepsOf(file);
      return name !== undefined && joinSteps(rest) === path ? [name] : [];
    });
  return [...new Set(names)];
}

function eachFolder(root: string): string[] {
  const folders = [root];
  for (let folder = root; folder !== dirname(folder); ) {
    folder = dirname(folder);
    folders.push(folder);
  }
  return folders;
}
