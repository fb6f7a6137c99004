import { join } from 'node:path';

/** Returns the file of a table by its data key. */
export function tableFile(root: string, key: string): string {
  return join(root, key.slice(key.indexOf(':') + 1));
}
