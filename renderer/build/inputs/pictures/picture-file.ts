import type { PictureKind } from '../published/file-kind.ts';

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
export function typeOf(kind: PictureKind, bytes: Uint8Array): PictureFile['type'] {
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
