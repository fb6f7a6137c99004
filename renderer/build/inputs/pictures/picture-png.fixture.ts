import { crc32, deflateSync } from 'node:zlib';

export interface PngOptions {
  /** Channels of the one colour, in 8 bits: grey, grey and alpha, RGB, or RGB and alpha. */
  readonly colour: readonly number[];
  readonly bits: 8 | 16;
  readonly width?: number;
  readonly height?: number;
  /** An ICC profile. */
  readonly profile?: Buffer | undefined;
  /** Frames that its `acTL` chunk announces. */
  readonly frames?: number;
}

/** Returns a PNG file of one colour, byte by byte: sharp writes no profile as it is, and no animation. */
export function onePng({ colour, bits, width = 32, height = 32, profile, frames }: PngOptions): Buffer {
  const type = [0, 4, 2, 6][colour.length - 1] ?? 2;
  const pixel = colour.flatMap((value) => (bits === 16 ? [value, value] : [value]));
  const row = Buffer.from([0, ...Array.from({ length: width }, () => pixel).flat()]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, type], 8);
  const animation = Buffer.alloc(8);
  animation.writeUInt32BE(frames ?? 0, 0);
  const named = profile && Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(named ? [chunk('iCCP', named)] : []),
    ...(frames === undefined ? [] : [chunk('acTL', animation)]),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const file = Buffer.alloc(content.length + 8);
  file.writeUInt32BE(data.length, 0);
  content.copy(file, 4);
  file.writeUInt32BE(crc32(content), content.length + 4);
  return file;
}
