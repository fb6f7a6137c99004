import { homedir } from 'node:os';
import { basename, dirname, join, parse } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { containsPath } from '../lib/paths.ts';
import { foldersOf, isUnder, startsAtRoot, stepsOf } from '../lib/slash-path.ts';
import { windowsNameProblem } from '../lib/windows-names.ts';
import type { OutputPaths } from './contract.ts';
import type { CurrentOutput } from './current-output.ts';
import type { Disk } from './disk.ts';
import { isMarker, markedPaths, markerName } from './marker.ts';

/** Refuses an output folder whose replacement would destroy more than a site: the site's sources, or a home folder. */
export function refuseUnsafe(out: string, cacheDir: string): void {
  if (dirname(out) === out) refuse(`The output folder cannot be the root "${out}".`);
  if (containsPath(out, cacheDir)) refuse(`The output folder "${out}" contains the site's own files.`);
  const owner = inputFolders(cacheDir).find((folder) => containsPath(folder, out));
  if (owner !== undefined)
    refuse(
      `The output folder "${out}" is inside "${owner}", from which the site is made.`,
      'The next build would read its own output. Name a folder beside it: --out dist.',
    );
  const homes = ['home', 'Users'].map((name) => join(parse(out).root, name));
  if (containsPath(out, homedir()) || homes.includes(out) || homes.includes(dirname(out))) {
    refuse(`"${out}" is a home folder, or contains one.`);
  }
}

/** What a build reads, and what belongs to other tools. */
function inputFolders(cacheDir: string): readonly string[] {
  return [cacheDir, ...['templates', 'node_modules', '.git'].map((name) => join(dirname(cacheDir), name))];
}

/** Refuses an output folder that Frontage did not make, unless it is empty or missing. */
export async function refuseForeignFolder(out: string, disk: Disk): Promise<void> {
  const stats = await disk.lstat(out);
  if (stats === undefined) return;
  if (stats.isSymbolicLink()) refuse(`The output folder "${out}" is a link, and a build would replace it by a folder.`);
  if (!stats.isDirectory()) refuse(`The output folder "${out}" is a file.`);
  if (await hasMarker(out, disk)) {
    if (await disk.lstat(join(out, '.git'))) refuse(`The output folder "${out}" contains a Git repository.`);
    return;
  }
  const [first] = await disk.readdir(out);
  if (first) refuse(`The output folder "${out}" contains files that Frontage did not make, such as "${first.name}".`);
}

async function hasMarker(out: string, disk: Disk): Promise<boolean> {
  const path = join(out, markerName);
  return ((await disk.lstat(path))?.isFile() ?? false) && isMarker(await disk.readFile(path));
}

/**
 * Refuses an output folder with files that no build made, because the next build would delete them. The marker and the
 * manifest list the paths of builds.
 */
export async function refuseForeignFiles(out: string, { contents, stored }: CurrentOutput, disk: Disk): Promise<void> {
  const marker = contents.get(markerName)?.isFile() ? await disk.readFile(join(out, markerName)) : '';
  const isMarked = markedPaths(marker);
  const others = [...contents]
    .flatMap(([path, info]) => (info.isDirectory() ? [] : [path]))
    .filter(
      (path) => path !== markerName && !isMarked(path) && !stored?.files.has(path) && !systemFile.test(basename(path)),
    );
  if (others.length === 0) return;
  const shown = others
    .sort()
    .slice(0, mostShown)
    .map((path) => `"${path}"`);
  const more = others.length > shown.length ? ` and ${others.length - shown.length} more` : '';
  refuse(
    `The output folder "${out}" contains files that no build has made: ${shown.join(', ')}${more}.`,
    'Each build replaces the whole folder. Move them out of it, or name another folder with --out.',
  );
}

const mostShown = 5;

/** Files that operating systems leave in folders. */
const systemFile = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/;

/** Refuses to build if another file or folder has the name of one that a build puts beside its output folder. */
export async function refuseOccupiedPaths(paths: OutputPaths, disk: Disk): Promise<void> {
  for (const path of [paths.lock, paths.claim, paths.journal, paths.staging, paths.old]) {
    const stats = await disk.lstat(path);
    const isFolder = path === paths.staging || path === paths.old;
    if (stats === undefined || (isFolder ? stats.isDirectory() : stats.isFile())) continue;
    const is = stats.isSymbolicLink()
      ? 'a link'
      : stats.isDirectory()
        ? 'a folder'
        : stats.isFile()
          ? 'a file'
          : 'something else';
    refuse(
      `"${path}" is ${is}, and a build needs this path for a ${isFolder ? 'folder' : 'file'} of its own.`,
      'Move it away and run the command again.',
    );
  }
}

const defaultSuggestion =
  'Each build replaces the whole folder. Choose one that is new or empty, or empty it yourself.';

function refuse(message: string, suggestion = defaultSuggestion): never {
  throw new DiagnosticsError([{ code: 'out-foreign', message, path: [], suggestion }]);
}

/**
 * Throws if paths do not name distinct files inside one folder. It throws ordinary errors, because earlier stages make the
 * paths and a wrong one is a bug of the engine.
 */
export function checkPaths(paths: readonly string[], platform = process.platform): void {
  const taken = new Map([[markerName, 'the marker']]);
  // Windows takes names that differ in case for the same.
  const keyOf = (path: string) => (platform === 'win32' ? path.toLowerCase() : path);
  for (const [index, path] of paths.entries()) {
    const problem = problemOf(path, platform);
    if (problem !== undefined) throw new Error(`The output path ${JSON.stringify(path)} ${problem}`);
    const other = taken.get(keyOf(path));
    if (other !== undefined) throw new Error(`Two outputs share the path "${path}": ${other} and output ${index + 1}`);
    taken.set(keyOf(path), `output ${index + 1}`);
  }
  const folders = new Set(foldersOf(paths.map(keyOf)));
  for (const [path, name] of taken) {
    if (!folders.has(path)) continue;
    const inside = paths.find((candidate) => isUnder(keyOf(candidate), path));
    throw new Error(`Two outputs share the path "${path}": ${name} is a file there, and "${inside}" needs a folder`);
  }
}

function problemOf(path: string, platform: NodeJS.Platform): string | undefined {
  if (path.includes('\0')) return 'contains a NUL character';
  if (path.includes('\\')) return 'contains a backslash';
  if (startsAtRoot(path) || /^[a-z]:/i.test(path)) return 'is absolute';
  const parts = stepsOf(path);
  if (parts.includes('..') || parts.includes('.')) return 'leads out of its folder';
  if (parts.includes('')) return 'has an empty part';
  const name =
    platform === 'win32' ? parts.map(windowsNameProblem).find((problem) => problem !== undefined) : undefined;
  return name === undefined ? undefined : `cannot be written: ${name}`;
}
