import { join } from 'node:path';
import type { SiteOptions } from '../inputs/options.ts';
import type { PublicFile } from '../inputs/public-files.ts';
import { fileDigest } from '../lib/files.ts';
import { loadEntry, storeEntry } from '../lib/store-file.ts';
import type { CopiedFile } from '../output/index.ts';

/** The hashes of public files, with the state of each file when it was hashed. */
type Hashes = Readonly<Record<string, readonly [state: string, hash: string]>>;

/** Returns the public files for the output. Reads only those that have changed since the last build. */
export function copiedFiles(
  files: readonly PublicFile[],
  options: Pick<SiteOptions, 'files' | 'cacheDir'>,
): CopiedFile[] {
  if (files.length === 0) return [];
  const entry = join(options.cacheDir, 'public-files.json');
  const last = loadEntry<Hashes>(entry) ?? {};
  const hashes = Object.fromEntries(
    files.map(({ path, file, state }) => {
      const [known, hash] = (Object.hasOwn(last, path) && last[path]) || [];
      return [path, [state, known === state && hash !== undefined ? hash : fileDigest(options.files, file)] as const];
    }),
  );
  if (JSON.stringify(hashes) !== JSON.stringify(last)) storeEntry(entry, hashes);
  return files.map(({ path, file, size }) => ({ path, from: file, size, hash: hashes[path]?.[1] ?? '' }));
}
