import type { Disk } from './disk.ts';

/** A finished file. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes and no leading one. */
  readonly path: string;
  readonly bytes: Uint8Array | string;
  /** Hash of the bytes, in hexadecimal digits. */
  readonly hash: string;
}

/** A file as it is made. */
export interface FreshFile {
  readonly path: string;
  /** The caller's own again as soon as the next file can be taken. */
  readonly bytes: Uint8Array;
  /** Where in the bytes the first digits of their own hash are to stand. */
  readonly seal?: number | undefined;
}

/** A file that stands in the output folder already and was not rendered again, or one that was staged before. */
export interface KeptFile {
  readonly path: string;
  /** The hash that the manifest gives for it, or that it was staged with. */
  readonly hash: string;
}

/** What is known of one file in the output folder. */
export interface ManifestEntry {
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  readonly mtimeMs: number;
}

/** What stands in the output folder, as the last build left it. */
export interface Manifest {
  /** The files that nobody has touched since, by path. */
  readonly files: ReadonlyMap<string, ManifestEntry>;
  /** The record that was handed to `write`; empty as soon as one file was touched or is gone. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Where a site is written to. */
export interface Destination {
  /** The output folder, absolute. */
  readonly out: string;
  /** The site's `.frontage` folder, absolute. */
  readonly cacheDir: string;
  /** The file system; tests hand in one that fails. */
  readonly disk?: Disk;
}

export interface OutputOptions extends Destination {
  /** How many files will be staged, more or less: many are written in a thread. */
  readonly expects?: number;
  /** How long to wait for another build that writes to the same folder, in milliseconds; 30 seconds when left out. */
  readonly lockTimeoutMs?: number;
}

export interface WriteOptions extends OutputOptions {
  /** Keys of pages by path, stored in the manifest for the next build; this stage does not read them. */
  readonly pages?: Readonly<Record<string, string>>;
}

/** An output folder that nobody else writes to meanwhile. */
export interface Output {
  /** What stands there. */
  readonly manifest: Manifest;
  /** Names what stands there; nothing where it is not as a build has left it. */
  readonly state: string | undefined;
  /**
   * Takes a file of the new site, so that its bytes need not be kept until all are there: it is written beside the output
   * folder, unless the same stands there already. Answers with its hash once that is done.
   */
  stage(file: FreshFile): Promise<KeptFile>;
  /** Waits until the next file can be taken: the bytes of this one are used no more. */
  ready(): Promise<void>;
  /** Says that no file follows for now: those that were taken wait for no others. */
  flush(): void;
  /** What a file of the new site holds: one that was staged, or that stands there already. */
  read(path: string): string;
  /** Puts the new site in place: these files and no others. Those that were staged are named by path and hash. */
  finish(files: readonly (OutputFile | KeptFile)[], pages?: Readonly<Record<string, string>>): Promise<Finished>;
}

/** A site that has been put in place. */
export interface Finished {
  readonly result: WriteResult;
  /** Names what stands there now. */
  readonly state: string;
}

/** What changed in the output folder; paths are sorted. */
export interface WriteResult {
  /** Files that are new, or whose content is not what stood there. */
  readonly written: readonly string[];
  /** Number of files that stayed as they were. */
  readonly unchanged: number;
  /** Files that stood there and are gone. */
  readonly removed: readonly string[];
}
