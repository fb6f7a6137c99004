import { constants, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { type Destination, type Manifest, outputPaths } from './contract.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { loadManifest, type StoredManifest } from './manifest.ts';
import { markerName } from './marker.ts';

/** The content of the output folder and its manifest. */
export interface CurrentOutput {
  readonly contents: Contents;
  readonly manifest: Manifest;
  /** The stored manifest, if it describes this folder. */
  readonly stored: StoredManifest | undefined;
}

/** Returns the manifest of the output folder; empty if its content is unknown. */
export async function readManifest(destination: Destination): Promise<Manifest> {
  const { out, disk = nodeDisk } = destination;
  return (await readCurrentOutput(outputPaths(out).out, destination, disk)).manifest;
}

/**
 * Compares the folder with the stored manifest. Inode and time of the marker show whether the manifest describes this
 * folder. It does not after a build that was killed between switch and manifest. Size and time of a file show edits.
 */
export async function readCurrentOutput(out: string, destination: Destination, disk: Disk): Promise<CurrentOutput> {
  const contents = await contentsOf(out, disk);
  const stored = await loadManifest(destination, disk);
  const marker = contents.get(markerName);
  if (stored === undefined || marker?.ino !== stored.marker.ino || marker.mtimeMs !== stored.marker.mtimeMs) {
    return { contents, manifest: { files: new Map(), pages: {} }, stored: undefined };
  }
  const files = new Map(
    [...stored.files].filter(([path, entry]) => {
      const stats = contents.get(path);
      return stats?.isFile() && stats.size === entry.size && stats.mtimeMs === entry.mtimeMs;
    }),
  );
  return { contents, stored, manifest: { files, pages: files.size === stored.files.size ? stored.pages : {} } };
}

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

/**
 * Thrown if files to reuse have changed since the manifest was read, by hand or by another build. The output folder is as it
 * was. A build that renders everything succeeds.
 */
export class FolderChanged extends Error {
  override readonly name = 'FolderChanged';
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    const shown = paths.slice(0, 3).map((path) => `"${path}"`);
    const more = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : '';
    super(`The output folder changed while the site was being built: ${shown.join(', ')}${more}`);
    this.paths = paths;
  }
}
