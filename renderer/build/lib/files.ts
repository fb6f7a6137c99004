import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { diskError } from './disk-error.ts';
import { contentHash } from './hash.ts';
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
  /** The size and a name for the content of a file, without reading it; undefined if there is no such file. */
  state?(file: string): FileState | undefined;
  /** The {@link contentHash} of a file, which is never in memory as a whole. */
  digest?(file: string): string;
  /** Bytes of a file from an offset; fewer than `length` at its end. The file is never in memory as a whole. */
  part?(file: string, start: number, length: number): Uint8Array;
  /** A name for the state of the engine's own sources, if known. It saves reading them to see whether they have changed. */
  readonly engine?: string | undefined;
}

export interface FileState {
  /** In bytes. */
  readonly size: number;
  /** Differs after each change of the file. */
  readonly id: string;
}

/** The files of this machine. */
export const diskFiles: Files = {
  read: (file) => ifThere(file, () => readFileSync(file)),
  list: (folder) => walk(folder, '', isStray).sort(),
  kind: (path) =>
    ifThere(path, () => {
      // Most paths that are asked for are of no file, and to throw an error takes ten times as long as the call.
      const found = statSync(path, { throwIfNoEntry: false });
      // Reading a pipe or a device would never end.
      return found?.isDirectory() ? 'folder' : found?.isFile() ? 'file' : undefined;
    }),
  real: (path) => ifThere(path, () => realpathSync(path)),
  state: (file) =>
    ifThere(file, () => {
      const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
      if (stats === undefined) return undefined;
      const { size, mtimeNs, ctimeNs, ino } = stats;
      // No program can set `ctime`, so that it shows changes that keep size and time.
      return { size: Number(size), id: [size, mtimeNs, ctimeNs, ino].join(' ') };
    }),
  digest: (file) => readable(file, () => hashInPieces(file)),
  part: (file, start, length) => readable(file, () => readRange(file, start, length)),
};

/** Returns what a step finds; undefined if the file is missing. Throws for one that cannot be read. */
function ifThere<Found>(path: string, step: () => Found, noun = 'file'): Found | undefined {
  try {
    return step();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw diskError(`The ${noun} ${basename(path)} cannot be read`, error, path);
  }
}

function readable<Found>(path: string, step: () => Found): Found {
  try {
    return step();
  } catch (error) {
    throw diskError(`The file ${basename(path)} cannot be read`, error, path);
  }
}

/** Returns the size and a name for the content of a file; undefined if there is no such file. */
export function fileState(files: Files, file: string): FileState | undefined {
  if (files.state) return files.state(file);
  const bytes = files.read(file);
  return bytes && { size: bytes.length, id: contentHash(bytes) };
}

/** Returns the hash of a file's content. */
export function fileDigest(files: Files, file: string): string {
  return files.digest?.(file) ?? contentHash(files.read(file) ?? '');
}

/** Returns bytes of a file from an offset; fewer than `length` at its end. */
export function filePart(files: Files, file: string, start: number, length: number): Uint8Array {
  return files.part?.(file, start, length) ?? (files.read(file) ?? new Uint8Array()).subarray(start, start + length);
}

function readRange(file: string, start: number, length: number): Uint8Array {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    let done = 0;
    for (let read = 1; read > 0 && done < length; done += read)
      read = readSync(handle, bytes, done, length - done, start + done);
    return bytes.subarray(0, done);
  } finally {
    closeSync(handle);
  }
}

/** Hashes a file as `contentHash` does. */
function hashInPieces(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const hash = createHash('sha256').update(`${statSync(file).size}:`);
    const piece = Buffer.allocUnsafe(pieceSize);
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece))
      hash.update(piece.subarray(0, read));
    return hash.digest('hex').slice(0, 20);
  } finally {
    closeSync(handle);
  }
}

/** In bytes. */
const pieceSize = 1 << 18;

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
  const entries = ifThere(folder, () => readdirSync(folder, { withFileTypes: true }), 'folder') ?? [];
  return entries.flatMap((entry) => {
    if (isLeftOut(entry.name)) return [];
    return entry.isDirectory()
      ? walk(join(folder, entry.name), `${prefix}${entry.name}/`, isLeftOut)
      : [prefix + entry.name];
  });
}

/** Whether the path does not exist, or cannot exist because its name is too long or holds a NUL. */
function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE'].includes(String(code));
}
