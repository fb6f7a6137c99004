import type { Path } from '../../sdk/issue.ts';

/**
 * Appends a key to a JSON path. Paths are kept for each section of each page, and a list made by spreading has room for
 * sixteen more items.
 */
export function pathTo(at: Path, key: string | number): Path {
  const path = new Array<string | number>(at.length + 1);
  for (let index = 0; index < at.length; index++) path[index] = at[index] as string | number;
  path[at.length] = key;
  return path;
}
