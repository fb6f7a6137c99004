import { join } from 'node:path';
import type { Files } from '../../lib/files.ts';
import { contentHash } from '../../lib/hash.ts';
import { loadEntry, storeEntry, storeFile } from '../../lib/store-file.ts';
import { isEngineSource } from './engine-sources.js';

/** A value made from files, and the files. */
export interface MadeValue<T> {
  readonly value: T;
  /** Absolute paths of inputs that `make` did not read through its files. */
  readonly inputs: readonly string[];
}

export interface CachedBundleOptions<T> {
  readonly files: Files;
  readonly cacheDir: string;
  /** Name of the cache entry. */
  readonly name: string;
  /** Everything that the value depends on besides files. */
  readonly key: string;
  /** Must read through the given files, so that the entry has the hashes of what was read. */
  readonly make: (files: Files) => Promise<MadeValue<T>>;
}

interface CacheEntry<T> {
  readonly key: string;
  /** The last known state of the engine's sources for which the entry was valid. */
  readonly engine?: string | undefined;
  readonly inputs: readonly (readonly [file: string, hash: string])[];
  /** Paths without a file when it was looked for. A file there now would take precedence. */
  readonly missed: readonly string[];
  readonly value: T;
}

/** Returns the cached value if its key and all input files are unchanged. Otherwise makes it and stores it. */
export async function cachedBundle<T>({ files, cacheDir, name, key, make }: CachedBundleOptions<T>): Promise<T> {
  const file = join(cacheDir, `${name}.json`);
  const { engine } = files;
  const hash = (input: string) => contentHash(files.read(input) ?? '');
  const last = loadEntry<CacheEntry<T>>(file);
  const isUnchanged = (input: string) => engine !== undefined && last?.engine === engine && isEngineSource(input);
  const isValid =
    last?.key === key &&
    last.inputs.every(([input, before]) => isUnchanged(input) || hash(input) === before) &&
    last.missed?.every((path) => isUnchanged(path) || files.kind(path) !== 'file');
  if (isValid) {
    if (engine !== undefined && last.engine !== engine) storeEntry(file, { ...last, engine });
    return last.value;
  }
  // A file may change meanwhile, so its hash is that of what was read.
  const read = new Map<string, string>();
  const missed = new Set<string>();
  const { value, inputs } = await make(trackedFiles(files, read, missed));
  const all = new Set([...inputs, ...read.keys()]);
  const hashes = [...all].map((input) => [input, read.get(input) ?? hash(input)] as const);
  const entry: CacheEntry<T> = { key, engine, inputs: hashes, missed: [...missed], value };
  storeFile(file, JSON.stringify(entry));
  return value;
}

function trackedFiles(files: Files, hashes: Map<string, string>, missed: Set<string>): Files {
  return {
    read(file) {
      const bytes = files.read(file);
      hashes.set(file, contentHash(bytes ?? ''));
      return bytes;
    },
    engine: files.engine,
    list: (folder) => files.list(folder),
    ...(files.real && { real: (path: string) => files.real?.(path) }),
    kind(path) {
      const kind = files.kind(path);
      if (kind !== 'file') missed.add(path);
      return kind;
    },
  };
}
