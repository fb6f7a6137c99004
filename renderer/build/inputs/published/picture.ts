import { imageSize } from 'image-size';
import { mostPixels } from '../pictures/unfit-format.ts';
import { SvgError } from '../svg/parse-svg.ts';
import { pictureSvg } from '../svg/picture-svg.ts';
import type { PictureKind } from './file-kind.ts';
import { strippedAvif } from './metadata/avif.ts';
import { isOnItsSide } from './metadata/exif.ts';
import { strippedGif } from './metadata/gif.ts';
import { type Stripped, strippedJpeg } from './metadata/jpeg.ts';
import { strippedPng } from './metadata/png.ts';
import { strippedWebp } from './metadata/webp.ts';

/** A picture in its published form. */
export interface Picture {
  /** Without metadata of cameras and programs, such as location, device and author. */
  readonly bytes: Uint8Array;
  /** Pixels, with its orientation applied. */
  readonly width: number;
  readonly height: number;
}

const strip: Partial<Record<PictureKind, (bytes: Uint8Array) => Stripped>> = {
  avif: strippedAvif,
  gif: strippedGif,
  jpeg: strippedJpeg,
  png: strippedPng,
  webp: strippedWebp,
};

/** Changes whenever the same SVG file would be published in another form. */
export const svgVersion = 1;

/**
 * Reads a picture and strips its metadata without changing what is seen. Undefined if it is damaged. Throws {@link SvgError} for
 * an SVG file with what may not be published.
 */
export function readPicture(bytes: Uint8Array, kind: PictureKind): Picture | undefined {
  try {
    if (kind === 'svg') {
      const { text, width, height } = pictureSvg(bytes, (embedded, format) => {
        const inside = readPicture(embedded, format);
        return inside && inside.width * inside.height <= mostPixels ? inside.bytes : undefined;
      });
      return { bytes: Buffer.from(text), width, height };
    }
    const { width, height } = imageSize(bytes);
    const { bytes: stripped, orientation } = strip[kind]?.(bytes) ?? { bytes, orientation: 1 };
    if (!(width > 0 && height > 0)) return undefined;
    return isOnItsSide(orientation)
      ? { bytes: stripped, width: height, height: width }
      : { bytes: stripped, width, height };
  } catch (error) {
    if (error instanceof SvgError) throw error;
    // Lengths in a damaged file may exceed it.
    return undefined;
  }
}
