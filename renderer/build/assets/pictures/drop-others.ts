import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileRef, OutputFile } from '../../output/index.ts';

/** Encoded files, in the cache folder. */
export const picturesFolder = 'pictures';

/**
 * Removes encoded files that a site no longer has: each change of a picture or its box leaves some behind. Does nothing unless a
 * file was made.
 */
export function dropOtherPictures(pictures: readonly (OutputFile | FileRef)[], cacheDir: string): void {
  if (!pictures.some((picture) => 'bytes' in picture)) return;
  const kept = new Set(pictures.map(({ path }) => basename(path)));
  const folder = join(cacheDir, picturesFolder);
  try {
    for (const name of readdirSync(folder))
      if (/\.(?:avif|webp|jpg)$/.test(name) && !kept.has(name)) rmSync(join(folder, name), { force: true });
  } catch {
    // Without the folder there is nothing to remove.
  }
}
