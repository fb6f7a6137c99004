import { ones, zeros } from './bytes.ts';
import { OwnShares } from './own-shares.ts';
import { type Pieces, Sets } from './sets.ts';
import { sketch } from './sketch.ts';

/** Two texts that share much. */
export interface AlikePair {
  readonly name: string;
  /** The one that came first. */
  readonly other: string;
  /** Share of pieces that both have among those that either has (Jaccard), 0 to 1. */
  readonly likeness: number;
}

const bands = 20;
const rows = 5;

/**
 * Finds texts of which more than `threshold` is alike: for each one, the most alike of those before it. MinHash signatures with
 * locality-sensitive hashing (Broder 1997; Indyk and Motwani 1998) propose pairs, and only proposed pairs are counted
 * exactly, so that the time grows with the number of texts, not of pairs. With 20 bands of 5 rows, a pair that shares
 * 80 % is overlooked in fewer than one of 2,000 cases, and a text is seldom alike to one other only. `sketchOf` gives the sketch
 * of a text by its number, for whoever keeps them.
 */
export function findAlike(
  texts: readonly Pieces[],
  threshold: number,
  sketchOf = (index: number) => sketch((texts[index] as Pieces).pieces, texts[index]?.common),
): AlikePair[] {
  const sets = new Sets(texts);
  const leastOf = forEach((common) => leastInBins(common).slice());
  const shares = new OwnShares(texts, sets, threshold, sketchOf);
  const signatures = signaturesOf(texts, leastOf);
  const buckets = Array.from({ length: bands }, (_, band) => bucketsOf(signatures, band));
  const proposedTo = new Int32Array(texts.length).fill(-1);
  const least = (threshold - doubt) * size;
  let digests: Uint32Array | undefined;
  return texts.flatMap((text, index) => {
    const proposed: { readonly other: number; readonly agreement: number }[] = [];
    for (const { members, starts } of buckets) {
      const start = starts[index] as number;
      for (let place = start; place < start + fullBucket && (members[place] as number) < index; place++) {
        const other = members[place] as number;
        if (proposedTo[other] === index) continue;
        proposedTo[other] = index;
        if (shares.isCommonAlone(index, other)) continue;
        digests ??= bytesOf(signatures);
        if (!mayAgree(digests, index, other, least)) continue;
        const agreed = agreement(signatures, index, other);
        if (agreed < least) continue;
        proposed.push({ other, agreement: agreed });
      }
    }
    let best: AlikePair | undefined;
    const nearest = proposed.sort((a, b) => b.agreement - a.agreement || a.other - b.other).slice(0, counted);
    for (const { other } of nearest) {
      const likeness = sets.likeness(index, other, threshold);
      if (best === undefined || likeness > best.likeness)
        best = { name: text.name, other: (texts[other] as Pieces).name, likeness };
    }
    return best !== undefined && best.likeness > threshold ? [best] : [];
  });
}

/** Texts by one band of their signatures. */
interface Buckets {
  /** The texts of each bucket side by side, in their order. */
  readonly members: Uint32Array;
  /** Where the bucket of each text starts. */
  readonly starts: Uint32Array;
}

/** Sorted, as numbers that hold the key and the text: maps of so many lists would cost ten times that. */
function bucketsOf(signatures: Uint32Array, band: number): Buckets {
  const sorted = new Float64Array(signatures.length / size);
  for (let index = 0; index < sorted.length; index++) {
    sorted[index] = bandKey(signatures, index, band) * mostTexts + index;
  }
  sorted.sort();
  const members = new Uint32Array(sorted.length);
  const starts = new Uint32Array(sorted.length);
  let start = 0;
  let key = -1;
  for (let place = 0; place < sorted.length; place++) {
    const number = sorted[place] as number;
    const index = number % mostTexts;
    const own = (number - index) / mostTexts;
    if (own !== key) start = place;
    key = own;
    members[place] = index;
    starts[index] = start;
  }
  return { members, starts };
}

/** A power of two that leaves numbers of 53 bits room for a key. */
const mostTexts = 2 ** 22;

/** Pairs that are counted exactly for each text, the most promising ones. */
const counted = 4;

/** By how much signatures may say less than the sets do: nearly four times the standard error of 100 values at 80 %. */
const doubt = 0.15;

/** Texts of one bucket are alike already: proposing more of them finds nothing new, and would cost their square. */
const fullBucket = 16;

/**
 * One byte of each value of each signature (b-bit minwise hashing, Li and König 2010), side by side: most pairs that are
 * proposed are looked at for this only, and four bytes are looked at at once.
 */
function bytesOf(signatures: Uint32Array): Uint32Array {
  const bytes = new Uint8Array(signatures.length);
  for (let place = 0; place < bytes.length; place++) bytes[place] = mix(signatures[place] as number);
  return new Uint32Array(bytes.buffer);
}

/** Whether two signatures may share as many values: most that do not are known by their first half. */
function mayAgree(digests: Uint32Array, one: number, other: number, least: number): boolean {
  const [a, b] = [one * words, other * words];
  const half = words >> 1;
  const first = alikeBytes(digests, a, b, half);
  if (first + size - 4 * half < least) return false;
  return first + alikeBytes(digests, a + half, b + half, words - half) >= least;
}

/** How many bytes of some words are alike, those that are so by chance among them. */
function alikeBytes(digests: Uint32Array, one: number, other: number, words: number): number {
  let same = 0;
  for (let a = one, b = other, end = one + words; a < end; a++, b++) {
    same += ones(zeros((digests[a] as number) ^ (digests[b] as number)));
  }
  return same;
}

/** How many values two signatures share; their share estimates the likeness. */
function agreement(signatures: Uint32Array, one: number, other: number): number {
  let same = 0;
  for (let a = one * size, b = other * size, end = a + size; a < end; a++, b++) {
    if (signatures[a] === signatures[b]) same += 1;
  }
  return same;
}

const size = bands * rows;
/** The bytes of as many values, four in each. */
const words = size / 4;

/** By lists of which many texts have the same one, worked out once for each. */
function forEach<Made>(make: (common: Uint32Array) => Made): (common: Uint32Array) => Made {
  const made = new Map<Uint32Array, Made>();
  return (common) => {
    const known = made.get(common) ?? make(common);
    made.set(common, known);
    return known;
  };
}

/**
 * MinHash with one hash function: pieces are dealt into as many bins as the signature has values, and each bin keeps its
 * least (one permutation hashing, Li and others 2012). An empty bin takes the value of another, chosen alike for every
 * text (optimal densification, Shrivastava 2017). The signatures of all texts stand one after the other; `leastOf` is what bins
 * have already of pieces that many texts have.
 */
function signaturesOf(texts: readonly Pieces[], leastOf: (common: Uint32Array) => Uint32Array): Uint32Array {
  const signatures = new Uint32Array(texts.length * size);
  for (const [index, { common, pieces }] of texts.entries()) {
    const least = leastInBins(pieces, common && leastOf(common));
    for (let bin = 0; bin < size; bin++) {
      const value = least[bin] as number;
      signatures[index * size + bin] = value === empty ? borrowed(least, bin) : value;
    }
  }
  return signatures;
}

const empty = 0xffffffff;

/** Of the text at hand: thousands of lists would be filled, read once and dropped. */
const bins = new Uint32Array(size);

function leastInBins(pieces: Uint32Array, common?: Uint32Array): Uint32Array {
  if (common === undefined) bins.fill(empty);
  else bins.set(common);
  for (const piece of pieces) {
    const bin = mix(piece) % size;
    const value = mix(piece ^ 0x5bd1e995);
    if (value < (bins[bin] as number)) bins[bin] = value;
  }
  return bins;
}

function borrowed(least: Uint32Array, bin: number): number {
  for (let attempt = 1; attempt <= 10 * size; attempt++) {
    const value = least[mix(bin * 10_007 + attempt) % size] as number;
    if (value !== empty) return value;
  }
  return least.find((value) => value !== empty) ?? empty;
}

/** The values of a band as one number of 30 bits: that two bands differ and have the same one costs no more than a look at the pair. */
function bandKey(signatures: Uint32Array, index: number, band: number): number {
  let key = band;
  const start = index * size + band * rows;
  for (let row = start; row < start + rows; row++) key = mix(Math.imul(key, 31) ^ (signatures[row] as number));
  return key >>> 2;
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
