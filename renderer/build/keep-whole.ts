import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { diskFault } from './disk-fault.ts';

const draftName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Folders where this run has looked for drafts of others. */
const tidied = new Set<string>();

/**
 * Keeps a file for later runs, one part of it behind the other, whole or not at all: whoever is killed, runs out of disk or
 * does the same at the same time, nobody ever reads half of it. What others left of theirs when they were killed goes after
 * a day.
 */
export function keepWhole(file: string, ...content: readonly (string | Uint8Array)[]): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    for (const part of content) appendFileSync(draft, part);
    renameSync(draft, file);
    dropOldDrafts(dirname(file));
  } catch (error) {
    drop(draft);
    throw diskFault(`Cannot keep ${basename(file)} in ${basename(dirname(file))}`, error);
  }
}

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

/** What cannot be removed either stays; why the file cannot be kept is what there is to say. */
function drop(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {}
}
