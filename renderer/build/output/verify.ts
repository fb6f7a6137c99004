import { foldersOf } from './check-paths.ts';
import { type Contents, contentsOf } from './contents.ts';
import type { Manifest, ManifestEntry } from './contract.ts';
import type { Disk } from './disk.ts';
import { FolderChanged } from './folder-changed.ts';
import type { ManifestText } from './manifest.ts';
import { markerName } from './marker.ts';
import { fixModes } from './modes.ts';
import type { Places } from './places.ts';

/**
 * Looks at the filled stage as a stranger would: every file is there with its size, and nothing else is. Answers the
 * manifest of what it holds, without the record of pages.
 */
export async function verifyStage(
  files: ReadonlyMap<string, Expected>,
  linked: ReadonlySet<string>,
  standing: Manifest['files'],
  places: Places,
  disk: Disk,
): Promise<Omit<ManifestText, 'pages'>> {
  const contents = await contentsOf(places.stage, disk);
  const entries = new Map([...files].map(([path, file]) => [path, entryOf(path, file, contents)]));
  const marker = contents.get(markerName);
  if (!marker?.isFile()) throw new Error('The staged site has no marker');
  const expected = new Set([markerName, ...entries.keys(), ...foldersOf(entries.keys())]);
  const extra = [...contents.keys()].find((path) => !expected.has(path));
  if (extra !== undefined) throw new Error(`The staged site holds "${extra}", which nobody put there`);

  // An edit in place reaches the hard-linked twin, so a linked file must still have the time it had.
  const edited = [...linked].filter((path) => entries.get(path)?.mtimeMs !== standing.get(path)?.mtimeMs);
  if (edited.length > 0) throw new FolderChanged(edited);
  await fixModes(places.stage, contents, disk);
  return { files: entries, marker: { ino: marker.ino, mtimeMs: marker.mtimeMs } };
}

/** What a file of the stage should be. */
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

/** A file of the stage is cut short, or longer than it should be. */
export function wrongSize(path: string, size: number, wanted: number | undefined): Error {
  return new Error(`The staged "${path}" has ${size} bytes instead of ${wanted}`);
}
