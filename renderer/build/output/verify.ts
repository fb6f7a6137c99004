import { foldersOf } from '../lib/slash-path.ts';
import { type Contents, contentsOf } from './contents.ts';
import type { Manifest, ManifestEntry } from './contract.ts';
import type { Disk } from './disk.ts';
import { FolderChanged } from './folder-changed.ts';
import type { ManifestData } from './manifest.ts';
import { markerName } from './marker.ts';
import { fixModes } from './modes.ts';
import type { OutputPaths } from './output-paths.ts';

/**
 * Checks that the staging folder holds every file with its size and nothing else, and returns its manifest without page
 * keys.
 */
export async function verifyStage(
  files: ReadonlyMap<string, Expected>,
  linked: ReadonlySet<string>,
  current: Manifest['files'],
  paths: OutputPaths,
  disk: Disk,
): Promise<Omit<ManifestData, 'pages'>> {
  const contents = await contentsOf(paths.staging, disk);
  const entries = new Map([...files].map(([path, file]) => [path, entryOf(path, file, contents)]));
  const marker = contents.get(markerName);
  if (!marker?.isFile()) throw new Error('The staged site has no marker');
  const expected = new Set([markerName, ...entries.keys(), ...foldersOf(entries.keys())]);
  const extra = [...contents.keys()].find((path) => !expected.has(path));
  if (extra !== undefined) throw new Error(`The staged site holds "${extra}", which does not belong to it`);

  // Editing the original in place changes its hard link as well, so a linked file must still have its old time.
  const edited = [...linked].filter((path) => entries.get(path)?.mtimeMs !== current.get(path)?.mtimeMs);
  if (edited.length > 0) throw new FolderChanged(edited);
  await fixModes(paths.staging, contents, disk);
  return { files: entries, marker: { ino: marker.ino, mtimeMs: marker.mtimeMs } };
}

interface Expected {
  readonly hash: string;
  /** In bytes. */
  readonly size: number | undefined;
}

function entryOf(path: string, { hash, size }: Expected, contents: Contents): ManifestEntry {
  const stats = contents.get(path);
  if (!stats?.isFile()) throw new Error(`The staged site lacks "${path}"`);
  if (stats.size !== size) throw wrongSize(path, stats.size, size);
  return { hash, size, mtimeMs: stats.mtimeMs };
}

/** The error for a staged file of the wrong size. */
export function wrongSize(path: string, size: number, wanted: number | undefined): Error {
  return new Error(`The staged "${path}" has ${size} bytes instead of ${wanted}`);
}
