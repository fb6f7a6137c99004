import { Faults } from '../../sdk/issue.ts';
import { diskError, systemCode } from '../lib/disk-error.ts';
import { type Disk, hasCode, nodeDisk } from './disk.ts';
import { releaseLock, takeLock } from './lock.ts';
import { type Places, placesOf } from './places.ts';
import { dropStage } from './switch.ts';

/**
 * Mends what a killed build left beside the output folder, so that the folder holds the old site or the new one and
 * nothing stands beside it. Whoever builds or serves the folder calls it first. Leaves a build that is still running alone.
 */
export async function mend(out: string, disk: Disk = nodeDisk): Promise<void> {
  try {
    await mendPlaces(placesOf(out), disk);
  } catch (error) {
    throw systemCode(error) === undefined ? error : diskError(`Cannot write to "${out}"`, error);
  }
}

async function mendPlaces(places: Places, disk: Disk): Promise<void> {
  const { stage, old, journal, lock, claim } = places;
  const left = await Promise.all([stage, old, journal, lock, claim].map((path) => disk.lstat(path)));
  if (left.every((stats) => stats === undefined)) return;
  if ((await takeLock(places, disk)) !== undefined) return;
  try {
    await repair(places, disk);
    await disk.rm(claim);
  } finally {
    await releaseLock(places, disk);
  }
}

/**
 * The repair itself, for a caller that holds the lock. Where the cut fell:
 *
 * | journal | output folder | stage | old | cut | repair |
 * |---|---|---|---|---|---|
 * | no | any | any | no | while staging | drop the stage |
 * | yes | yes | yes | no | before the first rename | drop the stage |
 * | yes | no | yes | any | between the renames | finish the switch |
 * | any | yes | no | any | after the second rename | drop the old site |
 * | no | no | any | yes | while a failed switch was undone | put the old site back |
 *
 * It can itself be cut off anywhere and repeated.
 */
export async function repair(places: Places, disk: Disk): Promise<void> {
  const { out, stage, old, journal } = places;
  const has = async (path: string) => (await disk.lstat(path)) !== undefined;
  const [stands, moved] = [await has(out), await has(old)];
  if ((await has(journal)) && (await has(stage)) && (moved || !stands)) await finish(places, disk);
  else if (moved && !stands) await disk.rename(old, out);
  await dropStage(places, disk);
  await disk.rm(old);
}

/** A folder that somebody made between the renames is in the way, unless it is empty. */
async function finish({ out, stage, old, parent }: Places, disk: Disk): Promise<void> {
  try {
    await disk.rename(stage, out);
    await disk.sync([parent]);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM')) throw error;
    const message = `Something was put at "${out}" while a build was replacing it`;
    const suggestion = `Move it away and run the command again; the site before that build is in "${old}".`;
    throw new Faults([{ code: 'out-foreign', message, path: [], suggestion }]);
  }
}
