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
