import { DiagnosticsError } from '../../sdk/issue.ts';
import { loadCacheFile } from './cache-file.js';
import { storeFile } from './store-file.ts';

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
