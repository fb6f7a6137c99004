import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadCacheFile } from '../../lib/cache-file.js';
import type { Files } from '../../lib/files.ts';
import { storeFile } from '../../lib/store-file.ts';
import type { Cards } from './index.ts';
import { type DrawOptions, drawInThreads } from './threads.ts';

export interface DrawCardsOptions extends DrawOptions {
  readonly files: Files;
  /** The cache folder. Drawn cards are in `cards/` below it. */
  readonly cacheDir: string;
}

/** Returns the pictures of cards by their path in the output. Draws those that are not cached. */
export async function drawCards(
  { specs, assets }: Pick<Cards, 'specs' | 'assets'>,
  paths: Iterable<string>,
  { files, cacheDir, ...options }: DrawCardsOptions,
): Promise<Map<string, Uint8Array>> {
  const folder = join(cacheDir, 'cards');
  const pictures = new Map<string, Uint8Array>();
  const missing = new Map<string, NonNullable<ReturnType<typeof specs.get>>>();
  for (const path of paths) {
    const spec = specs.get(path);
    const known = loadCacheFile(join(folder, basename(path)));
    if (known !== undefined) pictures.set(path, known);
    else if (spec !== undefined) missing.set(path, spec);
  }
  if (missing.size === 0) return pictures;
  const store = (path: string, png: Uint8Array) => {
    pictures.set(path, png);
    storeFile(join(folder, basename(path)), png);
  };
  await drawInThreads(missing, assets, store, options);
  return pictures;
}

/** Removes cached cards that a site no longer has: each change of a title leaves one behind. */
export function dropOtherCards(paths: readonly string[], cacheDir: string): void {
  const folder = join(cacheDir, 'cards');
  const kept = new Set(paths.map((path) => basename(path)));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.png') && !kept.has(name)) rmSync(join(folder, name), { force: true });
  }
}
