import { contentHash } from '../../lib/hash.ts';
import { loadSharp } from '../../lib/sharp.ts';
import type { PictureKind } from '../published/file-kind.ts';
import type { Picture } from '../published/picture.ts';
import { type PictureFile, typeOf } from './picture-file.ts';
import { framesOf, mostPixels, type UnfitFormat, unfitContent } from './unfit-format.ts';

/**
 * Reads what the build has to know of a picture before it encodes it: size and mean colour. Decodes all of it once, so that a
 * damaged file is found now. A drawing has the size of its published form. Undefined if it is damaged.
 */
export async function readPictureFile(
  bytes: Uint8Array,
  kind: PictureKind,
  size: Pick<Picture, 'width' | 'height'> | undefined,
): Promise<PictureFile | UnfitFormat | undefined> {
  const known = { type: typeOf(kind, bytes), hash: contentHash(bytes), size: bytes.length };
  try {
    if (known.type === 'drawing' || known.type === 'icon') {
      return size && { ...known, width: size.width, height: size.height };
    }
    const sharp = await loadSharp();
    const { hasAlpha, autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const frames = Math.max(pages, framesOf(bytes, kind));
    const unfit = unfitContent({ frames, pixels: autoOrient.width * autoOrient.height });
    if (unfit !== undefined) return unfit;
    return { ...known, ...autoOrient, ground: await meanColour(bytes, hasAlpha) };
  } catch {
    return undefined;
  }
}

/** Returns the mean colour with four bits for each channel: a page names it, and more would show no difference. */
async function meanColour(bytes: Uint8Array, hasAlpha: boolean): Promise<string | undefined> {
  const sharp = await loadSharp();
  const pixel = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .pipelineColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  if (hasAlpha) return undefined;
  return `#${[...pixel.subarray(0, 3)].map((channel) => Math.round(channel / 17).toString(16)).join('')}`;
}
