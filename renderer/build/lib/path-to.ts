import type { Path } from '../../sdk/issue.ts';

/**
 * The way to what stands under `key` at the end of another. Ways are kept for each section of each page: a list that is made
 * of another by `...` has room for sixteen more.
 */
export function pathTo(at: Path, key: string | number): Path {
  const path = new Array<string | number>(at.length + 1);
  for (let index = 0; index < at.length; index++) path[index] = at[index] as string | number;
  path[at.length] = key;
  return path;
}
