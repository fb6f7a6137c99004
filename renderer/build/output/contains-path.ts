import { isAbsolute, relative, sep } from 'node:path';

/** Whether a folder is the other path or contains it. Both are absolute. Does not follow links. */
export function containsPath(folder: string, other: string): boolean {
  const path = relative(folder, other);
  // On Windows the relative path to another drive is absolute.
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
