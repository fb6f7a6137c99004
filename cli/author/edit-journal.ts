import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentChecksum, loadCacheFile, readRegularFile } from '../../renderer/build/lib/cache-file.js';
import { systemCode } from '../../renderer/build/lib/disk-error.ts';
import { contentHash } from '../../renderer/build/lib/hash.ts';
import { isBelow } from '../../renderer/build/lib/paths.ts';
import { type Disk, hasCode, nodeDisk } from '../../renderer/build/output/disk.ts';
import { currentOwner, isAlive, parseOwner } from '../../renderer/build/output/lock.ts';
import { UsageError } from '../failure.ts';
import { editFolder } from './edit-folder-name.ts';

/** A file before and after an edit; undefined means that it does not exist. */
export interface FileChange {
  /** Absolute path, not a symbolic link. */
  readonly file: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
  /** Permissions to preserve. */
  readonly mode?: number | undefined;
}

/** The journal entry of a file: hashes of its old and new content, and the name of the staged file in the folder. */
interface Step {
  readonly file: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly staged: string;
}

/**
 * Writes all changes or none, even if the process is killed or the power fails. It stages the new files in a folder of the
 * site, writes a journal, and then renames each file into place. Every command first calls {@link recoverEdit}, which
 * completes an edit with a journal and discards one without. On an error of the file system, all files stay as they were.
 */
export async function commitFiles(root: string, changes: readonly FileChange[], disk: Disk = nodeDisk): Promise<void> {
  await recoverEdit(root, disk);
  const folder = join(root, editFolder);
  await disk.mkdir(folder);
  await claim(folder, disk);
  const done: FileChange[] = [];
  try {
    const steps = await stage(folder, changes, disk);
    for (const [index, step] of steps.entries()) {
      await moveIntoPlace(folder, step, disk);
      const change = changes[index];
      if (change !== undefined) done.push(change);
    }
    await finish(root, steps, disk);
  } catch (error) {
    for (const change of done.reverse()) await undo(change, disk);
    await drop(folder, disk);
    throw error;
  }
}

/**
 * Completes an interrupted edit, or discards it if it had not started, and returns the number of its files. Ignores an edit
 * whose process still runs. Throws a {@link UsageError} if one of the files has changed since.
 */
export async function recoverEdit(root: string, disk: Disk = nodeDisk): Promise<number> {
  const folder = join(root, editFolder);
  const found = await disk.lstat(folder);
  if (found?.isDirectory() === false) throw notAFolder(folder);
  if (found === undefined || (await isOwned(folder, disk))) return 0;
  const text = loadCacheFile(join(folder, journalName))?.toString();
  const steps: readonly Step[] = text === undefined ? [] : JSON.parse(text);
  const open: Step[] = [];
  for (const step of steps) if (await isOpen(folder, step, disk)) open.push(step);
  for (const step of open) requireUntouched(folder, step);
  for (const step of open) await moveIntoPlace(folder, step, disk);
  if (steps.length > 0) await finish(root, steps, disk);
  else await drop(folder, disk);
  return steps.length;
}

function notAFolder(folder: string): UsageError {
  return new UsageError(
    `Commands that edit this site store new files in the folder ${folder}, but a file has that name.`,
    'Move or delete the file, and run the command again.',
  );
}

const journalName = 'journal';
const ownerName = 'owner';

/** Milliseconds until a folder without an owner counts as abandoned. */
const claimMs = 2_000;
const pollMs = 20;

async function claim(folder: string, disk: Disk): Promise<void> {
  try {
    await disk.writeFile(join(folder, ownerName), JSON.stringify(currentOwner()), { exclusive: true });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new UsageError('Another command is editing this site; nothing was written.', 'Run the command again.');
  }
}

/** Waits for a new folder to get its owner. Its process may have been killed before it wrote one. */
async function isOwned(folder: string, disk: Disk): Promise<boolean> {
  for (;;) {
    const owner = parseOwner(readText(join(folder, ownerName)) ?? '');
    if (owner !== undefined) return isAlive(owner);
    const { mtimeMs = 0 } = (await disk.lstat(folder)) ?? {};
    if (Date.now() - mtimeMs >= claimMs) return false;
    await wait(pollMs);
  }
}

/** Writes the new files and the journal, and syncs both, so that they survive a power failure. */
async function stage(folder: string, changes: readonly FileChange[], disk: Disk): Promise<readonly Step[]> {
  const steps = changes.map(({ file, before, after }, index): Step => {
    return { file, before: before && contentHash(before), after: after && contentHash(after), staged: String(index) };
  });
  const made: string[] = [];
  for (const [index, { file, after, mode }] of changes.entries()) {
    if (after === undefined) continue;
    const path = join(folder, String(index));
    await disk.writeFile(path, after);
    if (mode !== undefined) await disk.chmod(path, mode);
    await disk.mkdir(dirname(file));
    made.push(path);
  }
  await disk.sync([...made, folder, dirname(folder), ...foldersAround(folder, steps)]);
  const journal = join(folder, journalName);
  const text = JSON.stringify(steps);
  await disk.writeFile(`${journal}.next`, text + contentChecksum(journal, [text]));
  await disk.sync([`${journal}.next`]);
  await disk.rename(`${journal}.next`, journal);
  await disk.sync([folder]);
  return steps;
}

/** Returns the parent folders of all files within the site, because some may be new. */
function foldersAround(folder: string, steps: readonly Step[]): string[] {
  const root = dirname(folder);
  const folders = new Set<string>();
  for (const { file } of steps) {
    for (let at = dirname(file); isBelow(at, root); at = dirname(at)) folders.add(at);
  }
  return [...folders];
}

async function moveIntoPlace(folder: string, { file, after, staged }: Step, disk: Disk): Promise<void> {
  const path = join(folder, staged);
  if (after === undefined) {
    if ((await disk.lstat(file)) === undefined) throw Object.assign(new Error(`ENOENT: ${file}`), { code: 'ENOENT' });
    await disk.rm(file);
    return;
  }
  try {
    await disk.rename(path, file);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    // A folder of the site may be on another disk.
    const beside = besideOf(file);
    await disk.copyFile(path, beside);
    await disk.sync([beside]);
    await disk.rename(beside, file);
    await disk.rm(path);
  }
}

/** Returns whether a step is still to do: its staged file is in the folder, or the file to remove is unchanged. */
async function isOpen(folder: string, { file, before, after, staged }: Step, disk: Disk): Promise<boolean> {
  if (after !== undefined) return (await disk.lstat(join(folder, staged))) !== undefined;
  return hashOf(file) === before;
}

function requireUntouched(folder: string, { file, before, after, staged }: Step): void {
  const now = hashOf(file);
  if (now === before || now === after) return;
  throw new UsageError(
    `A command was interrupted while it edited ${file}, and that file has changed since.`,
    `Compare it with the new version in ${join(folder, staged)}, then delete ${folder}.`,
  );
}

/** Ends an edit whose files are all in place. Syncs them first, and then removes the journal. */
async function finish(root: string, steps: readonly Step[], disk: Disk): Promise<void> {
  await disk.sync([...new Set(steps.map(({ file }) => dirname(file)))]);
  await drop(join(root, editFolder), disk);
}

async function drop(folder: string, disk: Disk): Promise<void> {
  await disk.rm(join(folder, journalName));
  await disk.sync([folder]);
  await disk.rm(folder);
}

async function undo({ file, before, mode }: FileChange, disk: Disk): Promise<void> {
  if (before === undefined) return disk.rm(file);
  // Not in place, because the file may be read-only.
  const beside = besideOf(file);
  await disk.writeFile(beside, before);
  if (mode !== undefined) await disk.chmod(beside, mode);
  await disk.rename(beside, file);
}

function besideOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.frontage-new`);
}

function hashOf(file: string): string | undefined {
  const bytes = read(file);
  return bytes === undefined ? undefined : contentHash(bytes);
}

function readText(file: string): string | undefined {
  return read(file)?.toString();
}

function read(file: string): Buffer | undefined {
  try {
    return readRegularFile(file);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
