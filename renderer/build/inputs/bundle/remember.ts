import { join } from 'node:path';
import { loadEntry, storeEntry } from '../../lib/cache-entry.ts';
import type { Files } from '../../lib/files.ts';
import { contentHash } from '../../lib/hash.ts';
import { storeFile } from '../../lib/store-file.ts';
import { isEngineSource } from './engine-sources.js';

/** What was made from files, and the files it was made from. */
export interface Made<T> {
  readonly value: T;
  /** Absolute paths of what went in besides the files that were read through those handed in. */
  readonly inputs: readonly string[];
}

export interface RememberOptions<T> {
  readonly files: Files;
  readonly cacheDir: string;
  /** Name of the thing, unique within the cache. */
  readonly name: string;
  /** What it depends on besides the content of its files. */
  readonly key: string;
  /** Is to read through the files it is given, so that what is remembered is the content that went in. */
  readonly make: (files: Files) => Promise<Made<T>>;
}

interface Record<T> {
  readonly key: string;
  /** The state of the engine's sources that it was made in, or found to fit to, where that is known. */
  readonly engine?: string | undefined;
  readonly inputs: readonly (readonly [file: string, hash: string])[];
  /** Where a file was looked for and none stood: one that stands there now would be taken instead. */
  readonly missed: readonly string[];
  readonly value: T;
}

/** Makes a thing unless the one made last still fits: same key, and every file that went in has the same content. */
export async function remember<T>({ files, cacheDir, name, key, make }: RememberOptions<T>): Promise<T> {
  const file = join(cacheDir, `${name}.json`);
  const { engine } = files;
  const hash = (input: string) => contentHash(files.read(input) ?? '');
  const last = loadEntry<Record<T>>(file);
  const isAsItWas = (input: string) => engine !== undefined && last?.engine === engine && isEngineSource(input);
  const fits =
    last?.key === key &&
    last.inputs.every(([input, before]) => isAsItWas(input) || hash(input) === before) &&
    last.missed?.every((path) => isAsItWas(path) || files.kind(path) !== 'file');
  if (fits) {
    if (engine !== undefined && last.engine !== engine) storeEntry(file, { ...last, engine });
    return last.value;
  }
  // A file may change again while it is being made from: its hash is that of what was read, not of what stands there by then.
  const read = new Map<string, string>();
  const missed = new Set<string>();
  const { value, inputs } = await make(recording(files, read, missed));
  const all = new Set([...inputs, ...read.keys()]);
  const hashes = [...all].map((input) => [input, read.get(input) ?? hash(input)] as const);
  const record: Record<T> = { key, engine, inputs: hashes, missed: [...missed], value };
  storeFile(file, JSON.stringify(record));
  return value;
}

function recording(files: Files, hashes: Map<string, string>, missed: Set<string>): Files {
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
