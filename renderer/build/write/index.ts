import { diskFault, systemCode } from '../disk-fault.ts';
import { contentHash } from '../hash.ts';
import { checkPaths, foldersOf } from './check-paths.ts';
import type { KeptFile, OutputFile, WriteOptions, WriteResult } from './contract.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { FolderChanged } from './folder-changed.ts';
import { refuseForeign, refuseUnsafe } from './guard.ts';
import { locked } from './lock.ts';
import { draftManifest, type Manifest, type StoredManifest, storeManifest } from './manifest.ts';
import { markerName } from './marker.ts';
import { repair } from './mend.ts';
import { type Places, placesOf } from './places.ts';
import { fillStage, isUnchanged } from './stage.ts';
import { readStanding, type Standing } from './standing.ts';
import { dropStage, switchFolders } from './switch.ts';
import { verifyStage } from './verify.ts';

export type { KeptFile, OutputFile, WriteOptions, WriteResult } from './contract.ts';
export { FolderChanged } from './folder-changed.ts';
export type { Manifest } from './manifest.ts';
export { mend } from './mend.ts';
export { readManifest } from './standing.ts';

type Files = readonly (OutputFile | KeptFile)[];

/**
 * Puts a finished site in place. The output folder holds the old site or the new one at every moment but the one between
 * two renames, and {@link mend} closes that one too. A site that stands there already is left as it is.
 *
 * Throws `Faults` when the folder is not Frontage's to replace (`out-foreign`) or another build keeps writing to it
 * (`out-locked`) or the disk refuses something (`disk-failed`), and {@link FolderChanged} when a kept file is no longer what
 * it was. The folder holds a whole site after each of them: the new one only if the switch was done.
 */
export async function write(files: Files, options: WriteOptions): Promise<WriteResult> {
  try {
    return await put(files, options);
  } catch (error) {
    throw systemCode(error) === undefined ? error : diskFault(`Cannot write to "${options.out}"`, error);
  }
}

async function put(files: Files, options: WriteOptions): Promise<WriteResult> {
  const { cacheDir, disk = nodeDisk, pages = {}, lockTimeoutMs = 30_000 } = options;
  const places = placesOf(options.out);
  checkPaths(files.map((file) => file.path));
  refuseUnsafe(places.out, cacheDir);
  await disk.mkdir(places.parent);

  return locked(places, disk, lockTimeoutMs, async () => {
    await repair(places, disk);
    await refuseForeign(places.out, disk);
    const standing = await readStanding(places.out, options, disk);
    const known = standing.manifest.files;
    const lost = files.filter((file) => !('bytes' in file) && !isUnchanged(file, known));
    if (lost.length > 0) throw new FolderChanged(lost.map((file) => file.path));

    if (standing.stored && isWhole(files, standing)) {
      const { stored } = standing;
      const isSame = stored.files.size === known.size && JSON.stringify(stored.pages) === JSON.stringify(pages);
      if (!isSame) {
        await draftManifest({ ...stored, files: known, pages }, options, disk);
        await storeManifest(options, disk);
      }
      return { written: [], unchanged: files.length, removed: [] };
    }
    await replace(files, known, places, disk, (manifest) => draftManifest({ ...manifest, pages }, options, disk));
    await storeManifest(options, disk);
    await disk.rm(places.old);
    return resultOf(files, standing);
  });
}

/**
 * The number of files in the output folder, where it stands exactly in a state that {@link stateOf} has named, untouched;
 * nothing where it does not.
 */
export async function stands(state: string, options: WriteOptions): Promise<number | undefined> {
  const { disk = nodeDisk, lockTimeoutMs = 30_000 } = options;
  const places = placesOf(options.out);
  if ((await disk.lstat(places.out)) === undefined) return undefined;
  return locked(places, disk, lockTimeoutMs, async () => {
    await repair(places, disk);
    await refuseForeign(places.out, disk);
    const standing = await readStanding(places.out, options, disk);
    if (standing.stored === undefined) return undefined;
    const files = [...standing.stored.files].map(([path, { hash }]) => ({ path, hash }));
    return stateOf(files, standing.stored.pages) === state && isWhole(files, standing) ? files.length : undefined;
  });
}

/** Names what a build leaves: its files with their content, and the record of its pages. */
export function stateOf(files: Files, pages: Readonly<Record<string, string>>): string {
  const lines = files.map(({ path, hash }) => `${path} ${hash}`).sort();
  return contentHash(lines.join('\n'), JSON.stringify(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Stages the files and switches; the stage is gone afterwards, whatever happens. */
async function replace(
  files: Files,
  known: Manifest['files'],
  places: Places,
  disk: Disk,
  draft: (manifest: Omit<StoredManifest, 'pages'>) => Promise<void>,
): Promise<void> {
  try {
    const linked = await fillStage(files, known, places, disk);
    const manifest = await verifyStage(files, linked, known, places, disk);
    await draft(manifest);
    await switchFolders(places, disk);
  } catch (error) {
    // What cannot be removed now, the next command removes; the first error is the one that explains.
    await dropStage(places, disk).catch(() => undefined);
    throw error;
  }
}

/** Whether exactly these files stand in the output folder, untouched. */
function isWhole(files: Files, { contents, manifest }: Standing): boolean {
  const count = files.length + foldersOf(files.map((file) => file.path)).length + [markerName].length;
  return contents.size === count && files.every((file) => isUnchanged(file, manifest.files));
}

function resultOf(files: Files, { contents, manifest }: Standing): WriteResult {
  const written = files.filter((file) => !isUnchanged(file, manifest.files)).map((file) => file.path);
  const paths = new Set([markerName, ...files.map((file) => file.path)]);
  const removed = [...contents]
    .filter(([path, stats]) => !stats.isDirectory() && !paths.has(path))
    .map(([path]) => path);
  return { written: written.sort(), unchanged: files.length - written.length, removed: removed.sort() };
}
