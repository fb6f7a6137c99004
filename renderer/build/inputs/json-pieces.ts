import { isUtf8 } from 'node:buffer';
import type { Span } from './sources/source-text.ts';

/** Signs of JSON, as they stand in UTF-8. */
const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** Lists and objects inside each other, the outermost counted: no table says anything with more, and walks through it end. */
export const mostNested = 100;

/**
 * Cuts a list in JSON behind the comma of each item, and gives back the bytes of each piece: all together are the whole
 * text. `isStart` says that the list begins here; otherwise the bytes begin behind a comma of it. Nothing where this is no
 * list, or one that is nested too deep. What is valid JSON is cut right; what is not may be cut anywhere.
 */
export function pieceLengths(bytes: Uint8Array, isStart: boolean): number[] | undefined {
  if (isStart && bytes.indexOf(openList) === -1) return undefined;
  const lengths: number[] = [];
  let depth = isStart ? 0 : 1;
  let from = 0;
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at];
    if (depth === 0 && (sign === openObject || sign === quote)) return undefined;
    if (sign === quote) {
      at = endOfString(bytes, at);
    } else if (sign === openList || sign === openObject) {
      depth += 1;
      if (depth > mostNested) return undefined;
    } else if (sign === closeList || sign === closeObject) {
      depth -= 1;
    } else if (sign === comma && depth === 1) {
      lengths.push(at + 1 - from);
      from = at + 1;
    }
  }
  if (from < bytes.length) lengths.push(bytes.length - from);
  return lengths;
}

/** Each unit as a byte: those that are none in ASCII are no signs of JSON. */
function unitBytes(text: string): Uint8Array {
  return Buffer.from(text.replace(/[^\0-\x7f]/g, ' '), 'latin1');
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/**
 * The text of the one item in a piece; nothing where the piece does not begin and end as it must: the first behind the
 * bracket that opens the list, the last before the one that closes it, every other before its comma.
 */
export function betweenBounds(piece: Uint8Array, isFirst: boolean, isLast: boolean): string | undefined {
  // What is wrong with it is found by whoever reads the whole file.
  if (!isUtf8(piece)) return undefined;
  // A mark of the order of bytes belongs in front of the whole text.
  const text = new TextDecoder('utf-8', { ignoreBOM: !isFirst }).decode(piece);
  const start = isFirst ? /^[ \t\r\n]*\[/.exec(text)?.[0].length : 0;
  const end = isLast ? /\][ \t\r\n]*$/.exec(text)?.index : text.endsWith(',') ? text.length - 1 : undefined;
  return start === undefined || end === undefined ? undefined : text.slice(start, end);
}

/**
 * Where the items of a list in JSON stand in its text, in UTF-16 units and without the signs between them; nothing where this
 * is no list.
 */
export function itemSpans(text: string): Span[] | undefined {
  const lengths = pieceLengths(unitBytes(text), true);
  let from = 0;
  return lengths?.map((length, item) => {
    const start = item === 0 ? text.indexOf('[') + 1 : from;
    from += length;
    return { start, end: item === lengths.length - 1 ? text.lastIndexOf(']') : from - 1 };
  });
}
