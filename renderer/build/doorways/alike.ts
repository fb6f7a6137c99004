import { type Pieces, Sets } from './sets.ts';

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
 * Finds texts that are alike: for each one that is, the most alike of those before it. MinHash signatures with
 * locality-sensitive hashing (Broder 1997; Indyk and Motwani 1998) propose pairs, and only proposed pairs are counted
 * exactly, so that the time grows with the number of texts, not of pairs. With 20 bands of 5 rows, a pair that shares
 * 80 % is overlooked in fewer than one of 2,000 cases, and a text is seldom alike to one other only.
 */
export function findAlike(texts: readonly Pieces[], threshold: number): AlikePair[] {
  const sets = new Sets(texts);
  const dealt = new Map<Uint32Array, Uint32Array>();
  const leastOf = (common: Uint32Array) => {
    const known = dealt.get(common) ?? leastInBins(common).slice();
    dealt.set(common, known);
    return known;
  };
  /** Whether two texts share much of what many have, and too little besides; see {@link ownShare}. */
  const isCommonAlone = (one: Pieces, other: Pieces, a: Uint32Array, b: Uint32Array) => {
    const { common } = one;
    if (common === undefined || common !== other.common) return false;
    const needed = ownShare(common.length, one.pieces.length + other.pieces.length, threshold);
    return needed > ownDoubt && ownAgreement(a, b, leastOf(common)) < needed - ownDoubt;
  };
  const signatures = texts.map(({ common, pieces }) => signature(pieces, common && leastOf(common)));
  const buckets = Array.from({ length: bands }, (_, band) => bucketsOf(signatures, band));
  const proposedTo = new Int32Array(texts.length).fill(-1);
  const least = (threshold - doubt) * size;
  const digests = digestsOf(signatures);
  return texts.flatMap((text, index) => {
    const proposed: { readonly other: number; readonly agreement: number }[] = [];
    for (const { members, starts } of buckets) {
      const start = starts[index] as number;
      for (let place = start; place < start + fullBucket && (members[place] as number) < index; place++) {
        const other = members[place] as number;
        if (proposedTo[other] === index) continue;
        proposedTo[other] = index;
        if (!mayAgree(digests, index, other, least)) continue;
        const pair = [signatures[index] as Uint32Array, signatures[other] as Uint32Array] as const;
        const agreed = agreement(...pair);
        if (agreed < least || isCommonAlone(text, texts[other] as Pieces, ...pair)) continue;
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
    return best !== undefined && best.likeness >= threshold ? [best] : [];
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
function bucketsOf(signatures: readonly Uint32Array[], band: number): Buckets {
  const sorted = new Float64Array(signatures.length);
  for (let index = 0; index < sorted.length; index++) {
    sorted[index] = bandKey(signatures[index] as Uint32Array, band) * mostTexts + index;
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
function digestsOf(signatures: readonly Uint32Array[]): Uint32Array {
  const bytes = new Uint8Array(signatures.length * size);
  for (const [index, values] of signatures.entries()) {
    for (let place = 0; place < size; place++) bytes[index * size + place] = mix(values[place] as number);
  }
  return new Uint32Array(bytes.buffer);
}

/** Whether two signatures may share as many values: most that do not are known by their first half. */
function mayAgree(digests: Uint32Array, one: number, other: number, least: number): boolean {
  const [a, b] = [(one * size) / 4, (other * size) / 4];
  const half = Math.floor(size / 8);
  const first = alikeBytes(digests, a, b, half);
  if (first + size - 4 * half < least) return false;
  return first + alikeBytes(digests, a + half, b + half, size / 4 - half) >= least;
}

/** How many bytes of some words are alike, those that are so by chance among them. */
function alikeBytes(digests: Uint32Array, one: number, other: number, words: number): number {
  let same = 0;
  for (let a = one, b = other, end = one + words; a < end; a++, b++) {
    const differing = (digests[a] as number) ^ (digests[b] as number);
    // The highest bit of each byte that is zero (Warren, Hacker's Delight, "Find first 0-byte"), then their number.
    const zeros = ~(((differing & 0x7f7f7f7f) + 0x7f7f7f7f) | differing | 0x7f7f7f7f) >>> 7;
    same += Math.imul(zeros, 0x01010101) >>> 24;
  }
  return same;
}

/** How many values two signatures share; their share estimates the likeness. */
function agreement(a: Uint32Array, b: Uint32Array): number {
  let same = 0;
  for (let index = 0; index < size; index++) if (a[index] === b[index]) same += 1;
  return same;
}

const size = bands * rows;

/**
 * The likeness that two texts need to have in what is their own, to be as alike as `threshold` with `common` pieces that both
 * have. `own` is how many pieces the two have besides.
 */
function ownShare(common: number, own: number, threshold: number): number {
  const both = (threshold * own - common * (1 - threshold)) / (1 + threshold);
  return both / (own - both);
}

/** By how much values of texts' own may say less than their sets do: nearly four times the standard error of `fewestOwn`. */
const ownDoubt = 0.3;

/** Values that a share can be told by. */
const fewestOwn = 40;

/**
 * The share of values that two signatures have in common among those that are no value of what both texts have anyway: that is
 * how alike they are in the rest. All, where these are too few to tell.
 */
function ownAgreement(a: Uint32Array, b: Uint32Array, common: Uint32Array): number {
  let same = 0;
  let either = 0;
  for (let index = 0; index < size; index++) {
    const value = a[index];
    const isSame = value === b[index];
    if (isSame && value === common[index]) continue;
    either += 1;
    if (isSame) same += 1;
  }
  return either < fewestOwn ? 1 : same / either;
}

/**
 * MinHash with one hash function: pieces are dealt into as many bins as the signature has values, and each bin keeps its
 * least (one permutation hashing, Li and others 2012). An empty bin takes the value of another, chosen alike for every
 * text (optimal densification, Shrivastava 2017). `common` is what bins have already.
 */
function signature(pieces: Uint32Array, common?: Uint32Array): Uint32Array {
  const least = leastInBins(pieces, common);
  return least.map((value, bin) => (value === empty ? borrowed(least, bin) : value));
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
function bandKey(least: Uint32Array, band: number): number {
  let key = band;
  for (let row = band * rows; row < (band + 1) * rows; row++) key = mix(Math.imul(key, 31) ^ (least[row] as number));
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
