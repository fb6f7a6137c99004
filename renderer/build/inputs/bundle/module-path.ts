import { dirname, resolve, sep } from 'node:path';
import type { Files } from '../../lib/files.ts';
import { isPathSpecifier } from '../../lib/paths.ts';

const suffixes = ['', '.ts', '.tsx', `${sep}index.ts`, `${sep}index.tsx`, '.json'];

/** Returns the file of an import by a path; undefined if the import is a package or there is no such file. */
export function modulePath(files: Files, specifier: string, importer: string): string | undefined {
  if (!isPathSpecifier(specifier)) return undefined;
  const base = resolve(dirname(importer), specifier);
  return suffixes.map((suffix) => base + suffix).find((file) => files.kind(file) === 'file');
}
