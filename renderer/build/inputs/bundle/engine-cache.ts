import { accessSync, constants, mkdirSync } from 'node:fs';
import { engineFile } from './bundle.ts';

/**
 * Folder for what is made of the engine alone, and is the same for every site: beside the engine, or the site's own where
 * nothing can be kept there.
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
