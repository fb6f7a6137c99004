import { type Contents, contentsOf } from './contents.ts';
import type { Destination, Manifest } from './contract.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { loadManifest, type StoredManifest } from './manifest.ts';
import { markerName } from './marker.ts';
import { outputPaths } from './output-paths.ts';

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
