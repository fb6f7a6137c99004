import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { diskError } from './disk-error.ts';
import { isStray } from './stray-files.ts';

/** File access for all stages. Tests pass one in memory. Paths are absolute. */
export interface Files {
  /** Content of a file; undefined if there is no such file. Throws if a file exists but cannot be read. */
  read(file: string): Uint8Array | undefined;
  /**
   * Paths of the files below a folder, with forward slashes, sorted; empty if there is no such folder. Leaves out stray files
   * of systems and editors. Does not follow links to folders.
   */
  list(folder: string): readonly string[];
  /** Whether a path is a folder or a regular file, with links followed. */
  kind(path: string): 'file' | 'folder' | undefined;
  /** The path with its links followed; undefined if nothing is there. Implementations without it have no links. */
  real?(path: string): string | undefined;
  /** A name for the state of the engine's own sources, if known. It saves reading them to see whether they have changed. */
  readonly engine?: string | undefined;
}

/** The files of this machine. */
export const diskFiles: Files = {
  read(file) {
    try {
      return readFileSync(file);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw diskError(`The file ${basename(file)} cannot be read`, error, file);
    }
  },
  list(folder) {
    return walk(folder, '', isStray).sort();
  },
  kind(path) {
    try {
      const found = statSync(path);
      // Reading a pipe or a device would never end.
      return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw diskError(`The file ${basename(path)} cannot be read`, error, path);
    }
  },
  real(path) {
    try {
      return realpathSync(path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw diskError(`The file ${basename(path)} cannot be read`, error, path);
    }
  },
};

/** Returns the UTF-8 text of a file; undefined if there is no such file. */
export function readText(files: Files, file: string): string | undefined {
  const bytes = files.read(file);
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

/** Returns the paths of all files below a folder, stray files included. */
export function everyFile(folder: string): readonly string[] {
  return walk(folder, '', () => false).sort();
}

function walk(folder: string, prefix: string, isLeftOut: (name: string) => boolean): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw diskError(`The folder ${basename(folder)} cannot be read`, error, folder);
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

/** Whether the path does not exist, or cannot exist because its name is too long or holds a NUL. */
function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE'].includes(String(code));
}
