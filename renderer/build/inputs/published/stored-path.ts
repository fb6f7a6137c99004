import { dirname, join, relative, sep } from 'node:path';
import type { Files } from '../../lib/files.ts';
import { isBelow } from './site-folder.ts';

/**
 * The path of a file as the disk has it, for one as somebody has written it: a letter with a mark may be one character or two,
 * and both look the same. Undefined where the folder has no such file; a path that leads out of it is as it was.
 */
export function storedPath(files: Files, folder: string, file: string): string | undefined {
  if (!isBelow(file, folder) || files.kind(file) !== undefined) return file;
  const wanted = relative(folder, file).normalize('NFC');
  // Plain letters are written in one way only.
  if (wanted === wanted.normalize('NFD') && relative(folder, file) === wanted) return undefined;
  let known = dirname(file);
  while (files.kind(known) !== 'folder' && known !== folder) known = dirname(known);
  return files
    .list(known)
    .map((name) => join(known, name.split('/').join(sep)))
    .find((path) => relative(folder, path).normalize('NFC') === wanted);
}
