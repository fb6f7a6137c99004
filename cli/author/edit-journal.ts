import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentChecksum, loadCacheFile } from '../../renderer/build/lib/cache-file.js';
import { systemCode } from '../../renderer/build/lib/disk-error.ts';
import { contentHash } from '../../renderer/build/lib/hash.ts';
import { type Disk, hasCode, nodeDisk } from '../../renderer/build/output/disk.ts';
import { currentOwner, isAlive, parseOwner } from '../../renderer/build/output/lock-owner.ts';
import { UsageError } from '../failure.ts';
import { editFolder } from './edit-folder.ts';

/** A file of a site before and after an edit; undefined where there is no file. */
export interface FileChange {
  /** Absolute, and no link. */
  readonly place: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
  /** Permissions that the file has and keeps. */
  readonly mode?: number | undefined;
}

/** What the journal says of one file: hashes of what it held and is to hold, and the name of the new file in the folder. */
interface Step {
  readonly place: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly staged: string;
}

/**
 * Changes files of a site, all of them or none, whatever ends the process or the power: the new files are written into a folder
 * of the site, then a journal that names them, and then each takes its place. Every command calls {@link recoverEdit} first,
 * which finishes what has a journal and drops what has none. Throws what the file system throws, with every file as it was.
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
      await take(folder, step, disk);
      const change = changes[index];
      if (change !== undefined) done.push(change);
    }
    await settle(root, steps, disk);
  } catch (error) {
    for (const change of done.reverse()) await undo(change, disk);
    await drop(folder, disk);
    throw error;
  }
}

/**
 * Brings an edit to its end that was cut off, or drops it where it had not yet begun. Says how many files it was about. Leaves
 * one alone whose process still runs. Throws a {@link UsageError} where somebody has changed a file of it since.
 */
export async function recoverEdit(root: string, disk: Disk = nodeDisk): Promise<number> {
  const folder = join(root, editFolder);
  if ((await disk.lstat(folder)) === undefined || (await isOwned(folder, disk))) return 0;
  const text = loadCacheFile(join(folder, journalName))?.toString();
  const steps: readonly Step[] = text === undefined ? [] : JSON.parse(text);
  const open: Step[] = [];
  for (const step of steps) if (await isOpen(folder, step, disk)) open.push(step);
  for (const step of open) requireUntouched(folder, step);
  for (const step of open) await take(folder, step, disk);
  if (steps.length > 0) await settle(root, steps, disk);
  else await drop(folder, disk);
  return steps.length;
}

const journalName = 'journal';
const ownerName = 'owner';

/** How long a folder may be without the name of a process, in milliseconds: its maker is about to write it, or died there. */
const claimMs = 2_000;

async function claim(folder: string, disk: Disk): Promise<void> {
  try {
    await disk.writeFile(join(folder, ownerName), JSON.stringify(currentOwner()), { exclusive: true });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new UsageError('Another command is editing this site; nothing was written.', 'Run the command again.');
  }
}

async function isOwned(folder: string, disk: Disk): Promise<boolean> {
  const holder = parseOwner(textOf(join(folder, ownerName)) ?? '');
  if (holder !== undefined) return isAlive(holder);
  const { mtimeMs = 0 } = (await disk.lstat(folder)) ?? {};
  return Date.now() - mtimeMs < claimMs;
}

/** Writes the new files and the journal, and waits until both outlast a loss of power. */
async function stage(folder: string, changes: readonly FileChange[], disk: Disk): Promise<readonly Step[]> {
  const steps = changes.map(({ place, before, after }, index): Step => {
    return { place, before: before && contentHash(before), after: after && contentHash(after), staged: String(index) };
  });
  const made: string[] = [];
  for (const [index, { place, after, mode }] of changes.entries()) {
    if (after === undefined) continue;
    const path = join(folder, String(index));
    await disk.writeFile(path, after);
    if (mode !== undefined) await disk.chmod(path, mode);
    await disk.mkdir(dirname(place));
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

/** Every folder of the site on the way to a file: some may have just been made. */
function foldersAround(folder: string, steps: readonly Step[]): string[] {
  const root = dirname(folder);
  const folders = new Set<string>();
  for (const { place } of steps) {
    for (let at = dirname(place); at.startsWith(`${root}/`); at = dirname(at)) folders.add(at);
  }
  return [...folders];
}

async function take(folder: string, { place, after, staged }: Step, disk: Disk): Promise<void> {
  const path = join(folder, staged);
  if (after === undefined) {
    if ((await disk.lstat(place)) === undefined) throw Object.assign(new Error(`ENOENT: ${place}`), { code: 'ENOENT' });
    await disk.rm(place);
    return;
  }
  try {
    await disk.rename(path, place);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    // A folder of the site may be on another disk.
    const beside = join(dirname(place), `.${basename(place)}.frontage-new`);
    await disk.copyFile(path, beside);
    await disk.sync([beside]);
    await disk.rename(beside, place);
    await disk.rm(path);
  }
}

/** Whether a step has not been taken: a new file is still in the folder, or what is to be removed is there as it was. */
async function isOpen(folder: string, { place, before, after, staged }: Step, disk: Disk): Promise<boolean> {
  if (after !== undefined) return (await disk.lstat(join(folder, staged))) !== undefined;
  return hashOf(place) === before;
}

function requireUntouched(folder: string, { place, before, after, staged }: Step): void {
  const now = hashOf(place);
  if (now === before || now === after) return;
  throw new UsageError(
    `A command was cut off while it edited ${place}, and that file was changed since.`,
    `Compare it with ${join(folder, staged)}, which it was to become; then delete ${folder}.`,
  );
}

/** Ends an edit whose files are all in place. The journal goes last, once they outlast a loss of power. */
async function settle(root: string, steps: readonly Step[], disk: Disk): Promise<void> {
  await disk.sync([...new Set(steps.map(({ place }) => dirname(place)))]);
  await drop(join(root, editFolder), disk);
}

async function drop(folder: string, disk: Disk): Promise<void> {
  await disk.rm(join(folder, journalName));
  await disk.sync([folder]);
  await disk.rm(folder);
}

async function undo({ place, before, mode }: FileChange, disk: Disk): Promise<void> {
  if (before === undefined) return disk.rm(place);
  await disk.writeFile(place, before);
  if (mode !== undefined) await disk.chmod(place, mode);
}

function hashOf(file: string): string | undefined {
  const bytes = read(file);
  return bytes === undefined ? undefined : contentHash(bytes);
}

function textOf(file: string): string | undefined {
  return read(file)?.toString();
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
