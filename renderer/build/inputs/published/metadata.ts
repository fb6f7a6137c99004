import { crc32 } from 'node:zlib';
import { type Box, boxesIn } from '../videos/boxes.ts';
import type { PictureKind } from './file-kind.ts';

/** A picture without metadata. */
interface Stripped {
  readonly bytes: Uint8Array;
  /** 1 to 8; from 5 on, width and height are swapped. */
  readonly orientation: number;
}

/** What strips a picture of metadata, by its type. Throws, or reads beyond the end, if the picture is damaged. */
export const strippers: Partial<Record<PictureKind, (bytes: Uint8Array) => Stripped>> = {
  avif: strippedAvif,
  gif: strippedGif,
  jpeg: strippedJpeg,
  png: strippedPng,
  webp: strippedWebp,
};

/** Tag of the orientation (Exif 2.32, tag 274). */
const tag = 0x0112;

/** Reads the orientation from Exif data that starts with `II` or `MM`; 1 if there is none. */
function orientationOf(exif: Uint8Array): number {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  if (view.byteLength < 14) return 1;
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if (!little && order !== 0x4d4d) return 1;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, little) !== tag) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Returns Exif data with the orientation alone. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

const exifHeader = Buffer.from('Exif\0\0', 'latin1');

/**
 * Strips a JPEG file of Exif except the orientation, XMP, IPTC, comments, thumbnails and trailing bytes. The image data, the
 * colour profile and Adobe's colour transform stay byte for byte (ITU T.81, annex B). Throws if there is no image.
 */
function strippedJpeg(bytes: Uint8Array): Stripped {
  const file = viewOf(bytes);
  const front: Buffer[] = [file.subarray(0, 2)];
  const parts: Buffer[] = [];
  let orientation: number = 1;
  let hasScan = false;
  let at = 2;
  while (at < file.length) {
    const mark = file.indexOf(0xff, at);
    const marker = mark === -1 ? undefined : file[mark + 1];
    if (marker === undefined) break;
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at = mark + 1;
      continue;
    }
    if (standsAlone(marker)) {
      parts.push(file.subarray(mark, mark + 2));
      if (marker === endOfImage) break;
      at = mark + 2;
      continue;
    }
    if (mark + 4 > file.length) break;
    const end = mark + 2 + file.readUInt16BE(mark + 2);
    const payload = file.subarray(mark + 4, end);
    if (marker === app(1) && payload.subarray(0, 6).equals(exifHeader))
      orientation = orientationOf(payload.subarray(6));
    hasScan ||= marker === startOfScan;
    at = marker === startOfScan ? endOfScan(file, end) : end;
    if (!isPartOfPicture(marker, payload)) continue;
    (marker === app(0) ? front : parts).push(file.subarray(mark, at));
  }
  if (!hasScan) throw new Error('there is no picture in the file');
  const exif = orientation === 1 ? [] : [segment(app(1), Buffer.concat([exifHeader, exifOf(orientation)]))];
  return { bytes: Buffer.concat([...front, ...exif, ...parts]), orientation };
}

const [startOfScan, endOfImage, comment] = [0xda, 0xd9, 0xfe];

function app(number: number): number {
  return 0xe0 + number;
}

function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= endOfImage);
}

/** Keeps application segments that affect colours: the JFIF header, colour profiles and Adobe's transform. */
function isPartOfPicture(marker: number, payload: Buffer): boolean {
  const begins = (name: string) => payload.toString('latin1', 0, name.length) === name;
  if (marker === app(0)) return begins('JFIF\0');
  if (marker === app(2)) return begins('ICC_PROFILE\0');
  if (marker === app(14)) return begins('Adobe');
  return marker !== comment && (marker < app(1) || marker > app(15));
}

/** The end of a scan's data: the next marker that is neither a restart nor an escaped byte. */
function endOfScan(file: Buffer, from: number): number {
  let at = from;
  while (true) {
    const mark = file.indexOf(0xff, at);
    const next = mark === -1 ? undefined : file[mark + 1];
    if (next === undefined) return file.length;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return mark;
    at = next === 0xff ? mark + 1 : mark + 2;
  }
}

function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** Ancillary chunks that affect how a picture looks (PNG, third edition, section 11). */
const pngChunks = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '));

const signatureLength = 8;

/**
 * Strips a PNG file of texts, times, Exif except the orientation, private chunks and trailing bytes. Throws if a chunk is
 * truncated or its checksum is wrong.
 */
function strippedPng(bytes: Uint8Array): Stripped {
  const file = viewOf(bytes);
  const parts: Buffer[] = [file.subarray(0, signatureLength)];
  let orientation: number = 1;
  let data = 0;
  let hasEnded = false;
  for (let at = signatureLength; at + 8 <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + file.readUInt32BE(at);
    if (type === 'eXIf') orientation = orientationOf(file.subarray(at + 8, end - 4));
    if (type === 'IDAT' && data === 0) data = parts.length;
    if (isCritical(type) || pngChunks.has(type)) {
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

/** Chunks of the image itself (WebP container specification). */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Header flags for Exif and XMP. */
const announced = 0x08 | 0x04;

/**
 * Strips a WebP file of Exif, XMP, unknown chunks and trailing bytes. Also drops the orientation, which browsers ignore in
 * WebP. Throws if the file is truncated.
 */
function strippedWebp(bytes: Uint8Array): Stripped {
  const file = viewOf(bytes);
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) throw new Error('the end is missing');
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    const chunk = file.subarray(at, next);
    if (webpChunks.has(type)) parts.push(type === 'VP8X' ? withoutFlags(chunk) : chunk);
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

const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [gifComment, application] = [0xfe, 0xff];

/** Strips comments, application data except the loop count, and trailing bytes from a GIF file (GIF89a). */
function strippedGif(bytes: Uint8Array): Stripped {
  const file = viewOf(bytes);
  let at = 13 + colours(file[10]);
  const parts: Buffer[] = [file.subarray(0, at)];
  while (at < file.length && file[at] !== trailer) {
    const end = endOfBlock(file, at);
    if (!isMetadata(file, at)) parts.push(file.subarray(at, end));
    at = end;
  }
  return { bytes: Buffer.concat([...parts, Buffer.from([trailer])]), orientation: 1 };
}

/** Bytes of a colour table, by its flags. */
function colours(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

function endOfBlock(file: Buffer, at: number): number {
  if (file[at] === extension) return endOfData(file, at + 2);
  // Nothing else is allowed between blocks.
  return file[at] === image ? endOfData(file, at + 11 + colours(file[at + 9])) : file.length;
}

/** Data consists of sub-blocks of up to 255 bytes, and an empty one ends it. */
function endOfData(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length) {
    const length = file[at] ?? 0;
    at += length + 1;
    if (length === 0) break;
  }
  return Math.min(at, file.length);
}

function isMetadata(file: Buffer, at: number): boolean {
  if (file[at] !== extension) return file[at] !== image;
  if (file[at + 1] === gifComment) return true;
  const program = file.toString('latin1', at + 3, at + 14);
  return file[at + 1] === application && !['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(program);
}

/** Empty Exif data: the offset of its header, the header, and a directory without entries. */
const noExif = Buffer.from('0000000049492a00080000000000', 'hex');

/**
 * Overwrites Exif and XMP of an AVIF file, so that all offsets stay valid. Its orientation is a separate property and stays
 * (MIAF, ISO/IEC 23000-22). A quarter turn is returned as orientation 6.
 */
function strippedAvif(bytes: Uint8Array): Stripped {
  const file = Buffer.from(bytes);
  const meta = boxesIn(file, 0, file.length, true).find(({ type }) => type === 'meta');
  if (meta === undefined) return { bytes: file, orientation: 1 };
  const inside = boxesIn(file, meta.start + 4, meta.end, true);
  const [info, locations, data] = ['iinf', 'iloc', 'idat'].map((name) => inside.find(({ type }) => type === name));
  const items = info === undefined ? new Map<number, string>() : metadataItems(file, info);
  for (const { item, from, to } of locations === undefined ? [] : extents(file, locations, data?.start ?? 0)) {
    const type = items.get(item);
    if (type === undefined) continue;
    const stretch = file.subarray(from, to).fill(0);
    if (type === 'Exif' && stretch.length >= noExif.length) noExif.copy(stretch);
  }
  return { bytes: file, orientation: isTurned(file, inside) ? 6 : 1 };
}

/** The types of items with Exif or XMP, by item id. */
function metadataItems(file: Buffer, info: Box): ReadonlyMap<number, string> {
  const first = info.start + (file[info.start] === 0 ? 6 : 8);
  const entries = boxesIn(file, first, info.end, true).filter(({ type }) => type === 'infe');
  return new Map(
    entries.flatMap(({ start }) => {
      const isLong = (file[start] ?? 0) >= 3;
      const at = start + (isLong ? 10 : 8);
      const type = file.toString('latin1', at, at + 4);
      const item = isLong ? file.readUInt32BE(start + 4) : file.readUInt16BE(start + 4);
      return ['Exif', 'mime'].includes(type) ? [[item, type] as const] : [];
    }),
  );
}

/** The ranges of items in the file (ISO/IEC 14496-12, "item location box"). */
function extents(file: Buffer, { start }: Box, data: number) {
  const version = file[start] ?? 0;
  const sizes = [file[start + 4] ?? 0, file[start + 5] ?? 0].flatMap((both) => [both >> 4, both & 15]);
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = sizes;
  let at = start + 6;
  const next = (size: number): number => {
    const value = size === 0 ? 0 : size > 6 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size);
    at += size;
    return value;
  };
  const found: { readonly item: number; readonly from: number; readonly to: number }[] = [];
  for (let left = next(version < 2 ? 2 : 4); left > 0; left--) {
    const item = next(version < 2 ? 2 : 4);
    const isInData = version > 0 && (next(2) & 15) === 1;
    next(2);
    const base = next(baseSize) + (isInData ? data : 0);
    for (let parts = next(2); parts > 0; parts--) {
      if (version > 0) next(indexSize);
      const from = base + next(offsetSize);
      const to = from + next(lengthSize);
      found.push({ item, from, to });
    }
  }
  return found;
}

function isTurned(file: Buffer, inside: readonly Box[]): boolean {
  const properties = inside
    .filter(({ type }) => type === 'iprp')
    .flatMap((box) => boxesIn(file, box.start, box.end, true));
  const own = properties
    .filter(({ type }) => type === 'ipco')
    .flatMap((box) => boxesIn(file, box.start, box.end, true));
  return own.some(({ type, start }) => type === 'irot' && ((file[start] ?? 0) & 1) === 1);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
