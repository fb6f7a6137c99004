import { diskError, systemCode } from '../lib/disk-error.ts';
import { checkPaths, foldersOf } from './check-paths.ts';
import type { Finished, KeptFile, Output, OutputFile, OutputOptions, WriteOptions, WriteResult } from './contract.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { FolderChanged } from './folder-changed.ts';
import { refuseForeign, refuseOthers, refuseUnsafe } from './guard.ts';
import { locked } from './lock.ts';
import { draftManifest, storeManifest } from './manifest.ts';
import { markerName } from './marker.ts';
import { repair } from './mend.ts';
import { placesOf } from './places.ts';
import { isUnchanged, Stage } from './stage.ts';
import { readStanding, type Standing } from './standing.ts';
import { WriterThread } from './writer-thread.ts';

export type { KeptFile, Manifest, Output, OutputFile, WriteOptions, WriteResult } from './contract.ts';
export { FolderChanged } from './folder-changed.ts';
export { mend } from './mend.ts';
export { readManifest } from './standing.ts';

type Files = readonly (OutputFile | KeptFile)[];

/** Puts a finished site in place, as {@link withOutput} does. */
export function write(files: Files, options: WriteOptions): Promise<WriteResult> {
  return withOutput(options, async (output) => (await output.finish(files, options.pages)).result);
}

/**
 * Opens an output folder for some work, which may put a new site in place. The folder holds the old site or the new one at
 * every moment but the one between two renames, and {@link mend} closes that one too. A site that stands there already is
 * left as it is, and so is the folder when the work ends without a new site. A site that differs by one file gets that file,
 * in one rename.
 *
 * Throws `Faults` when the folder is not Frontage's to replace (`out-foreign`) or another build keeps writing to it
 * (`out-locked`) or the disk refuses something (`disk-failed`), and {@link FolderChanged} when a kept file is no longer what
 * it was. The folder holds a whole site after each of them: the new one only if the switch was done.
 */
export async function withOutput<Result>(
  options: OutputOptions,
  work: (output: Output) => Promise<Result>,
): Promise<Result> {
  const { cacheDir, disk = nodeDisk, lockTimeoutMs = 30_000, expects = 0 } = options;
  const places = placesOf(options.out);
  const writer = disk === nodeDisk && expects >= worthAThread ? new WriterThread(cacheDir) : undefined;
  refuseUnsafe(places.out, cacheDir);
  let failed: { readonly error: unknown } | undefined;
  const result = await told(places.out, async () => {
    await disk.mkdir(places.parent);
    return locked(places, disk, lockTimeoutMs, async () => {
      await repair(places, disk);
      await refuseForeign(places.out, disk);
      const standing = await readStanding(places.out, options, disk);
      await refuseOthers(places.out, standing, disk);
      const stage = new Stage(places, standing, disk, writer);
      try {
        return await work(outputOf(stage, options, disk));
      } catch (error) {
        failed = { error };
      } finally {
        await stage.drop();
      }
    });
  });
  // What the work itself throws is said as it says it.
  if (failed !== undefined) throw failed.error;
  return result as Result;
}

/** Fewer files are written in the time that a thread takes to start. */
const worthAThread = 300;

function outputOf(stage: Stage, options: OutputOptions, disk: Disk): Output {
  return {
    manifest: stage.standing.manifest,
    state: stateOf(stage.standing),
    stage: (file) => told(options.out, () => stage.take(file)),
    ready: () => stage.ready(),
    flush: () => stage.flush(),
    read: (path) => stage.read(path),
    finish: (files, pages = {}) => told(options.out, () => replace(files, pages, stage, options, disk)),
  };
}

/** What the file system answers, as a fault that is told to a person. */
async function told<Result>(out: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw systemCode(error) === undefined ? error : diskError(`Cannot write to "${out}"`, error);
  }
}

async function replace(
  files: Files,
  pages: Readonly<Record<string, string>>,
  stage: Stage,
  destination: OutputOptions,
  disk: Disk,
): Promise<Finished> {
  const { standing } = stage;
  const known = standing.manifest.files;
  checkPaths(files.map((file) => file.path));
  const lost = files.filter((file) => !('bytes' in file) && !isUnchanged(file, known) && !stage.holds(file));
  if (lost.length > 0) throw new FolderChanged(lost.map((file) => file.path));

  if (standing.stored && isWhole(files, standing)) {
    const { stored } = standing;
    const isSame = stored.files.size === known.size && JSON.stringify(stored.pages) === JSON.stringify(pages);
    const state = isSame ? stored.state : await draftManifest({ ...stored, files: known, pages }, destination, disk);
    if (!isSame) await storeManifest(destination, disk);
    return { result: { written: [], unchanged: files.length, removed: [] }, state };
  }
  const changed = files.filter((file) => !isUnchanged(file, known));
  const [only] = changed;
  if (standing.stored && only !== undefined && changed.length === 1 && holdsAll(files, standing)) {
    const entry = await stage.fillOne(only);
    const entries = new Map([...known, [only.path, entry]]);
    const state = await draftManifest({ ...standing.stored, files: entries, pages }, destination, disk);
    // Where that cannot be, the switch of the whole folder says why, if it cannot be either.
    if (await stage.moveOne(only)) {
      await storeManifest(destination, disk);
      return { result: resultOf(files, standing), state };
    }
  }
  const state = await draftManifest({ ...(await stage.fill(files)), pages }, destination, disk);
  await stage.move();
  await storeManifest(destination, disk);
  await disk.rm(placesOf(destination.out).old);
  return { result: resultOf(files, standing), state };
}

/**
 * The number of files in the output folder, where it stands exactly as it stood when it was given that name, untouched; nothing
 * where it does not.
 */
export async function stands(state: string, options: WriteOptions): Promise<number | undefined> {
  const { disk = nodeDisk, lockTimeoutMs = 30_000 } = options;
  const places = placesOf(options.out);
  return told(places.out, async () => {
    if ((await disk.lstat(places.out)) === undefined) return undefined;
    return locked(places, disk, lockTimeoutMs, async () => {
      await repair(places, disk);
      await refuseForeign(places.out, disk);
      const standing = await readStanding(places.out, options, disk);
      if (standing.stored === undefined) return undefined;
      const files = [...standing.stored.files].map(([path, { hash }]) => ({ path, hash }));
      return standing.stored.state === state && isWhole(files, standing) ? files.length : undefined;
    });
  });
}

/** Names what stands in an output folder, where every file of it is as the manifest says. */
function stateOf({ stored, manifest }: Standing): string | undefined {
  return stored?.files.size === manifest.files.size ? stored.state : undefined;
}

/** Whether exactly these files stand in the output folder, untouched. */
function isWhole(files: Files, standing: Standing): boolean {
  return files.every((file) => isUnchanged(file, standing.manifest.files)) && holdsAll(files, standing);
}

/** Whether files of these names stand in the output folder, and nothing else. */
function holdsAll(files: Files, { contents }: Standing): boolean {
  const count = files.length + foldersOf(files.map((file) => file.path)).length + [markerName].length;
  return contents.size === count && files.every(({ path }) => contents.get(path)?.isFile());
}

function resultOf(files: Files, { contents, manifest }: Standing): WriteResult {
  const written = files.filter((file) => !isUnchanged(file, manifest.files)).map((file) => file.path);
  const paths = new Set([markerName, ...files.map((file) => file.path)]);
  const removed = [...contents]
    .filter(([path, stats]) => !stats.isDirectory() && !paths.has(path))
    .map(([path]) => path);
  return { written: written.sort(), unchanged: files.length - written.length, removed: removed.sort() };
}
