import { ones, zeros } from './bytes.ts';
import type { Pieces, Sets } from './sets.ts';
import { sketch, sketchSize } from './sketch.ts';

/**
 * Tells of pairs that cannot be alike: they have the same list of what many have, and too little in common besides. Goes by
 * what sketches have of a text that is not of that list.
 */
export class OwnShares {
  readonly #texts: readonly Pieces[];
  readonly #sets: Sets;
  readonly #threshold: number;
  readonly #sketchOf: (index: number) => Uint8Array;
  readonly #commonSketches = new Map<Uint32Array, Uint8Array>();
  /** Of each text, by 32 bins of its sketch: in which it has something of its own, and the lowest bits of what it has there. */
  readonly #bins: Uint32Array;
  readonly #areKnown: Uint8Array;

  constructor(texts: readonly Pieces[], sets: Sets, threshold: number, sketchOf: (index: number) => Uint8Array) {
    this.#texts = texts;
    this.#sets = sets;
    this.#threshold = threshold;
    this.#sketchOf = sketchOf;
    this.#bins = new Uint32Array(texts.length * words);
    this.#areKnown = new Uint8Array(texts.length);
  }

  /** Whether two texts share much of what many have, and too little besides. */
  isCommonAlone(one: number, other: number): boolean {
    const common = this.#texts[one]?.common;
    if (common === undefined || common !== this.#texts[other]?.common) return false;
    const sets = this.#sets;
    const needed = ownShare(sets.commonCount(one), sets.ownCount(one) + sets.ownCount(other), this.#threshold);
    // Most pairs are told by one bit of each value.
    return this.#isBitsBelow(one, other, needed) || this.#isOwnBelow(one, other, common, needed);
  }

  #isBitsBelow(one: number, other: number, needed: number): boolean {
    this.#know(one);
    this.#know(other);
    const bins = this.#bins;
    const [a, b] = [one * words, other * words];
    let same = 0;
    let either = 0;
    for (let place = 0; place < words; place += 2) {
      const first = bins[a + place] as number;
      const second = bins[b + place] as number;
      either += bitsInBytes(first | second);
      same += bitsInBytes(first & second & ~((bins[a + place + 1] as number) ^ (bins[b + place + 1] as number)));
      if (place === half && isBelow(sumOfBytes(same), sumOfBytes(either), needed)) return true;
    }
    return isBelow(sumOfBytes(same), sumOfBytes(either), needed);
  }

  #know(index: number): void {
    if (this.#areKnown[index] === 1) return;
    this.#areKnown[index] = 1;
    const own = this.#sketchOf(index);
    const common = this.#commonSketch(this.#texts[index]?.common ?? none);
    for (let bin = 0; bin < sketchSize; bin++) {
      const value = own[bin] as number;
      if (value === 0 || value === common[bin]) continue;
      const place = index * words + 2 * (bin >> 5);
      this.#bins[place] = (this.#bins[place] as number) | (1 << (bin & 31));
      this.#bins[place + 1] = (this.#bins[place + 1] as number) | ((value & 1) << (bin & 31));
    }
  }

  /** The bytes of both sketches that are none of what many have: whether fewer of them are the same than are needed. */
  #isOwnBelow(one: number, other: number, common: Uint32Array, needed: number): boolean {
    const without = wordsOf(this.#commonSketch(common));
    const [first, second] = [wordsOf(this.#sketchOf(one)), wordsOf(this.#sketchOf(other))];
    let same = 0;
    let neither = 0;
    for (let place = 0; place < first.length; place++) {
      const both = without[place] as number;
      const a = otherBytes(first[place] as number, both);
      const b = otherBytes(second[place] as number, both);
      same += ones(zeros(a ^ b) & ~zeros(a));
      neither += ones(zeros(a | b));
    }
    return isBelow(same, sketchSize - neither, needed);
  }

  #commonSketch(common: Uint32Array): Uint8Array {
    const known = this.#commonSketches.get(common) ?? sketch(common);
    this.#commonSketches.set(common, known);
    return known;
  }
}

/** Words of a text among {@link OwnShares.#bins}. */
const words = 2 * Math.ceil(sketchSize / 32);

/** Where half of them are looked at: most pairs are told by these. */
const half = 2 * (words >> 2);

const none = new Uint32Array();

/**
 * The likeness that two texts need to have in what is their own, to be as alike as `threshold` with `common` pieces that both
 * have. `own` is how many pieces the two have besides.
 */
function ownShare(common: number, own: number, threshold: number): number {
  const both = (threshold * own - common * (1 - threshold)) / (1 + threshold);
  return both / (own - both);
}

/** Whether a share of values says that less than `needed` is shared: by four times the standard error, or more. */
function isBelow(same: number, values: number, needed: number): boolean {
  return same / values < needed - 2 / Math.sqrt(values);
}

/** The bytes of a word, with nothing for those that another has in the same place. */
function otherBytes(word: number, other: number): number {
  return word & ~Math.imul(zeros(word ^ other), 0xff);
}

/** The bytes of a sketch, four at a time. */
function wordsOf(sketch: Uint8Array): Uint32Array {
  return new Uint32Array(sketch.buffer, sketch.byteOffset, sketchSize / 4);
}

/** How many bits are set in each byte of a word (Warren, Hacker's Delight, "Counting 1-bits"). */
function bitsInBytes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

/** The sum of the bytes of a word. */
function sumOfBytes(word: number): number {
  return (word & 0xff) + ((word >>> 8) & 0xff) + ((word >>> 16) & 0xff) + (word >>> 24);
}
