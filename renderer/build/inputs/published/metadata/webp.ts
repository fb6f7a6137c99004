import type { Stripped } from './jpeg.ts';

/** Chunks of the image itself (WebP container specification). */
const ofPicture = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Header flags for Exif and XMP. */
const announced = 0x08 | 0x04;

/**
 * Strips a WebP file of Exif, XMP, unknown chunks and trailing bytes. Also drops the orientation, which browsers ignore in
 * WebP. Throws if the file is truncated.
 */
export function strippedWebp(bytes: Uint8Array): Stripped {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) throw new Error('the end is missing');
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    const chunk = file.subarray(at, next);
    if (ofPicture.has(type)) parts.push(type === 'VP8X' ? withoutFlags(chunk) : chunk);
    at = next;
  }
  const head = Buffer.from(file.subarray(0, 12));
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  return { bytes: Buffer.concat([head, ...parts]), orientation: 1 };
}

function withoutFlags(header: Buffer): Buffer {
  const copy = Buffer.from(header);
  copy.writeUInt8((copy[8] ?? 0) & ~announced, 8);
  return copy;
}
