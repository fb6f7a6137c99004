import { exifOf, type Orientation, orientationOf } from './exif.ts';

/** A picture without metadata, and its orientation. */
export interface Stripped {
  readonly bytes: Uint8Array;
  readonly orientation: Orientation;
}

const exifHeader = Buffer.from('Exif\0\0', 'latin1');

/**
 * Strips a JPEG file of Exif except the orientation, XMP, IPTC, comments, thumbnails and trailing bytes. The image data, the
 * colour profile and Adobe's colour transform stay byte for byte (ITU T.81, annex B). Throws if there is no image.
 */
export function strippedJpeg(bytes: Uint8Array): Stripped {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const front: Buffer[] = [file.subarray(0, 2)];
  const parts: Buffer[] = [];
  let orientation: Orientation = 1;
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
