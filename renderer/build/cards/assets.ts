import type { Files } from '../files.ts';
import { contentHash } from '../hash.ts';

/** Files that cards are drawn with, by the hash of their content; each is read once. */
export class Assets {
  readonly #files: Files;
  readonly #hashes = new Map<string, string>();
  readonly #bytes = new Map<string, Uint8Array>();

  constructor(files: Files) {
    this.#files = files;
  }

  /** The hash of a file, or nothing when there is no such file. */
  add(file: string): string | undefined {
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const bytes = this.#files.kind(file) === 'file' ? this.#files.read(file) : undefined;
    if (bytes === undefined) return undefined;
    const hash = contentHash(bytes);
    this.#hashes.set(file, hash);
    this.#bytes.set(hash, bytes);
    return hash;
  }

  /** Content of a file that was added. */
  bytes(hash: string): Uint8Array {
    const bytes = this.#bytes.get(hash);
    if (bytes === undefined) throw new Error(`no file with the hash ${hash} was added`);
    return bytes;
  }
}
