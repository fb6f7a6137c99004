import { dirname, resolve } from 'node:path';
import type { Files } from '../../lib/files.ts';

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.json'];

/** The file a relative import names, or nothing when the import is a package or leads nowhere. */
export function modulePath(files: Files, specifier: string, importer: string): string | undefined {
  if (!/^\.{0,2}\//.test(specifier)) return undefined;
  const base = resolve(dirname(importer), specifier);
  return endings.map((ending) => base + ending).find((file) => files.kind(file) === 'file');
}
