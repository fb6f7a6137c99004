import { basename } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { afterwards, diskError } from '../lib/disk-error.ts';
import { type Disk, hasCode } from './disk.ts';
import type { OutputPaths } from './output-paths.ts';

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
