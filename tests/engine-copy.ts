import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const clone = resolve(import.meta.dirname, '..');

/** Lays the engine down once more in a folder of its own, and gives back its entry; the packages stay where they are. */
export function copyEngine(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const part of ['cli', 'renderer', 'package.json', 'tsconfig.json']) {
    cpSync(join(clone, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(clone, 'node_modules'), join(folder, 'node_modules'));
  return join(folder, 'cli/bin.js');
}
