import { closeSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { diskFault } from './disk-fault.ts';
import { isStray } from './stray-files.ts';

/** What the stages read with; tests hand in one that lives in memory. Paths are absolute. */
export interface Files {
  /** Content of a file, or nothing when there is no such file. Throws when a file is there but cannot be read. */
  read(file: string): Uint8Array | undefined;
  /**
   * Names of the files below a folder, with forward slashes, sorted; empty when there is no such folder. Files that systems and
   * editors leave behind are not among them, and links to folders are not followed.
   */
  list(folder: string): readonly string[];
  /** Whether a folder or a regular file is at a path, or a link that leads to one. */
  kind(path: string): 'file' | 'folder' | undefined;
  /** Where a path leads once its links are followed; undefined if nothing is there. Files without it have no links. */
  real?(path: string): string | undefined;
  /** Bytes of a file, from one place to another, for whoever cannot hold all of it; nothing where they are no longer there. */
  part?(file: string, from: number, to: number): Uint8Array | undefined;
  /** Names the state of the engine's own sources, where that is known: none of them need be read to tell whether it has changed. */
  readonly engine?: string | undefined;
}

/** The files of this machine. */
export const diskFiles: Files = {
  read(file) {
    try {
      return readFileSync(file);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw diskFault(`The file ${basename(file)} cannot be read`, error, file);
    }
  },
  part(file, from, to) {
    const bytes = Buffer.alloc(to - from);
    try {
      const opened = openSync(file, 'r');
      try {
        return readSync(opened, bytes, 0, bytes.length, from) === bytes.length ? bytes : undefined;
      } finally {
        closeSync(opened);
      }
    } catch {
      return undefined;
    }
  },
  list(folder) {
    return walk(folder, '', isStray).sort();
  },
  kind(path) {
    try {
      const found = statSync(path);
      // A pipe or a device would be read for ever.
      return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw diskFault(`The file ${basename(path)} cannot be read`, error, path);
    }
  },
  real(path) {
    try {
      return realpathSync(path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw diskFault(`The file ${basename(path)} cannot be read`, error, path);
    }
  },
};

/** Text of a file in UTF-8, or nothing when there is no such file. */
export function readText(files: Files, file: string): string | undefined {
  const bytes = files.read(file);
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

/** Names of all files below a folder, those among them that nobody has written. */
export function everyFile(folder: string): readonly string[] {
  return walk(folder, '', () => false).sort();
}

function walk(folder: string, prefix: string, isLeftOut: (name: string) => boolean): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw diskFault(`The folder ${basename(folder)} cannot be read`, error, folder);
  }
  return entries.flatMap((entry) => {
    if (isLeftOut(entry.name)) return [];
    return entry.isDirectory()
      ? walk(join(folder, entry.name), `${prefix}${entry.name}/`, isLeftOut)
      : [prefix + entry.name];
  });
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}

/** Whether nothing stands there, or nothing can: no file has a name of thousands of letters, or one with a NUL in it. */
function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE'].includes(String(code));
}
