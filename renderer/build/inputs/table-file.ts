import { join } from 'node:path';

/** The file that a reference names, by its key. */
export function tableFile(root: string, key: string): string {
  return join(root, key.slice(key.indexOf(':') + 1));
}
