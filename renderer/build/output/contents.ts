import { constants, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import type { Disk } from './disk.ts';

/** All files and folders in a folder, by path with forward slashes. */
export type Contents = ReadonlyMap<string, FileInfo>;

/** The few fields of `Stats` that a build needs. `Stats` takes five times the memory, and there may be many files. */
export class FileInfo {
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

/** Lists a folder recursively. Does not follow links. A missing folder is empty. */
export async function contentsOf(folder: string, disk: Disk): Promise<Contents> {
  const contents = new Map<string, FileInfo>();
  const folders = (await disk.lstat(folder))?.isDirectory() ? [''] : [];
  // The loop appends to the list.
  for (const prefix of folders) {
    const at = join(folder, prefix, sep);
    for (const { name } of await disk.readdir(at)) {
      const path = `${prefix}${name}`;
      const stats = await disk.lstat(at + name);
      if (stats === undefined) continue;
      contents.set(path, new FileInfo(stats));
      if (stats.isDirectory()) folders.push(`${path}/`);
    }
  }
  return contents;
}
