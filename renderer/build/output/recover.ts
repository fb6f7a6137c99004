import { DiagnosticsError } from '../../sdk/issue.ts';
import { diskError, systemCode } from '../lib/disk-error.ts';
import { type Disk, hasCode, nodeDisk } from './disk.ts';
import { releaseLock, takeLock } from './lock.ts';
import { type OutputPaths, outputPaths } from './output-paths.ts';
import { dropStaging } from './switch.ts';

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
