import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listHash } from '../../lib/hash.ts';
import { loadEntry, storeEntry } from '../../lib/store-file.ts';
import { engineFile } from './bundle.ts';
import { engine, engineSources } from './engine-sources.js';

/**
 * Returns the cache folder for results that depend on the engine alone and are the same for every site. It is beside the
 * engine, or the site's cache if that is not writable.
 */
export function engineCache(cacheDir: string): string {
  const folder = engineFile('../.frontage/engine');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return cacheDir;
  }
}

interface KnownVersion {
  readonly state: string;
  readonly version: string;
}

/**
 * Returns a hash of the engine's sources and of the versions of its packages. `state` goes by the times of files and changes
 * with every checkout; the sources are read once for each.
 */
export function engineVersion(state: string | undefined, cacheDir: string): string {
  if (state === undefined) return '';
  const file = join(engineCache(cacheDir), 'version.json');
  const known = loadEntry<KnownVersion>(file);
  if (known?.state === state) return known.version;
  const locks = ['node_modules/.package-lock.json', '../.package-lock.json'].map((name) => join(engine, name));
  const read = [...engineSources(), join(engine, 'package.json'), ...locks.filter((lock) => existsSync(lock))];
  const version = listHash(read.flatMap((source) => [source, readFileSync(source)]));
  storeEntry(file, { state, version } satisfies KnownVersion);
  return version;
}
