import { imageSize } from 'image-size';
import type { PictureKind } from './file-kind.ts';
import { strippedAvif } from './metadata/avif.ts';
import { isOnItsSide } from './metadata/exif.ts';
import { strippedGif } from './metadata/gif.ts';
import { type Stripped, strippedJpeg } from './metadata/jpeg.ts';
import { strippedPng } from './metadata/png.ts';
import { strippedWebp } from './metadata/webp.ts';

/** A picture as it is published. */
export interface Picture {
  /** Without what cameras and programs wrote into it: where it was taken, with what, by whom. */
  readonly bytes: Uint8Array;
  /** Pixels, as browsers show it. */
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

/** Reads a picture of a kind, and leaves its metadata out; its pixels are not touched. Undefined where it is damaged. */
export function readPicture(bytes: Uint8Array, kind: PictureKind): Picture | undefined {
  try {
    const { width, height } = imageSize(bytes);
    const { bytes: stripped, orientation } = strip[kind]?.(bytes) ?? { bytes, orientation: 1 };
    if (!(width > 0 && height > 0)) return undefined;
    return isOnItsSide(orientation)
      ? { bytes: stripped, width: height, height: width }
      : { bytes: stripped, width, height };
  } catch {
    // Lengths in a damaged file lead out of it.
    return undefined;
  }
}
