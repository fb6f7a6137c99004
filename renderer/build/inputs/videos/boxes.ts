import { damaged, type VideoSource } from './video-source.ts';

/** A box of an MP4 or AVIF file (ISO/IEC 14496-12): where it starts, where its content does, and where both end. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** No real file has as many. */
const mostBoxes = 10_000;

/** Returns the outermost boxes of a file. Reads their headers alone. */
export function boxesOfFile({ size, read }: VideoSource): Box[] {
  return boxes(size, 0, (at) => read(at, Math.min(16, size - at)));
}

/** Returns the boxes in a part of a buffer. With `isLenient`, up to the first that is damaged; one that is too long ends with the part. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length, isLenient = false): Box[] {
  return boxes(to, from, (at) => bytes.subarray(at, Math.min(at + 16, to)), isLenient);
}

/** Returns the first box of a type in a part of a buffer: `mdia hdlr` is one inside another. */
export function boxAt(bytes: Buffer, types: string, inside: Pick<Box, 'start' | 'end'>): Box | undefined {
  const [first, ...others] = types.split(' ');
  const found = boxesIn(bytes, inside.start, inside.end).find(({ type }) => type === first);
  return found === undefined || others.length === 0 ? found : boxAt(bytes, others.join(' '), found);
}

function boxes(end: number, from: number, header: (at: number) => Buffer, isLenient = false): Box[] {
  const found: Box[] = [];
  for (let at = from; at < end; ) {
    const bytes = header(at);
    // QuickTime ends some lists with four zero bytes.
    if (bytes.length < 8 && bytes.every((byte) => byte === 0)) break;
    const short = bytes.length < 8 ? undefined : bytes.readUInt32BE(0);
    const size = short === 1 ? 16 : 8;
    const length =
      short === 0 ? end - at : short === 1 && bytes.length === size ? Number(bytes.readBigUInt64BE(8)) : (short ?? 0);
    const isTooLong = at + length > end;
    if (length < size || found.length >= mostBoxes || (isTooLong && !isLenient)) {
      if (isLenient) break;
      throw damaged();
    }
    const next = isTooLong ? end : at + length;
    found.push({ type: bytes.toString('latin1', 4, 8), at, start: at + size, end: next });
    at = next;
  }
  return found;
}

/** Returns a box with this content. */
export function boxOf(type: string, content: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  const whole = Buffer.concat([header, ...content]);
  whole.writeUInt32BE(whole.length, 0);
  whole.write(type, 4, 'latin1');
  return whole;
}
