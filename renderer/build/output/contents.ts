import { constants, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { Disk } from './disk.ts';

/** All that stands in a folder, files and folders, by path with forward slashes. */
export type Contents = ReadonlyMap<string, Seen>;

/** What is known of a file or folder: there may be many, and the system knows five times as much of each. */
export class Seen {
  readonly mode: number;
  /** In bytes. */
  readonly size: number;
  readonly ino: number;
  readonly mtimeMs: number;

  constructor({ mode, size, ino, mtimeMs }: Pick<Stats, 'mode' | 'size' | 'ino' | 'mtimeMs'>) {
    this.mode = mode;
    this.size = size;
    this.ino = ino;
    this.mtimeMs = mtimeMs;
  }

  isFile(): boolean {
    return (this.mode & constants.S_IFMT) === constants.S_IFREG;
  }

  isDirectory(): boolean {
    return (this.mode & constants.S_IFMT) === constants.S_IFDIR;
  }
}

/** Lists a folder with all below it; links are not followed, and what is not there is empty. */
export async function contentsOf(folder: string, disk: Disk): Promise<Contents> {
  const contents = new Map<string, Seen>();
  const folders = (await disk.lstat(folder))?.isDirectory() ? [''] : [];
  // The list grows while it is walked.
  for (const prefix of folders) {
    for (const { name } of await disk.readdir(join(folder, prefix))) {
      const path = `${prefix}${name}`;
      const stats = await disk.lstat(`${folder}/${path}`);
      if (stats === undefined) continue;
      contents.set(path, new Seen(stats));
      if (stats.isDirectory()) folders.push(`${path}/`);
    }
  }
  return contents;
}
