import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Faults } from '../../sdk/issue.ts';
import type { Disk } from './disk.ts';
import { holds } from './holds.ts';
import { isMarker, markedPaths, markerName } from './marker.ts';
import type { Places } from './places.ts';
import type { Standing } from './standing.ts';

/** Refuses an output folder that would take with it more than a site: the site's own sources, or a home folder. */
export function refuseUnsafe(out: string, cacheDir: string): void {
  if (dirname(out) === out) refuse(`The output folder cannot be the root "${out}"`);
  if (holds(out, cacheDir)) refuse(`The output folder "${out}" holds the site's own files`);
  const homes = ['/home', '/Users'];
  if (holds(out, homedir()) || homes.includes(out) || homes.includes(dirname(out))) {
    refuse(`"${out}" is a home folder, or holds one`);
  }
}

/** Refuses what stands at the output folder when Frontage did not make it; nothing, and an empty folder, are fine. */
export async function refuseForeign(out: string, disk: Disk): Promise<void> {
  const stats = await disk.lstat(out);
  if (stats === undefined) return;
  if (stats.isSymbolicLink()) refuse(`The output folder "${out}" is a link, and a build would replace it by a folder`);
  if (!stats.isDirectory()) refuse(`The output folder "${out}" is a file`);
  if (await hasMarker(out, disk)) {
    if (await disk.lstat(join(out, '.git'))) refuse(`The output folder "${out}" holds a Git repository`);
    return;
  }
  const [first] = await disk.readdir(out);
  if (first) refuse(`The output folder "${out}" holds files Frontage did not make, such as "${first.name}"`);
}

async function hasMarker(out: string, disk: Disk): Promise<boolean> {
  const path = join(out, markerName);
  return ((await disk.lstat(path))?.isFile() ?? false) && isMarker(await disk.readFile(path));
}

/**
 * Refuses an output folder that holds files of somebody else beside those of a build, which would be gone after the next one. A
 * file is a build's where the marker or the manifest knows its path.
 */
export async function refuseOthers(out: string, { contents, stored }: Standing, disk: Disk): Promise<void> {
  const marker = contents.get(markerName)?.isFile() ? await disk.readFile(join(out, markerName)) : '';
  const isMarked = markedPaths(marker);
  const others = [...contents]
    .flatMap(([path, seen]) => (seen.isDirectory() ? [] : [path]))
    .filter(
      (path) => path !== markerName && !isMarked(path) && !stored?.files.has(path) && !ofSystem.test(basename(path)),
    );
  if (others.length === 0) return;
  const shown = others
    .sort()
    .slice(0, mostShown)
    .map((path) => `"${path}"`);
  const more = others.length > shown.length ? ` and ${others.length - shown.length} more` : '';
  refuse(
    `The output folder "${out}" holds files that no build has put there: ${shown.join(', ')}${more}`,
    'Each build replaces this folder as a whole. Move them out of it, or name another folder with --out.',
  );
}

const mostShown = 5;

/** What systems leave in folders that somebody looks at. */
const ofSystem = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/;

/** Refuses to work where something else has the place of what a build puts beside its output folder. */
export async function refuseStrangers(places: Places, disk: Disk): Promise<void> {
  for (const place of [places.lock, places.claim, places.journal, places.stage, places.old]) {
    const stats = await disk.lstat(place);
    const isFolder = place === places.stage || place === places.old;
    if (stats === undefined || (isFolder ? stats.isDirectory() : stats.isFile())) continue;
    const is = stats.isSymbolicLink()
      ? 'a link'
      : stats.isDirectory()
        ? 'a folder'
        : stats.isFile()
          ? 'a file'
          : 'something else';
    refuse(
      `"${place}" is ${is}, and a build keeps a ${isFolder ? 'folder' : 'file'} of its own there`,
      'Move it away and run the command again.',
    );
  }
}

const usualSuggestion =
  'Each build replaces this folder as a whole. Choose one that is new or empty, or empty it yourself.';

function refuse(message: string, suggestion = usualSuggestion): never {
  throw new Faults([{ code: 'out-foreign', message, path: [], suggestion }]);
}
