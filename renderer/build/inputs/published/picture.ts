import { imageSize } from 'image-size';
import { SvgError } from '../svg/parse-svg.ts';
import { pictureSvg } from '../svg/picture-svg.ts';
import type { PictureKind } from './file-kind.ts';
import { strippers } from './metadata.ts';

/** A picture in its published form. */
export interface Picture {
  /** Without metadata of cameras and programs, such as location, device and author. */
  readonly bytes: Uint8Array;
  /** Pixels, with its orientation applied. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of the largest picture that is read. */
export const mostPixels = 100_000_000;

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
    const { bytes: stripped, orientation } = strippers[kind]?.(bytes) ?? { bytes, orientation: 1 };
    if (!(width > 0 && height > 0)) return undefined;
    return orientation >= 5 ? { bytes: stripped, width: height, height: width } : { bytes: stripped, width, height };
  } catch (error) {
    if (error instanceof SvgError) throw error;
    // Lengths in a damaged file may exceed it.
    return undefined;
  }
}
