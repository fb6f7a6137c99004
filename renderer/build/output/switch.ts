import { basename } from 'node:path';
import { Faults } from '../../sdk/issue.ts';
import { diskError } from '../lib/disk-error.ts';
import { type Disk, hasCode } from './disk.ts';
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
    // Where the old site cannot be put back now, `mend` does so later; the first error is the one that explains.
    if (stands && (await disk.lstat(out)) === undefined) await disk.rename(old, out).catch(() => undefined);
    throw stuck(out, error);
  }
  await disk.sync([places.parent]);
  await disk.rm(journal);
}

/** What systems answer when a folder may not be moved: it is a mount of its own, something holds it open, or it is not ours. */
const immovable = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EROFS'];

function stuck(out: string, error: unknown): Error {
  const action = `Cannot put the new site in place at "${out}"`;
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return diskError(action, error);
  const message = `${action}: ${error instanceof Error ? error.message : String(error)}`;
  // biome-ignore lint/plugin: the codes of a constant
  if (!hasCode(error, ...immovable)) return new Error(message, { cause: error });
  const suggestion =
    'A build replaces this folder by another, so it cannot be a mount, and nothing may hold it open. Name a folder inside it with --out, or close what uses it.';
  return new Faults([{ code: 'out-stuck', message, path: [], suggestion }]);
}

/** Gives up a stage. The journal goes first: while it stands, the stage counts as complete. */
export async function dropStage(places: Places, disk: Disk): Promise<void> {
  await disk.rm(places.journal);
  await disk.rm(places.stage);
}
