import { basename } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { afterwards, diskError, systemCode } from '../lib/disk-error.ts';
import { type OutputPaths, outputPaths } from './contract.ts';
import { type Disk, hasCode, nodeDisk } from './disk.ts';
import { releaseLock, takeLock } from './lock.ts';

/**
 * Replaces the output folder by the complete staging folder in two renames, because no single one can exchange two
 * folders. The journal exists from before the first until after the second rename; see `recover`.
 *
 * If a rename fails, the old site is put back and the caller has to remove the staging folder.
 */
export async function switchFolders(paths: OutputPaths, disk: Disk): Promise<void> {
  const { out, staging, old, journal } = paths;
  const exists = (await disk.lstat(out)) !== undefined;
  await disk.writeFile(
    journal,
    `${JSON.stringify({ from: basename(staging), to: basename(out), old: basename(old) })}\n`,
  );
  try {
    if (exists) await disk.rename(out, old);
    await disk.rename(staging, out);
  } catch (error) {
    // If putting the old site back fails as well, `recover` does it later. The first error is the one to report.
    if (exists && (await disk.lstat(out)) === undefined) await disk.rename(old, out).catch(() => undefined);
    throw switchError(out, error);
  }
  await afterwards(() => disk.sync([paths.parent]));
  await afterwards(() => disk.rm(journal));
}

/** Errors for a folder that cannot be moved: it is a mount, a program holds it open, or it belongs to another user. */
const immovable = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EROFS'];

function switchError(out: string, error: unknown): Error {
  const action = `Cannot put the new site in place at "${out}"`;
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return diskError(action, error);
  const message = `${action}: ${error instanceof Error ? error.message : String(error)}`;
  // biome-ignore lint/plugin: the codes of a constant
  if (!hasCode(error, ...immovable)) return new Error(message, { cause: error });
  const suggestion =
    'A build replaces this folder by another, so it cannot be a mount, and no program may have it open. Name a folder inside it with --out, or close the program.';
  return new DiagnosticsError([{ code: 'out-stuck', message, path: [], suggestion }]);
}

/** Removes the staging folder. The journal goes first: while it exists, the staging folder counts as complete. */
export async function dropStaging(paths: OutputPaths, disk: Disk): Promise<void> {
  await disk.rm(paths.journal);
  await disk.rm(paths.staging);
}

/**
 * Completes or undoes what a killed build left beside the output folder, so that the folder holds the old site or the new
 * one. Call it before building or serving the folder. Does nothing while another build is running.
 */
export async function recover(out: string, disk: Disk = nodeDisk): Promise<void> {
  try {
    await recoverPaths(outputPaths(out), disk);
  } catch (error) {
    throw systemCode(error) === undefined ? error : diskError(`Cannot write to "${out}"`, error);
  }
}

async function recoverPaths(paths: OutputPaths, disk: Disk): Promise<void> {
  const { staging, old, journal, lock, claim } = paths;
  const leftovers = await Promise.all([staging, old, journal, lock, claim].map((path) => disk.lstat(path)));
  if (leftovers.every((stats) => stats === undefined)) return;
  if ((await takeLock(paths, disk)) !== undefined) return;
  try {
    await repair(paths, disk);
    await disk.rm(claim);
  } finally {
    await releaseLock(paths, disk);
  }
}

/**
 * Repairs the folders for a caller that holds the lock. What it does depends on where the build was killed:
 *
 * | journal | output folder | staging | old | killed | repair |
 * |---|---|---|---|---|---|
 * | no | any | any | no | while staging | drop the staging folder |
 * | yes | yes | yes | no | before the first rename | drop the staging folder |
 * | yes | no | yes | any | between the renames | finish the switch |
 * | any | yes | no | any | after the second rename | drop the old site |
 * | no | no | any | yes | while undoing a failed switch | put the old site back |
 *
 * It can itself be killed anywhere and repeated.
 */
export async function repair(paths: OutputPaths, disk: Disk): Promise<void> {
  const { out, staging, old, journal } = paths;
  const has = async (path: string) => (await disk.lstat(path)) !== undefined;
  const [exists, moved] = [await has(out), await has(old)];
  if ((await has(journal)) && (await has(staging)) && (moved || !exists)) await finish(paths, disk);
  else if (moved && !exists) await disk.rename(old, out);
  await dropStaging(paths, disk);
  await disk.rm(old);
}

/** Fails if a folder with content was created between the renames. */
async function finish({ out, staging, old, parent }: OutputPaths, disk: Disk): Promise<void> {
  try {
    await disk.rename(staging, out);
    await disk.sync([parent]);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM')) throw error;
    const message = `Something was put at "${out}" while a build was replacing it.`;
    const suggestion = `Move it away and run the command again; the site before that build is in "${old}".`;
    throw new DiagnosticsError([{ code: 'out-foreign', message, path: [], suggestion }]);
  }
}
