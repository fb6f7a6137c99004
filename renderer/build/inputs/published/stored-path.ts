import { dirname, join, relative } from 'node:path';
import type { Files } from '../../lib/files.ts';
import { isBelow } from '../../lib/paths.ts';

/**
 * Returns the path of a file as stored on the disk. An accented letter may be one character or two, which look the same.
 * Undefined if the folder has no such file. Returns a path outside the folder unchanged.
 */
export function storedPath(files: Files, folder: string, file: string): string | undefined {
  if (!isBelow(file, folder) || files.kind(file) !== undefined) return file;
  const wanted = relative(folder, file).normalize('NFC');
  // ASCII has one form only.
  if (wanted === wanted.normalize('NFD') && relative(folder, file) === wanted) return undefined;
  let known = dirname(file);
  while (files.kind(known) !== 'folder' && known !== folder) known = dirname(known);
  return files
    .list(known)
    .map((name) => join(known, name))
    .find((path) => relative(folder, path).normalize('NFC') === wanted);
}
