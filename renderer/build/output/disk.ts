import {
  type Dirent,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { chmod, copyFile, rm } from 'node:fs/promises';
import { syncAll } from './sync.ts';

/** The part of a file system that writing a site needs; errors are those of `node:fs`. */
export interface Disk {
  chmod(path: string, mode: number): Promise<void>;
  copyFile(from: string, to: string): Promise<void>;
  link(from: string, to: string): Promise<void>;
  /** Does not follow links; undefined when nothing stands there. */
  lstat(path: string): Promise<Stats | undefined>;
  /** Makes the folders above it too, and is content with one that exists. */
  mkdir(path: string): Promise<void>;
  readdir(path: string): Promise<Dirent[]>;
  readFile(path: string): Promise<string>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, or a folder with all it holds; is content when nothing stands there. */
  rm(path: string): Promise<void>;
  /**
   * Waits until these files and folders outlast a loss of power: what a file holds, and the names in a folder. All are of one
   * file system.
   */
  sync(paths: readonly string[]): Promise<void>;
  /** With `exclusive`, fails with EEXIST when the file exists. */
  writeFile(path: string, content: Uint8Array | string, options?: { readonly exclusive: boolean }): Promise<void>;
}

/**
 * The machine's own file system.
 *
 * Short calls run synchronously: on a local disk a trip through the thread pool costs four times as much as the call (10,000
 * `lstat`: 33 ms against 140 ms; 3,000 files of 18 KB written: 150 ms against 700 ms).
 */
export const nodeDisk: Disk = {
  chmod,
  copyFile: (from, to) => copyFile(from, to),
  link: async (from, to) => linkSync(from, to),
  lstat: async (path) => lstatSync(path, { throwIfNoEntry: false }),
  mkdir: async (path) => makeFolderNow(path),
  readdir: async (path) => readdirSync(path, { withFileTypes: true }),
  readFile: async (path) => readFileSync(path, 'utf8'),
  rename: async (from, to) => renameSync(from, to),
  // Most of what is removed is not there.
  async rm(path) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return;
    try {
      if (stats.isDirectory()) rmdirSync(path);
      else unlinkSync(path);
    } catch {
      // What is not empty, or held by somebody for a moment.
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
    }
  },
  sync: syncAll,
  writeFile: async (path, content, options) => writeNow(path, content, options),
};

export function makeFolderNow(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o755 });
}

export function writeNow(path: string, content: Uint8Array | string, options?: { readonly exclusive: boolean }): void {
  writeFileSync(path, content, { mode: 0o644, flag: options?.exclusive === true ? 'wx' : 'w' });
}

/** Whether an error is one of the file system with one of these codes (`ENOENT`, `EEXIST`…). */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}
