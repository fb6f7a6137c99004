import { basename, join } from 'node:path';
import type { Sharp } from 'sharp';
import { DiagnosticsError } from '../../../sdk/issue.ts';
import { imageBytes } from '../../inputs/images.ts';
import type { SiteOptions } from '../../inputs/options.ts';
import { mostPixels } from '../../inputs/published/picture.ts';
import { loadCacheFile } from '../../lib/cache-file.js';
import { contentHash } from '../../lib/hash.ts';
import { picturesAtATime, pool } from '../../lib/pool.ts';
import { loadSharp } from '../../lib/sharp.ts';
import { storeFile } from '../../lib/store-file.ts';
import { outputFile } from '../../output/contract.ts';
import type { FileRef, Manifest, OutputFile } from '../../output/index.ts';
import type { PicturePlanner, Recipe } from '../../page/pictures/planner.ts';
import { picturesFolder } from './wanted.ts';

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
  await pool(missing, picturesAtATime(), async (path) => {
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
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      const message = `The picture "${image.name}" cannot be encoded: ${reason}.`;
      throw invalid(image, message, 'Export it again, or remove the file.');
    });
    storeFile(cached, bytes);
    return bytes;
  }

  /** Reads a source. Throws if it is not the one that the names of its files were made from. */
  #sourceOf(image: Recipe['image']): Uint8Array {
    if (image.content !== undefined) return image.content;
    if (this.#read?.recipe === image) return this.#read.bytes;
    const bytes = this.#source.files.read(image.file) ?? new Uint8Array();
    if (contentHash(bytes) !== image.hash)
      throw invalid(image, `The picture "${image.name}" changed while the site was built.`, 'Build again.');
    this.#read = { recipe: image, bytes };
    return bytes;
  }
}

function invalid({ file }: Recipe['image'], message: string, suggestion: string): DiagnosticsError {
  const place = { file, line: 1, column: 1 };
  return new DiagnosticsError([{ code: 'image-invalid', message, path: [], place, suggestion }]);
}

/**
 * Encodes one file of a picture from the bytes of its source: turned upright, cut, scaled down and in sRGB. Nothing else of
 * the source is copied, so places, cameras, names and thumbnails stay behind. The same bytes on every machine.
 */
export async function encoded(source: Uint8Array, { image, area, size, format }: Recipe): Promise<Uint8Array> {
  if (format === 'copy') return source;
  const sharp = await loadSharp();
  // Scaled first and cut afterwards, because JPEG files are then decoded at a smaller scale.
  const scale = size.width / area.width;
  const scaled = {
    width: Math.max(size.width, Math.round(image.width * scale)),
    height: Math.max(size.height, Math.round(image.height * scale)),
  };
  const left = Math.min(Math.round(area.left * scale), scaled.width - size.width);
  const top = Math.min(Math.round(area.top * scale), scaled.height - size.height);
  // A drawing is drawn in the size of the file, not enlarged afterwards.
  const density = image.type === 'drawing' ? { density: Math.min(100_000, Math.max(1, 72 * scale)) } : {};
  const whole = sharp(source, { failOn: 'error', limitInputPixels: mostPixels, ...density })
    // Otherwise sharp takes the colours of 16 bits to Display P3.
    .pipelineColourspace('srgb')
    .autoOrient()
    .resize({ ...scaled, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('srgb');
  const isLossless = image.type === 'lossless';
  if (scaled.width === size.width && scaled.height === size.height)
    return inFormat(whole, format, isLossless).toBuffer();
  // In one pipeline, sharp would decode a turned photo at its full size to cut it, which takes four times as long.
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true });
  return inFormat(sharp(data, { raw: info }).extract({ left, top, ...size }), format, isLossless).toBuffer();
}

/** Measured against original photos; docs/pictures.md says what these settings weigh. */
function inFormat(picture: Sharp, format: 'avif' | 'webp' | 'jpeg', isLossless: boolean): Sharp {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0', bitdepth: 8 });
  if (format === 'jpeg') return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  return picture.webp(isLossless ? { nearLossless: true, quality: 60, effort: 4 } : { quality: 75, effort: 4 });
}
