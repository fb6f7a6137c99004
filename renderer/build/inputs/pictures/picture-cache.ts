import { join } from 'node:path';
import { loadEntry, storeEntry } from '../../lib/store-file.ts';
import { packageVersions } from '../bundle/package-versions.ts';
import { svgVersion } from '../published/picture.ts';
import type { PictureFile } from './read-picture.ts';

type Picture = PictureFile & { readonly output: string };

/** What is known of a picture, and the state that its file had then. `decoder` is what read its colour. */
interface Entry {
  readonly state: string;
  readonly decoder?: string | undefined;
  readonly picture: Picture;
}

/**
 * Remembers pictures by name, size and time of change, in `pictures.json` of the cache folder: photos are large, and an
 * unchanged one is neither read nor decoded again.
 */
export class PictureCache {
  readonly #file: string;
  readonly #last: Readonly<Record<string, Entry>>;
  readonly #now = new Map<string, Entry>();

  constructor(cacheDir: string) {
    this.#file = join(cacheDir, 'pictures.json');
    this.#last = loadEntry<Record<string, Entry>>(this.#file) ?? {};
  }

  /** Returns what is known of a file in this state. */
  get(name: string, state: string): Picture | undefined {
    const known = this.#last[name];
    if (known?.state !== state || known.decoder !== decoderOf(known.picture)) return undefined;
    this.#now.set(name, known);
    return known.picture;
  }

  set(name: string, state: string, picture: Picture): void {
    this.#now.set(name, { state, decoder: decoderOf(picture), picture });
  }

  /** Stores the pictures that were asked for, if they differ from those of the last run. */
  store(): void {
    const pictures = Object.fromEntries([...this.#now].sort(([a], [b]) => (a < b ? -1 : 1)));
    if (JSON.stringify(pictures) !== JSON.stringify(this.#last)) storeEntry(this.#file, pictures);
  }
}

/** Version of what read a picture; undefined if only its size was read. */
function decoderOf({ ground, type }: PictureFile): string | undefined {
  if (type === 'drawing') return `svg ${svgVersion}`;
  return ground === undefined ? undefined : `2 ${packageVersions('sharp')}`;
}
