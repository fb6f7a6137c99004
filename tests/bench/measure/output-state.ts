import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in an output folder: by path, which file it is, when it was written, and what it says. */
export type OutputState = ReadonlyMap<string, FileState>;

export interface FileState {
  readonly inode: bigint;
  readonly written: bigint;
  readonly size: number;
  readonly hash: string;
}

export function outputState(folder: string): OutputState {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length + 1), stateOf(path)]));
}

/** How many files a run wrote, and how many of them say something else now. */
export interface Rewritten {
  readonly written: number;
  readonly changed: number;
}

/** A file that was written again is another one, or has another time; one that stayed has neither. */
export function rewritten(before: OutputState, after: OutputState): Rewritten {
  const entries = [...after];
  const written = entries.filter(([path, file]) => {
    const old = before.get(path);
    return old === undefined || old.inode !== file.inode || old.written !== file.written;
  });
  const changed = entries.filter(([path, { hash }]) => before.get(path)?.hash !== hash);
  return { written: written.length, changed: changed.length };
}

function stateOf(path: string): FileState {
  const { ino, mtimeNs } = statSync(path, { bigint: true });
  const bytes = readFileSync(path);
  return { inode: ino, written: mtimeNs, size: bytes.length, hash: createHash('sha1').update(bytes).digest('base64') };
}
