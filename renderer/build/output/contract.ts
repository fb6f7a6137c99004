import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { contentHash } from '../lib/hash.ts';
import type { Disk } from './disk.ts';

/** A finished file. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes and no leading one. */
  readonly path: string;
  readonly bytes: Uint8Array | string;
  /** Hash of the bytes, in hexadecimal digits. */
  readonly hash: string;
}

/** A file to copy, whose bytes are never in memory as a whole. */
export interface CopiedFile {
  readonly path: string;
  /** Hash of its bytes. */
  readonly hash: string;
  /** Absolute. Links are followed. */
  readonly from: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that was just made. */
export interface NewFile {
  readonly path: string;
  /** The caller may reuse them as soon as `ready` resolves. */
  readonly bytes: Uint8Array;
  /** Offset at which to write the first digits of the file's own hash. */
  readonly buildIdAt?: number | undefined;
}

/** A reference to a file that is in the output folder already, or that was staged. */
export interface FileRef {
  readonly path: string;
  /** Its hash in the manifest, or when it was staged. */
  readonly hash: string;
}

/** A file of the new site. */
export type AnyFile = OutputFile | CopiedFile | FileRef;

/** One file in the output folder. */
export interface ManifestEntry {
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  readonly mtimeMs: number;
}

/** The content of the output folder as the last build left it. */
export interface Manifest {
  /** Files that are unchanged since then, by path. */
  readonly files: ReadonlyMap<string, ManifestEntry>;
  /** The page keys that were passed to `write`; empty as soon as one file is changed or missing. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Where a site is written to. */
export interface Destination {
  /** The output folder, absolute. */
  readonly out: string;
  /** The site's `.frontage` folder, absolute. */
  readonly cacheDir: string;
  /** The file system. Tests pass one that fails. */
  readonly disk?: Disk;
}

export interface OutputOptions extends Destination {
  /** How long to wait for another build that writes to the same folder, in milliseconds; 30 seconds when left out. */
  readonly lockTimeoutMs?: number;
}

export interface WriteOptions extends OutputOptions {
  /** Page keys by path. They are stored in the manifest for the next build and not read here. */
  readonly pages?: Readonly<Record<string, string>>;
}

/** An output folder, locked against other builds. */
export interface Output {
  readonly manifest: Manifest;
  /** A name for the current content; undefined if the folder is not as a build left it. */
  readonly state: string | undefined;
  /**
   * Writes a file of the new site to the staging folder, so that its bytes need not stay in memory. Skips a file that the
   * output folder has already. Resolves with its hash once it is written.
   */
  stage(file: NewFile): Promise<FileRef>;
  /** Resolves when the next file can be staged and the bytes of the last one can be reused. */
  ready(): Promise<void>;
  /** Returns a file of the new site that was staged, or that is in the output folder. */
  read(path: string): Buffer;
  /** Replaces the site by exactly these files. References are to files that were staged or stay unchanged. */
  finish(files: readonly AnyFile[], pages?: Readonly<Record<string, string>>): Promise<Finished>;
}

/** The result of replacing the site. */
export interface Finished {
  readonly result: WriteResult;
  /** A name for the new content. */
  readonly state: string;
}

/** What changed in the output folder; paths are sorted. */
export interface WriteResult {
  /** Files that are new or changed. */
  readonly written: readonly string[];
  /** Number of unchanged files. */
  readonly unchanged: number;
  /** Files that are gone. */
  readonly removed: readonly string[];
}

/** The output folder, and the files and folders beside it while a site is written. */
export interface OutputPaths {
  readonly out: string;
  readonly parent: string;
  /** The new site until the switch. */
  readonly staging: string;
  /** The old site between the switch and its removal. */
  readonly old: string;
  /** Exists during the switch. The staging folder is complete then. */
  readonly journal: string;
  /** Names the process that owns the lock. */
  readonly lock: string;
  /** Names the process that is taking over the lock of a dead one. */
  readonly claim: string;
}

/** Returns the paths for an output folder. All are beside it, because a rename cannot cross file systems. */
export function outputPaths(folder: string): OutputPaths {
  if (!isAbsolute(folder)) throw new Error(`The output folder must be an absolute path, not "${folder}"`);
  const out = resolve(folder);
  const parent = dirname(out);
  const beside = (purpose: string) => join(parent, `.${basename(out)}.frontage-${purpose}`);
  return {
    out,
    parent,
    staging: beside('stage'),
    old: beside('old'),
    journal: beside('journal.json'),
    lock: beside('lock'),
    claim: beside('lock-claim'),
  };
}

/** Creates an output file with its content hash. */
export function outputFile(path: string, bytes: string | Uint8Array): OutputFile {
  return { path, bytes, hash: contentHash(bytes) };
}
