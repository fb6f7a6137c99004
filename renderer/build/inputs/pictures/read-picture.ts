import { contentHash } from '../../lib/hash.ts';
import { loadSharp } from '../../lib/sharp.ts';
import type { PictureKind } from '../published/file-kind.ts';
import { mostPixels, type Picture } from '../published/picture.ts';

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

/** What the build knows of a picture file before it encodes anything. */
export interface PictureFile {
  /** How it is encoded: as a photo, without visible loss, or not at all. An icon is only for browser tabs. */
  readonly type: 'photo' | 'lossless' | 'drawing' | 'icon';
  /** Hash of its content. */
  readonly hash: string;
  /** Pixels, with its orientation applied. */
  readonly width: number;
  readonly height: number;
  /** Its mean colour, `#b9a`; undefined if it may be transparent. */
  readonly ground?: string | undefined;
  /** Bytes of the file. */
  readonly size: number;
}

/** Returns how a picture is encoded. A WebP file without loss is as sharp as a PNG file. */
function typeOf(kind: PictureKind, bytes: Uint8Array): PictureFile['type'] {
  if (kind === 'svg') return 'drawing';
  if (kind === 'ico') return 'icon';
  if (kind === 'png' || kind === 'gif') return 'lossless';
  return kind === 'webp' && isLosslessWebp(bytes) ? 'lossless' : 'photo';
}

/** Whether the first picture of a WebP file is encoded without loss: chunk `VP8L` (WebP container specification). */
function isLosslessWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = text.toString('latin1', at, at + 4);
    if (name === 'VP8L' || name === 'VP8 ') return name === 'VP8L';
    const size = view.getUint32(at + 4, true);
    // Frames of an animation hold chunks of their own.
    at += name === 'ANMF' ? 24 : 8 + size + (size % 2);
  }
  return false;
}

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
function unfitContent({
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
