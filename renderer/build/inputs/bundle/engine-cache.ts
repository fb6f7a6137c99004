import { accessSync, constants, mkdirSync } from 'node:fs';
import { engineFile } from './bundle.ts';

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
