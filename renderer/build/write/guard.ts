import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Faults } from '../../kit/issue.ts';
import type { Disk } from './disk.ts';
import { holds } from './holds.ts';
import { markerContent, markerName } from './marker.ts';

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
  return ((await disk.lstat(path))?.isFile() ?? false) && (await disk.readFile(path)) === markerContent;
}

function refuse(message: string): never {
  const suggestion =
    'Each build replaces this folder as a whole. Choose one that is new or empty, or empty it yourself.';
  throw new Faults([{ code: 'out-foreign', message, path: [], suggestion }]);
}
