import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { diskFault } from './disk-fault.ts';

/**
 * Keeps a file for later runs, whole or not at all: whoever is killed, runs out of disk or does the same at the same time,
 * nobody ever reads half of it.
 */
export function keepWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content);
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
