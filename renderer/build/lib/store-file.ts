import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { loadCacheFile, storeCacheFile, writeAtomically } from './cache-file.js';
import { diskError } from './disk-error.ts';

/**
 * Stores a file for later runs with a checksum, to be read by `loadCacheFile`. Throws `DiagnosticsError` on a file system error.
 * Also removes drafts of killed runs once they are a day old.
 */
export function storeFile(file: string, ...content: readonly (string | Uint8Array)[]): void {
  store(file, () => storeCacheFile(file, content));
}

/** The same without a checksum, for files that other programs read or that are checked in another way. */
export function storePlainFile(file: string, content: string | Uint8Array): void {
  store(file, () => writeAtomically(file, [content]));
}

/** The same for a file whose parts are never in memory together. */
export function storeParts(file: string, parts: Iterable<Uint8Array>): void {
  store(file, () => writeAtomically(file, parts));
}

function store(file: string, write: () => void): void {
  try {
    write();
    dropOldDrafts(dirname(file));
  } catch (error) {
    throw diskError(`Cannot keep ${basename(file)} in ${basename(dirname(file))}`, error);
  }
}

/** Removes the files of a cache folder with a name that fits, except those at some paths of the output. */
export function dropOthers(folder: string, fitting: RegExp, paths: Iterable<string>): void {
  const kept = new Set(Array.from(paths, (path) => basename(path)));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) if (fitting.test(name) && !kept.has(name)) rmSync(join(folder, name), { force: true });
}

const draftName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Folders where this run has already looked for old drafts. */
const cleaned = new Set<string>();

/** Ignores errors: the file itself is stored already. */
function dropOldDrafts(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  const yesterday = Date.now() - 24 * 3600_000;
  try {
    for (const name of readdirSync(folder).filter((name) => draftName.test(name))) {
      const { mtimeMs = yesterday } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
      if (mtimeMs < yesterday) rmSync(join(folder, name), { force: true });
    }
  } catch {}
}

/** Returns the JSON value that an earlier run stored; undefined if it is missing or damaged. */
export function loadEntry<Entry>(file: string): Entry | undefined {
  const text = loadCacheFile(file)?.toString();
  return text === undefined ? undefined : JSON.parse(text);
}

/** Stores a JSON value for later runs, unless the file system refuses. */
export function storeEntry(file: string, entry: object): void {
  storeIfPossible(file, JSON.stringify(entry));
}

/** Stores a file that later runs can do without. */
export function storeIfPossible(file: string, ...content: readonly (string | Uint8Array)[]): void {
  try {
    // biome-ignore lint/plugin: one part or two
    storeFile(file, ...content);
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
  }
}
