import { isAbsolute, relative, sep } from 'node:path';

/** Whether the folder is the other path, or is above it. Both are absolute; links are not followed. */
export function holds(folder: string, other: string): boolean {
  const way = relative(folder, other);
  // On Windows the way to another drive is an absolute path.
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
