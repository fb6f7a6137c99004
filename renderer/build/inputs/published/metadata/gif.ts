import type { Stripped } from './jpeg.ts';

const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [comment, application] = [0xfe, 0xff];

/** Strips comments, application data except the loop count, and trailing bytes from a GIF file (GIF89a). */
export function strippedGif(bytes: Uint8Array): Stripped {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
  if (file[at + 1] === comment) return true;
  const program = file.toString('latin1', at + 3, at + 14);
  return file[at + 1] === application && !['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(program);
}
