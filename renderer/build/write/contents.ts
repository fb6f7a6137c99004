import type { Stats } from 'node:fs';
import { join } from 'node:path';
import type { Disk } from './disk.ts';

/** All that stands in a folder, files and folders, by path with forward slashes. */
export type Contents = ReadonlyMap<string, Stats>;

/** Lists a folder with all below it; links are not followed, and what is not there is empty. */
export async function contentsOf(folder: string, disk: Disk): Promise<Contents> {
  const contents = new Map<string, Stats>();
  const folders = (await disk.lstat(folder))?.isDirectory() ? [''] : [];
  // The list grows while it is walked.
  for (const prefix of folders) {
    for (const { name } of await disk.readdir(join(folder, prefix))) {
      const path = `${prefix}${name}`;
      const stats = await disk.lstat(`${folder}/${path}`);
      if (stats === undefined) continue;
      contents.set(path, stats);
      if (stats.isDirectory()) folders.push(`${path}/`);
    }
  }
  return contents;
}
