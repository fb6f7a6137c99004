/** Bytes of a sketch. */
export const sketchSize = 400;

/**
 * What is left of a text to tell later whether another may be alike to it: its pieces are dealt into bins, and of the least
 * in each bin one byte is kept, never nothing (one permutation hashing, Li and others 2012; b-bit minwise hashing, Li and
 * König 2010). A bin without a piece is nothing. `common` are pieces of it that many texts have, one list for all of them.
 */
export function sketch(pieces: Uint32Array, common?: Uint32Array): Uint8Array {
  if (common === undefined) least.fill(empty);
  else least.set(commonLeast(common));
  deal(pieces, least);
  const kept = new Uint8Array(sketchSize);
  for (let bin = 0; bin < sketchSize; bin++) {
    const value = least[bin] as number;
    if (value !== empty) kept[bin] = 1 + ((value >>> 8) % 255);
  }
  return kept;
}

/** Keeps the least of the pieces in each bin. */
function deal(pieces: Uint32Array, bins: Uint32Array): void {
  for (const piece of pieces) {
    const mixed = Math.imul(piece ^ (piece >>> 15), 0x2c1b3c6d);
    const value = (mixed ^ (mixed >>> 13)) >>> 0;
    const bin = value % sketchSize;
    if (value < (bins[bin] as number)) bins[bin] = value;
  }
}

function commonLeast(common: Uint32Array): Uint32Array {
  const known = dealt.get(common);
  if (known !== undefined) return known;
  const bins = new Uint32Array(sketchSize).fill(empty);
  deal(common, bins);
  dealt.set(common, bins);
  return bins;
}

const dealt = new WeakMap<Uint32Array, Uint32Array>();

const empty = 0xffffffff;

/** The least in each bin, of the text at hand. */
const least = new Uint32Array(sketchSize);

/**
 * Whether two texts may share as much as `threshold` of their pieces. Estimates are off by 0.02 (one standard deviation)
 * for texts of hundreds of pieces, and by less for shorter ones, whose sketches hold nearly all of them: a pair of that
 * likeness is taken for less in fewer than one of a million cases.
 */
export function mayBeAlike(one: Uint8Array, other: Uint8Array, threshold: number): boolean {
  let same = 0;
  let either = 0;
  for (let bin = 0; bin < sketchSize; bin++) {
    const a = one[bin] as number;
    const b = other[bin] as number;
    if (a !== 0 || b !== 0) either += 1;
    if (a !== 0 && a === b) same += 1;
  }
  return same >= (threshold - doubt) * either;
}

const doubt = 0.1;
