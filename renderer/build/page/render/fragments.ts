import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadEntry } from '../../lib/cache-entry.ts';
import { readRegularFile } from '../../lib/cache-file.js';
import { diskError } from '../../lib/disk-error.ts';
import { contentHash } from '../../lib/hash.ts';
import { storeFile, storePlainFile } from '../../lib/store-file.ts';

/** Stores the HTML of rendered sections by the hash of what they were rendered from. */
export interface FragmentStore {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
  readonly isEmpty: boolean;
  /** Stores new fragments for the next run. After an incomplete run, unused fragments stay. */
  save(run?: { readonly isComplete: boolean }): void;
}

/** A store in memory. Each save drops the fragments that were not used since the save before. */
export function memoryFragments(): FragmentStore {
  let earlier: ReadonlyMap<string, string> = new Map();
  let used = new Map<string, string>();
  const get = (key: string) => {
    const html = used.get(key) ?? earlier.get(key);
    if (html !== undefined) used.set(key, html);
    return html;
  };
  return {
    get,
    set: (key, html) => void used.set(key, html),
    get isEmpty() {
      return used.size === 0 && earlier.size === 0;
    },
    save() {
      earlier = used;
      used = new Map();
    },
  };
}

type Slice = readonly [start: number, length: number, hash: string];

/**
 * A store on disk: one pack file with all HTML, and an index of where each fragment begins. New fragments are appended. When
 * more than half of the fragments are unused, the pack is written anew. Another build may do that between the reading of
 * pack and index, so a slice is valid only if its hash is the one in the index.
 */
export function diskFragments(cacheDir: string): FragmentStore {
  const indexFile = join(cacheDir, 'fragments.json');
  const packFile = join(cacheDir, 'fragments.html');
  const index = readIndex(indexFile, packFile);
  const fresh = new Map<string, string>();
  const read = new Map<string, string>();
  const used = new Set<string>();
  let saved = 0;
  let pack: Buffer | undefined;
  const slice = ([start, length, hash]: Slice): string | undefined => {
    pack ??= readPack(packFile);
    const html = pack.toString('utf8', start, start + length);
    return contentHash(html) === hash ? html : undefined;
  };
  return {
    get(key) {
      used.add(key);
      const made = fresh.get(key) ?? read.get(key);
      const known = index.get(key);
      if (made !== undefined || known === undefined) return made;
      // Many pages read the same fragment.
      const html = slice(known);
      if (html !== undefined) read.set(key, html);
      return html;
    },
    set(key, html) {
      fresh.set(key, html);
    },
    get isEmpty() {
      return index.size === 0 && fresh.size === 0;
    },
    save({ isComplete } = { isComplete: true }) {
      if (fresh.size === saved) return;
      saved = fresh.size;
      const live = [...index].filter(([key]) => used.has(key));
      if (isComplete && live.length * 2 < index.size) {
        const kept = live.flatMap(([key, where]) => {
          const html = slice(where);
          return html === undefined ? [] : [[key, html] as const];
        });
        writePack(packFile, indexFile, new Map([...kept, ...fresh]));
      } else {
        appendPack(packFile, indexFile, index, fresh);
      }
    },
  };
}

/** Reads the index. Drops one that does not fit its pack, because a run was cut off between the two. */
function readIndex(indexFile: string, packFile: string): Map<string, Slice> {
  try {
    const entries = loadEntry<[string, Slice][]>(indexFile) ?? [];
    const end = entries.reduce((most, [, [start, length]]) => Math.max(most, start + length), 0);
    return statSync(packFile).size === end ? new Map(entries) : new Map();
  } catch {
    return new Map();
  }
}

/** Reads the pack; empty if it was deleted. */
function readPack(file: string): Buffer {
  try {
    return readRegularFile(file);
  } catch {
    return Buffer.alloc(0);
  }
}

function appendPack(
  packFile: string,
  indexFile: string,
  index: ReadonlyMap<string, Slice>,
  fresh: ReadonlyMap<string, string>,
): void {
  const first = [...index.values()].reduce((most, [start, length]) => Math.max(most, start + length), 0);
  if (first === 0) {
    writePack(packFile, indexFile, fresh);
    return;
  }
  const { bytes, entries } = packed(fresh, first);
  try {
    appendFileSync(packFile, bytes);
  } catch (error) {
    throw diskError('Cannot store rendered sections', error);
  }
  storeFile(indexFile, JSON.stringify([...index, ...entries]));
}

function writePack(packFile: string, indexFile: string, fragments: ReadonlyMap<string, string>): void {
  const { bytes, entries } = packed(fragments, 0);
  storePlainFile(packFile, bytes);
  storeFile(indexFile, JSON.stringify(entries));
}

function packed(fragments: ReadonlyMap<string, string>, first: number): { bytes: Buffer; entries: [string, Slice][] } {
  let at = first;
  const entries: [string, Slice][] = [];
  const chunks: Buffer[] = [];
  for (const [key, html] of fragments) {
    const chunk = Buffer.from(html);
    entries.push([key, [at, chunk.length, contentHash(html)]]);
    chunks.push(chunk);
    at += chunk.length;
  }
  return { bytes: Buffer.concat(chunks), entries };
}
