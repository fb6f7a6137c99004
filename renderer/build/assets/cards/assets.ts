import { type ImageFile, imageBytes } from '../../inputs/images.ts';
import type { Files } from '../../lib/files.ts';
import { contentHash } from '../../lib/hash.ts';

/** Files for drawing cards, by the hash of their content. Reads each file once. */
export class Assets {
  readonly #files: Files;
  readonly #root: string;
  readonly #hashes = new Map<string, string>();
  readonly #bytes = new Map<string, Uint8Array>();

  /** @param root the site's folder */
  constructor(files: Files, root: string) {
    this.#files = files;
    this.#root = root;
  }

  /** Returns the hash of a file; undefined if there is no such file. */
  add(file: string): string | undefined {
    return this.#add(file, () => (this.#files.kind(file) === 'file' ? this.#files.read(file) : undefined));
  }

  /** Returns the hash of a picture in its published form. */
  addImage(image: ImageFile): string | undefined {
    return this.#add(image.file, () => imageBytes(this.#files, this.#root, image));
  }

  /** Takes over the contents of files, by their hashes. A file is read again before it is added, as it may have changed. */
  adopt(other: Assets): void {
    for (const [hash, content] of other.#bytes) this.#bytes.set(hash, content);
  }

  /** Returns the content of an added file. */
  bytes(hash: string): Uint8Array {
    const bytes = this.#bytes.get(hash);
    if (bytes === undefined) throw new Error(`no file with the hash ${hash} was added`);
    return bytes;
  }

  /** Returns the path of an added file by its hash. */
  file(hash: string): string {
    return [...this.#hashes].find(([, known]) => known === hash)?.[0] ?? hash;
  }

  #add(file: string, read: () => Uint8Array | undefined): string | undefined {
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const bytes = read();
    if (bytes === undefined) return undefined;
    const hash = contentHash(bytes);
    this.#hashes.set(file, hash);
    this.#bytes.set(hash, bytes);
    return hash;
  }
}
