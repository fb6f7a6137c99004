import { damaged } from './video-fault.ts';
import type { VideoSource } from './video-source.ts';

/** An element of a WebM file (RFC 8794): where it starts, where its content does, and where both end. */
export interface Element {
  readonly id: number;
  readonly at: number;
  readonly start: number;
  /** Undefined if the file does not say: a recording that was not finished. */
  readonly end: number | undefined;
}

/** A film of ten hours has fewer. */
const mostElements = 200_000;

/** Returns the elements of a part of a file. Reads their headers alone. The last one may have no end. */
export function elementsOfFile({ read }: VideoSource, from: number, to: number): Element[] {
  return elements(from, to, (at) => read(at, Math.min(12, to - at)));
}

/** Returns the elements in a part of a buffer. */
export function elementsIn(bytes: Buffer, from = 0, to = bytes.length): Element[] {
  return elements(from, to, (at) => bytes.subarray(at, Math.min(at + 12, to)));
}

function elements(from: number, to: number, header: (at: number) => Buffer): Element[] {
  const found: Element[] = [];
  for (let at = from; at < to; ) {
    const element = elementAt(header(at), at);
    if (found.length >= mostElements || (element.end ?? to) > to) throw damaged();
    found.push(element);
    at = element.end ?? to;
  }
  return found;
}

function elementAt(bytes: Buffer, at: number): Element {
  const idLength = lengthOf(bytes, 0, 4);
  const id = bytes.readUIntBE(0, idLength);
  const sizeLength = lengthOf(bytes, idLength, 8);
  const most = (1n << BigInt(7 * sizeLength)) - 1n;
  const size = BigInt(`0x${bytes.toString('hex', idLength, idLength + sizeLength)}`) & most;
  const start = at + idLength + sizeLength;
  return { id, at, start, end: size === most ? undefined : start + Number(size) };
}

/** Returns how many bytes a number takes: one more than its leading zeros. */
function lengthOf(bytes: Buffer, at: number, most: number): number {
  const length = Math.clz32(bytes.readUInt8(at)) - 23;
  if (length > most || at + length > bytes.length) throw damaged();
  return length;
}

/** Returns an unsigned number. */
export function numberIn(bytes: Buffer, { start, end = start }: Element): number {
  if (end - start > 6) throw damaged();
  return end === start ? 0 : bytes.readUIntBE(start, end - start);
}

export function textIn(bytes: Buffer, { start, end = start }: Element): string {
  return bytes.toString('latin1', start, end).replace(/\0+$/, '');
}

/** Returns a floating-point number of four or eight bytes. */
export function floatIn(bytes: Buffer, { start, end = start }: Element): number {
  return end - start === 4 ? bytes.readFloatBE(start) : bytes.readDoubleBE(start);
}

const voidId = 0xec;

/** Overwrites an element by one of the same length that players skip. */
export function voidElement(bytes: Buffer, at: number, end: number): void {
  const length = end - at;
  bytes.fill(0, at, end);
  bytes[at] = voidId;
  if (length <= 128) bytes[at + 1] = 0x80 | (length - 2);
  else {
    bytes[at + 1] = 0x01;
    bytes.writeUIntBE(length - 9, at + 3, 6);
  }
}
