import { imageSize } from 'image-size';
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

/** Reads a picture and strips its metadata without changing pixels. Undefined if it is damaged. */
export function readPicture(bytes: Uint8Array, kind: PictureKind): Picture | undefined {
  try {
    const { width, height } = imageSize(bytes);
    const { bytes: stripped, orientation } = strip[kind]?.(bytes) ?? { bytes, orientation: 1 };
    if (!(width > 0 && height > 0)) return undefined;
    return isOnItsSide(orientation)
      ? { bytes: stripped, width: height, height: width }
      : { bytes: stripped, width, height };
  } catch {
    // Lengths in a damaged file may exceed it.
    return undefined;
  }
}
