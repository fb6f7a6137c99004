import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { diskFault } from './disk-fault.ts';

/**
 * Keeps a file for later runs, one part of it behind the other, whole or not at all: whoever is killed, runs out of disk or does the same at the same time,
 * nobody ever reads half of it.
 */
export function keepWhole(file: string, ...content: readonly (string | Uint8Array)[]): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    for (const part of content) appendFileSync(draft, part);
    renameSync(draft, file);
  } catch (error) {
    drop(draft);
    throw diskFault(`Cannot keep ${basename(file)} in ${basename(dirname(file))}`, error);
  }
}

/** What cannot be removed either stays; why the file cannot be kept is what there is to say. */
function drop(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {}
}
