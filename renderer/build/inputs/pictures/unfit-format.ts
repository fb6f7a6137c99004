import type { PictureKind } from '../published/file-kind.ts';

/** Why no page can show a picture that is none of the kinds that are published, or more than one picture. */
export interface UnfitFormat {
  /** The end of a sentence that starts with the name of the file. */
  readonly is: string;
  readonly suggestion: string;
}

/** Names a format of cameras and scanners that browsers do not show; undefined for any other file. */
export function cameraFormat(bytes: Uint8Array): UnfitFormat | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1');
  if (/^[\s\S]{4}ftyp(?:[\s\S]{4}){0,8}(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(start)) {
    return {
      is: 'is a HEIC photo, which browsers do not show',
      suggestion:
        'Export it as JPEG. On an iPhone, Settings › Camera › Formats › Most Compatible takes JPEG photos from now on.',
    };
  }
  if (/^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(start)) {
    return {
      is: 'is a TIFF picture, which browsers do not show',
      suggestion: 'Export it as JPEG, or as PNG if it is a drawing.',
    };
  }
  return undefined;
}

/**
 * Returns the frames of a PNG or AVIF file that moves, of which sharp reads the first alone; 1 for any other. PNG names their
 * number before the pixels (chunk `acTL`); AVIF has it deep inside, so any sequence counts as two.
 */
export function framesOf(bytes: Uint8Array, kind: PictureKind): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'avif') return file.toString('latin1', 8, 12) === 'avis' ? 2 : 1;
  if (kind !== 'png') return 1;
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const chunk = file.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return file.readUInt32BE(at + 8);
    if (chunk === 'IDAT') break;
  }
  return 1;
}

/** Says what is wrong with a picture of several frames, or of too many pixels. */
export function unfitContent({
  frames,
  pixels,
}: {
  readonly frames: number;
  readonly pixels: number;
}): UnfitFormat | undefined {
  if (frames > 1) {
    return {
      is: `moves: it has ${frames} frames`,
      suggestion: 'Export one frame as JPEG or PNG. What moves is better a video, which visitors can stop.',
    };
  }
  if (pixels > mostPixels) {
    return {
      is: `has ${Math.round(pixels / 1e6)} megapixels, and at most ${mostPixels / 1e6} are read`,
      suggestion: 'Export it smaller. No screen shows more than 4,000 pixels in a row.',
    };
  }
  return undefined;
}

/** Pixels of the largest picture that is read. */
export const mostPixels = 100_000_000;
