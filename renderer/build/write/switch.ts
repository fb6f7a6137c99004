import { basename } from 'node:path';
import type { Disk } from './disk.ts';
import { failure } from './failure.ts';
import type { Places } from './places.ts';

/**
 * Puts a complete stage in the place of the output folder by two renames, as no single one can exchange two folders. The
 * journal stands from before the first until after the second; `mend` says what it makes of each cut.
 *
 * When a rename fails the old site is put back, and the stage is left to the caller.
 */
export async function switchFolders(places: Places, disk: Disk): Promise<void> {
  const { out, stage, old, journal } = places;
  const stands = (await disk.lstat(out)) !== undefined;
  await disk.writeFile(
    journal,
    `${JSON.stringify({ from: basename(stage), to: basename(out), old: basename(old) })}\n`,
  );
  try {
    if (stands) await disk.rename(out, old);
    await disk.rename(stage, out);
  } catch (error) {
    if (stands && (await disk.lstat(out)) === undefined) await disk.rename(old, out);
    throw failure(`Cannot put the new site in place at "${out}"`, error);
  }
  await disk.rm(journal);
}

/** Gives up a stage. The journal goes first: while it stands, the stage counts as complete. */
export async function dropStage(places: Places, disk: Disk): Promise<void> {
  await disk.rm(places.journal);
  await disk.rm(places.stage);
}
