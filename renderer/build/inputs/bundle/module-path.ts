import { dirname, resolve } from 'node:path';
import type { Files } from '../../lib/files.ts';

const suffixes = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.json'];

/** Returns the file of a relative import; undefined if the import is a package or there is no such file. */
export function modulePath(files: Files, specifier: string, importer: string): string | undefined {
  if (!/^\.{0,2}\//.test(specifier)) return undefined;
  const base = resolve(dirname(importer), specifier);
  return suffixes.map((suffix) => base + suffix).find((file) => files.kind(file) === 'file');
}
