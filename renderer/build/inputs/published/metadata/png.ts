import { crc32 } from 'node:zlib';
import { exifOf, type Orientation, orientationOf } from './exif.ts';
import type { Stripped } from './jpeg.ts';

/** Ancillary chunks that affect how a picture looks (PNG, third edition, section 11). */
const ofPicture = new Set([
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
]);

const signatureLength = 8;

/**
 * Strips a PNG file of texts, times, Exif except the orientation, private chunks and trailing bytes. Throws if a chunk is
 * truncated or its checksum is wrong.
 */
export function strippedPng(bytes: Uint8Array): Stripped {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [file.subarray(0, signatureLength)];
  let orientation: Orientation = 1;
  let data = 0;
  let hasEnded = false;
  for (let at = signatureLength; at + 8 <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + file.readUInt32BE(at);
    if (type === 'eXIf') orientation = orientationOf(file.subarray(at + 8, end - 4));
    if (type === 'IDAT' && data === 0) data = parts.length;
    if (isCritical(type) || ofPicture.has(type)) {
      if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) throw new Error(`${type} is damaged`);
      parts.push(file.subarray(at, end));
    }
    hasEnded = type === 'IEND';
    if (hasEnded) break;
    at = end;
  }
  if (!hasEnded) throw new Error('the end is missing');
  // It must precede the image data.
  if (orientation !== 1) parts.splice(data === 0 ? 1 : data, 0, chunk('eXIf', exifOf(orientation)));
  return { bytes: Buffer.concat(parts), orientation };
}

/** The first letter is a capital (section 5.4). */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
