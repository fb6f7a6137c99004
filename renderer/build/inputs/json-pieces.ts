import type { TextRange } from '../lib/text-range.ts';

/** Structural characters of JSON in UTF-8. */
const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** Maximum nesting of lists and objects. No real table needs more, and recursive code handles it. */
export const mostNested = 100;

/**
 * Cuts a JSON list after the comma of each item, and returns the number of bytes of each piece. Undefined if this is no
 * list, or nested too deep. Invalid JSON may be cut anywhere. Written by hand, because the scanner of jsonc-parser takes 2.5
 * times as long.
 */
function pieceLengths(bytes: Uint8Array): number[] | undefined {
  if (bytes.indexOf(openList) === -1) return undefined;
  const lengths: number[] = [];
  let depth = 0;
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

/** One byte for each UTF-16 unit; structural characters are all ASCII. */
function unitBytes(text: string): Uint8Array {
  return Buffer.from(text.replace(/[^\0-\x7f]/g, ' '), 'latin1');
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Returns the ranges of the items of a JSON list in UTF-16 units; undefined if this is no list.
 */
export function itemSpans(text: string): TextRange[] | undefined {
  const lengths = pieceLengths(unitBytes(text));
  let from = 0;
  return lengths?.map((length, item) => {
    const start = item === 0 ? text.indexOf('[') + 1 : from;
    from += length;
    return { start, end: item === lengths.length - 1 ? text.lastIndexOf(']') : from - 1 };
  });
}
