import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { diskFault } from './disk-fault.ts';
import { keepFile, writeWhole } from './kept-file.js';

/**
 * Keeps a file for later runs, to be read with `readKept`: whole, and with a hash of its content behind it. Throws `Faults`
 * where the disk refuses. What others left of theirs when they were killed goes after a day.
 */
export function keepWhole(file: string, ...content: readonly (string | Uint8Array)[]): void {
  kept(file, () => keepFile(file, content));
}

/** The same without a hash: of a file that others read as it is, or that is checked in another way. */
export function keepPlain(file: string, content: string | Uint8Array): void {
  kept(file, () => writeWhole(file, [content]));
}

function kept(file: string, write: () => void): void {
  try {
    write();
    dropOldDrafts(dirname(file));
  } catch (error) {
    throw diskFault(`Cannot keep ${basename(file)} in ${basename(dirname(file))}`, error);
  }
}

const draftName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Folders where this run has looked for drafts of others. */
const tidied = new Set<string>();

/** What cannot be looked at or removed stays: the file is kept all the same. */
function dropOldDrafts(folder: string): void {
  if (tidied.has(folder)) return;
  tidied.add(folder);
  const yesterday = Date.now() - 24 * 3600_000;
  try {
    for (const name of readdirSync(folder).filter((name) => draftName.test(name))) {
      const { mtimeMs = yesterday } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
      if (mtimeMs < yesterday) rmSync(join(folder, name), { force: true });
    }
  } catch {}
}
