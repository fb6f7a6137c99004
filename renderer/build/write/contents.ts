import type { Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Disk } from './disk.ts';

/** All that stands in a folder, files and folders, by path with forward slashes. */
export type Contents = ReadonlyMap<string, Stats>;

/** Lists a folder; what is not there is empty. */
export async function contentsOf(folder: string, disk: Disk): Promise<Contents> {
  const contents = new Map<string, Stats>();
  if (!(await disk.lstat(folder))?.isDirectory()) return contents;
  for (const entry of await disk.readdir(folder, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const stats = await disk.lstat(path);
    if (stats !== undefined) contents.set(relative(folder, path).split(sep).join('/'), stats);
  }
  return contents;
}
