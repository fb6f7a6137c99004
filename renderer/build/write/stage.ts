import { join } from 'node:path';
import { diskFault } from '../disk-fault.ts';
import { foldersOf } from './check-paths.ts';
import type { KeptFile, OutputFile } from './contract.ts';
import { type Disk, hasCode } from './disk.ts';
import type { Manifest } from './manifest.ts';
import { markerContent, markerName } from './marker.ts';
import type { Places } from './places.ts';
import { pool } from './pool.ts';

/**
 * Fills the stage: files that stand unchanged in the output folder become hard links to them, all others are written.
 * Answers the paths that were linked; what is unchanged and cannot be linked is copied.
 */
export async function fillStage(
  files: readonly (OutputFile | KeptFile)[],
  standing: Manifest['files'],
  places: Places,
  disk: Disk,
): Promise<ReadonlySet<string>> {
  const linked = new Set<string>();
  await disk.mkdir(places.stage);
  for (const folder of foldersOf(files.map((file) => file.path))) await disk.mkdir(join(places.stage, folder));
  await pool(files, 32, async (file) => {
    const [from, to] = [join(places.out, file.path), join(places.stage, file.path)];
    try {
      if (isUnchanged(file, standing) && (await tryLink(from, to, disk))) linked.add(file.path);
      else if ('bytes' in file) await disk.writeFile(to, file.bytes);
      else await disk.copyFile(from, to);
    } catch (error) {
      throw diskFault(`Cannot write "${file.path}"`, error);
    }
  });
  await disk.writeFile(join(places.stage, markerName), markerContent);
  return linked;
}

/** Whether the output folder holds this very file, untouched since it was written. */
export function isUnchanged(file: OutputFile | KeptFile, standing: Manifest['files']): boolean {
  return standing.get(file.path)?.hash === file.hash;
}

/** What file systems answer that have no hard links, have too many of them, or refuse them here; or the file is gone. */
const unlinkable = ['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'ENOENT'];

async function tryLink(from: string, to: string, disk: Disk): Promise<boolean> {
  try {
    await disk.link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, ...unlinkable)) return false;
    throw error;
  }
}
