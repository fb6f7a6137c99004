import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const clone = resolve(import.meta.dirname, '..');

/** Copies the engine into a folder, with a link to the installed packages. Returns the entry of the copy. */
export function copyEngine(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of ['cli', 'renderer', 'package.json', 'tsconfig.json']) {
    cpSync(join(clone, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(clone, 'node_modules'), join(folder, 'node_modules'));
  return join(folder, 'cli/bin.js');
}
