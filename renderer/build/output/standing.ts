import { type Contents, contentsOf } from './contents.ts';
import type { Destination, Manifest } from './contract.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { loadManifest, type StoredManifest } from './manifest.ts';
import { markerName } from './marker.ts';
import { placesOf } from './places.ts';

/** What stands in the output folder, and what is known of it. */
export interface Standing {
  readonly contents: Contents;
  readonly manifest: Manifest;
  /** The manifest as stored, when it describes this folder. */
  readonly stored: StoredManifest | undefined;
}

/** The manifest of what stands in the output folder; empty when that is unknown. */
export async function readManifest(destination: Destination): Promise<Manifest> {
  const { out, disk = nodeDisk } = destination;
  return (await readStanding(placesOf(out).out, destination, disk)).manifest;
}

/**
 * Compares the folder with the stored manifest.
 *
 * The marker's stamp tells whether the manifest is of this very folder: it is not after a build that was killed between
 * switch and manifest, and nothing is known then. Size and time of each file tell whether somebody edited it.
 */
export async function readStanding(out: string, destination: Destination, disk: Disk): Promise<Standing> {
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
