import { homedir } from 'node:os';
import { basename, dirname, join, parse } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { containsPath } from '../lib/paths.ts';
import type { CurrentOutput } from './current-output.ts';
import type { Disk } from './disk.ts';
import { isMarker, markedPaths, markerName } from './marker.ts';
import type { OutputPaths } from './output-paths.ts';

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
