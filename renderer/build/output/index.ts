import { join } from 'node:path';
import { afterwards, diskError, systemCode } from '../lib/disk-error.ts';
import { foldersOf } from '../lib/slash-path.ts';
import {
  type AnyFile,
  type Finished,
  type Output,
  type OutputOptions,
  type OutputPaths,
  outputPaths,
  type WriteOptions,
  type WriteResult,
} from './contract.ts';
import { type CurrentOutput, FolderChanged, readCurrentOutput } from './current-output.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { checkPaths, refuseForeignFiles, refuseForeignFolder, refuseUnsafe } from './guard.ts';
import { locked } from './lock.ts';
import { draftManifest, storeManifest } from './manifest.ts';
import { copiedPaths, markerName } from './marker.ts';
import { isUnchanged, StagingFolder } from './staging-folder.ts';
import { repair } from './switch.ts';

export type { CopiedFile, FileRef, Manifest, Output, OutputFile, WriteOptions, WriteResult } from './contract.ts';
export { FolderChanged, readManifest } from './current-output.ts';
export { recover } from './switch.ts';

type Files = readonly AnyFile[];

/**
 * Locks an output folder and runs work that may replace the site in it. The folder holds the old site or the new one at
 * every moment, except between two renames, which {@link recover} completes. A site that is already there is not touched.
 * If one file differs, one rename replaces it.
 *
 * Throws `DiagnosticsError` if the folder is not Frontage's to replace (`out-foreign`), another build keeps writing to it
 * (`out-locked`) or the file system fails (`disk-failed`). Throws {@link FolderChanged} if a file to reuse has changed. The
 * folder holds a whole site after each error.
 */
export async function withOutput<Result>(
  options: OutputOptions,
  work: (output: Output) => Promise<Result>,
): Promise<Result> {
  const { cacheDir, disk = nodeDisk, lockTimeoutMs = 30_000 } = options;
  const paths = outputPaths(options.out);
  refuseUnsafe(paths.out, cacheDir);
  let failed: { readonly error: unknown } | undefined;
  const result = await withDiskErrors(paths.out, async () => {
    await disk.mkdir(paths.parent);
    return locked(paths, disk, lockTimeoutMs, async () => {
      const current = await openOutput(paths, options, disk);
      await refuseForeignFiles(paths.out, current, disk);
      const stage = new StagingFolder(paths, current, disk);
      try {
        return await work(outputOf(stage, options, disk));
      } catch (error) {
        failed = { error };
      } finally {
        await stage.drop();
      }
    });
  });
  // Errors of the work itself pass through unchanged.
  if (failed !== undefined) throw failed.error;
  return result as Result;
}

/** Puts the folder in order and reads what is in it. The caller holds the lock. */
async function openOutput(paths: OutputPaths, options: OutputOptions, disk: Disk): Promise<CurrentOutput> {
  await repair(paths, disk);
  await refuseForeignFolder(paths.out, disk);
  return readCurrentOutput(paths.out, options, disk);
}

function outputOf(stage: StagingFolder, options: OutputOptions, disk: Disk): Output {
  return {
    manifest: stage.current.manifest,
    state: stateOf(stage.current),
    stage: (file) => withDiskErrors(options.out, () => stage.take(file)),
    ready: () => stage.ready(),
    read: (path) => stage.read(path),
    finish: (files, pages = {}) => withDiskErrors(options.out, () => replace(files, pages, stage, options, disk)),
  };
}

/** Turns file system errors into errors for people. */
async function withDiskErrors<Result>(out: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw systemCode(error) === undefined ? error : diskError(`Cannot write to "${out}"`, error);
  }
}

async function replace(
  files: Files,
  pages: Readonly<Record<string, string>>,
  stage: StagingFolder,
  destination: OutputOptions,
  disk: Disk,
): Promise<Finished> {
  const { current } = stage;
  const known = current.manifest.files;
  checkPaths(files.map((file) => file.path));
  const missing = files.filter(
    (file) => !('bytes' in file || 'from' in file || isUnchanged(file, known) || stage.has(file)),
  );
  if (missing.length > 0) throw new FolderChanged(missing.map((file) => file.path));

  if (current.stored && isWhole(files, current)) {
    const { stored } = current;
    const isSame = stored.files.size === known.size && JSON.stringify(stored.pages) === JSON.stringify(pages);
    const state = isSame ? stored.state : await draftManifest({ ...stored, files: known, pages }, destination, disk);
    if (!isSame) await afterwards(() => storeManifest(destination, disk));
    return { result: { written: [], unchanged: files.length, removed: [] }, state };
  }
  const changed = files.filter((file) => !isUnchanged(file, known));
  const [only] = changed;
  if (
    current.stored &&
    only !== undefined &&
    changed.length === 1 &&
    holdsAll(files, current) &&
    (await isMarkedAlike(only, destination.out, disk))
  ) {
    const entry = await stage.fillOne(only);
    const entries = new Map([...known, [only.path, entry]]);
    const state = await draftManifest({ ...current.stored, files: entries, pages }, destination, disk);
    // If the rename fails, try to switch the whole folder, which explains its failure.
    if (await stage.moveOne(only)) {
      await afterwards(() => storeManifest(destination, disk));
      return { result: resultOf(files, current), state };
    }
  }
  const state = await draftManifest({ ...(await stage.fill(files)), pages }, destination, disk);
  await stage.move();
  await afterwards(() => storeManifest(destination, disk));
  await afterwards(() => disk.rm(outputPaths(destination.out).old));
  return { result: resultOf(files, current), state };
}

/**
 * Returns the number of files in the output folder if its content is exactly that of a state; undefined if it has changed.
 */
export async function unchangedFileCount(state: string, options: WriteOptions): Promise<number | undefined> {
  const { disk = nodeDisk, lockTimeoutMs = 30_000 } = options;
  const paths = outputPaths(options.out);
  return withDiskErrors(paths.out, async () => {
    if ((await disk.lstat(paths.out)) === undefined) return undefined;
    return locked(paths, disk, lockTimeoutMs, async () => {
      const current = await openOutput(paths, options, disk);
      if (current.stored === undefined) return undefined;
      const files = [...current.stored.files].map(([path, { hash }]) => ({ path, hash }));
      return current.stored.state === state && isWhole(files, current) ? files.length : undefined;
    });
  });
}

/** The name of the folder's content; undefined if a file differs from the manifest. */
function stateOf({ stored, manifest }: CurrentOutput): string | undefined {
  return stored?.files.size === manifest.files.size ? stored.state : undefined;
}

/** Whether the marker of the output folder fits a new version of a file. */
async function isMarkedAlike(file: AnyFile, out: string, disk: Disk): Promise<boolean> {
  const marker = await disk.readFile(join(outputPaths(out).out, markerName));
  return copiedPaths(marker)(file.path) === 'from' in file;
}

/** Whether the output folder holds exactly these files, unchanged. */
function isWhole(files: Files, current: CurrentOutput): boolean {
  return files.every((file) => isUnchanged(file, current.manifest.files)) && holdsAll(files, current);
}

/** Whether the output folder holds files with exactly these paths. */
function holdsAll(files: Files, { contents }: CurrentOutput): boolean {
  const count = files.length + foldersOf(files.map((file) => file.path)).length + [markerName].length;
  return contents.size === count && files.every(({ path }) => contents.get(path)?.isFile());
}

function resultOf(files: Files, { contents, manifest }: CurrentOutput): WriteResult {
  const written = files.filter((file) => !isUnchanged(file, manifest.files)).map((file) => file.path);
  const paths = new Set([markerName, ...files.map((file) => file.path)]);
  const removed = [...contents]
    .filter(([path, stats]) => !stats.isDirectory() && !paths.has(path))
    .map(([path]) => path);
  return { written: written.sort(), unchanged: files.length - written.length, removed: removed.sort() };
}
