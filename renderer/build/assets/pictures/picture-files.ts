import { basename, join } from 'node:path';
import { type Diagnostic, DiagnosticsError } from '../../../sdk/issue.ts';
import { imageBytes } from '../../inputs/images.ts';
import type { SiteOptions } from '../../inputs/options.ts';
import { atATime, picturesAtATime } from '../../lib/at-a-time.ts';
import { loadCacheFile } from '../../lib/cache-file.js';
import { contentHash } from '../../lib/hash.ts';
import { storeFile } from '../../lib/store-file.ts';
import type { FileRef, Manifest, OutputFile } from '../../output/index.ts';
import { outputFile } from '../../output/output-file.ts';
import type { PicturePlanner, Recipe } from '../../page/pictures/planner.ts';
import { picturesFolder } from './drop-others.ts';
import { encoded } from './encode.ts';

type Source = Pick<SiteOptions, 'files' | 'cacheDir'> & { readonly root: string };

/** A file of a picture in the output, and its size in bytes. */
export type MadePicture = (OutputFile | FileRef) & { readonly size: number };

export interface PictureFilesOptions extends Source {
  /** Called before each file that has to be encoded. The seconds that are left are known once some files are done. */
  readonly onEncode?: (done: number, all: number, secondsLeft: number | undefined) => void;
}

/** Returns files of pictures: references to those in the output, and the others from the cache or encoded. */
export async function pictureFiles(
  planner: PicturePlanner,
  paths: Iterable<string>,
  manifest: Manifest,
  { onEncode, ...source }: PictureFilesOptions,
): Promise<MadePicture[]> {
  const made = new Map<string, MadePicture>();
  const missing: string[] = [];
  for (const path of new Set(paths)) {
    const known = manifest.files.get(path);
    if (known !== undefined) made.set(path, { path, hash: known.hash, size: known.size });
    else missing.push(path);
  }
  const maker = new PictureMaker(planner, source);
  const pixelsOf = (path: string) => pixels(planner.recipes.get(path));
  const start = performance.now();
  let done = 0;
  let pixelsDone = 0;
  let pixelsLeft = missing.reduce((sum, path) => sum + pixelsOf(path), 0);
  await atATime(picturesAtATime(), missing, async (path) => {
    let isEncoded = false;
    const bytes = await maker.bytes(path, () => {
      isEncoded = true;
      const seconds = (((performance.now() - start) / 1000) * pixelsLeft) / pixelsDone;
      onEncode?.(done, missing.length, Number.isFinite(seconds) ? seconds : undefined);
    });
    done += 1;
    pixelsLeft -= pixelsOf(path);
    if (isEncoded) pixelsDone += pixelsOf(path);
    if (bytes !== undefined) made.set(path, { ...outputFile(path, bytes), size: bytes.length });
  });
  return [...made.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The pixels of a file that is encoded, on which its time depends. */
function pixels(recipe: Recipe | undefined): number {
  return recipe === undefined || recipe.format === 'copy' ? 0 : recipe.size.width * recipe.size.height;
}

/** Makes files of pictures by their paths in the output. */
export class PictureMaker {
  readonly #planner: PicturePlanner;
  readonly #source: Source;
  /** The source that was read last: the files of one picture follow each other. */
  #read: { readonly recipe: Recipe['image']; readonly bytes: Uint8Array } | undefined;

  constructor(planner: PicturePlanner, source: Source) {
    this.#planner = planner;
    this.#source = source;
  }

  has(path: string): boolean {
    return this.#planner.recipes.has(path);
  }

  /** Returns the bytes of a file, from the cache or encoded; undefined if no page names it. Calls `onEncode` in between. */
  async bytes(path: string, onEncode?: () => void): Promise<Uint8Array | undefined> {
    const recipe = this.#planner.recipes.get(path);
    if (recipe === undefined) return undefined;
    const { image, format } = recipe;
    const { files, root, cacheDir } = this.#source;
    if (format === 'copy') return imageBytes(files, root, image);
    const cached = join(cacheDir, picturesFolder, basename(path));
    const known = loadCacheFile(cached);
    if (known !== undefined) return known;
    onEncode?.();
    const bytes = await encoded(this.#sourceOf(image), recipe).catch((error: unknown) => {
      throw new DiagnosticsError([damaged(image, error)]);
    });
    storeFile(cached, bytes);
    return bytes;
  }

  /** Reads a source. Throws if it is not the one that the names of its files were made from. */
  #sourceOf(image: Recipe['image']): Uint8Array {
    if (image.content !== undefined) return image.content;
    if (this.#read?.recipe === image) return this.#read.bytes;
    const bytes = this.#source.files.read(image.file) ?? new Uint8Array();
    if (contentHash(bytes) !== image.hash) throw new DiagnosticsError([changed(image)]);
    this.#read = { recipe: image, bytes };
    return bytes;
  }
}

function damaged({ name, file }: Recipe['image'], error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return {
    code: 'image-invalid',
    message: `The picture "${name}" cannot be encoded: ${reason}.`,
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Export it again, or remove the file.',
  };
}

function changed({ name, file }: Recipe['image']): Diagnostic {
  return {
    code: 'image-invalid',
    message: `The picture "${name}" changed while the site was built.`,
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Build again.',
  };
}
