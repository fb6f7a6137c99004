import type { Disk } from './disk.ts';

/** A finished file. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes and no leading one. */
  readonly path: string;
  readonly bytes: Uint8Array | string;
  /** Hash of the bytes, in hexadecimal digits. */
  readonly hash: string;
}

/** A file that stands in the output folder already and was not rendered again. */
export interface KeptFile {
  readonly path: string;
  /** The hash that the manifest gives for it. */
  readonly hash: string;
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

export interface WriteOptions extends Destination {
  /** Keys of pages by path, stored in the manifest for the next build; this stage does not read them. */
  readonly pages?: Readonly<Record<string, string>>;
  /** How long to wait for another build that writes to the same folder, in milliseconds; 30 seconds when left out. */
  readonly lockTimeoutMs?: number;
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
