import { countShared, type PageSets } from './shingle-sets.ts';
import { readShortShingles, shortShingles } from './short-shingles.ts';

/** Bins of a signature: 24 bands of 5. */
const bins = 120;
export const bands = 24;
const rows = bins / bands;
const noShingle = 0xffffffff;

/** 32-bit words at the start of a signature: how many own and how many common shingles, and a byte for each bin. */
export const signatureWords = 2 + bins / 4;
const wordBytes = 4 * signatureWords;

/** Larger sites keep no shortened shingles, which take about a byte each. */
const mostWithShingles = 10_000;

/** The signatures of pages, one after the other. */
export interface JoinedSignatures {
  readonly bytes: Uint8Array;
  /** Where the signature of each page ends. */
  readonly ends: Uint32Array;
}

/** Adds the shortened shingles of pages to the words of their signatures, unless there are too many pages. */
export function joinSignatures(words: Int32Array, pages: readonly PageSets[]): JoinedSignatures {
  const head = new Uint8Array(words.buffer);
  const ends = new Uint32Array(pages.length);
  if (pages.length > mostWithShingles) return { bytes: head, ends: ends.map((_, page) => (page + 1) * wordBytes) };
  const parts = pages.map(shortShingles);
  const bytes = new Uint8Array(parts.reduce((length, part) => length + wordBytes + part.length, 0));
  let end = 0;
  for (const [page, part] of parts.entries()) {
    bytes.set(head.subarray(page * wordBytes, (page + 1) * wordBytes), end);
    bytes.set(part, end + wordBytes);
    end += wordBytes + part.length;
    ends[page] = end;
  }
  return { bytes, ends };
}

/** The signature of one page. */
export function signatureAt({ bytes, ends }: JoinedSignatures, page: number): Uint8Array {
  return bytes.subarray(ends[page - 1] ?? 0, ends[page]);
}

/** Deals shingles into bins and keeps the least of each (MinHash with one permutation, Li and others 2012). */
export function minimaOf(shingles: Uint32Array): Uint32Array {
  const minima = new Uint32Array(bins).fill(noShingle);
  for (const shingle of shingles) {
    const value = mix(shingle);
    const bin = value % bins;
    if (value < (minima[bin] as number)) minima[bin] = value;
  }
  return minima;
}

/**
 * Writes the signature of a page: its counts, and one byte of each minimum of its own shingles (b-bit minwise hashing, Li
 * and König 2010). Common shingles are left out: they would fill the bins of all pages with the same.
 */
export function writeSignature({ common, own }: PageSets, minima: Uint32Array, words: Int32Array, page = 0): void {
  const start = page * signatureWords;
  words[start] = own.length;
  words[start + 1] = common.length;
  for (let bin = 0; bin < bins; bin++) {
    const value = minima[bin] as number;
    if (value === noShingle) continue;
    const index = start + 2 + (bin >> 2);
    words[index] = (words[index] as number) | ((1 + ((value >>> 8) % 255)) << (8 * (bin & 3)));
  }
}

/** Writes a key for each band of a page's minima. Near pages have the same key in some band. */
export function writeBandKeys(minima: Uint32Array, keys: readonly Uint32Array[], page: number): void {
  for (const [band, ofBand] of keys.entries()) {
    let key = band;
    for (let bin = band * rows; bin < (band + 1) * rows; bin++) key = mix(Math.imul(key, 31) ^ (minima[bin] as number));
    ofBand[page] = key >>> 2;
  }
}

/**
 * Returns the numbers of stored signatures whose pages may share more than `threshold` of their shingles with one of some
 * fresh pages. All of them have left out the same common shingles. A pair over the threshold is missed in fewer than one of
 * 10,000 cases.
 */
export function nearSignatures(
  fresh: readonly Uint8Array[],
  stored: readonly Uint8Array[],
  threshold: number,
): readonly number[] {
  const [one, other] = [wordsOf(fresh), wordsOf(stored)];
  const [shinglesOfFresh, shinglesOfStored] = [shinglesIn(fresh), shinglesIn(stored)];
  const isNear = (page: number) =>
    fresh.some((_, index) => {
      if (estimate(one, index, other, page, threshold) === 0) return false;
      const [own, otherOwn] = [shinglesOfFresh(index), shinglesOfStored(page)];
      if (own === undefined || otherOwn === undefined) return true;
      // Pages share no more than their shortened shingles do.
      return similarityBy(countShared(own, otherOwn), one, index, other, page) > threshold;
    });
  return [...stored.keys()].filter(isNear);
}

function wordsOf(signatures: readonly Uint8Array[]): Int32Array {
  const bytes = new Uint8Array(signatures.length * wordBytes);
  for (const [index, signature] of signatures.entries()) bytes.set(signature.subarray(0, wordBytes), index * wordBytes);
  return new Int32Array(bytes.buffer);
}

/** Reads the shortened shingles of each signature at most once; undefined if it was stored without them. */
function shinglesIn(signatures: readonly Uint8Array[]): (index: number) => Uint32Array | undefined {
  const known = new Map<number, Uint32Array | undefined>();
  return (index) => {
    if (!known.has(index)) known.set(index, readShingles(signatures[index]));
    return known.get(index);
  };
}

function readShingles(signature: Uint8Array | undefined): Uint32Array | undefined {
  if (signature === undefined) return undefined;
  const [own = 0] = wordsOf([signature]);
  const shingles = readShortShingles(signature.subarray(wordBytes));
  return shingles.length === own ? shingles : undefined;
}

/** The similarity of two pages, given how many of their own shingles they share; at most that, if they share fewer. */
function similarityBy(own: number, one: Int32Array, page: number, two: Int32Array, other: number): number {
  const [a, b] = [page * signatureWords, other * signatureWords];
  const commonA = one[a + 1] as number;
  const commonB = two[b + 1] as number;
  const both = own + Math.min(commonA, commonB);
  const either = (one[a] as number) + commonA + (two[b] as number) + commonB - both;
  return either === 0 ? 1 : both / either;
}

/** How many standard errors below the threshold an estimate may be. */
const tolerance = 4;

/**
 * Estimates the share of shingles that two pages have in common among those that either has, 0 to 1. Returns 0 if it
 * cannot be more than `threshold`.
 */
export function estimate(one: Int32Array, page: number, two: Int32Array, other: number, threshold: number): number {
  const a = page * signatureWords;
  const b = other * signatureWords;
  const ownA = one[a] as number;
  const ownB = two[b] as number;
  const commonA = one[a + 1] as number;
  const commonB = two[b + 1] as number;
  const common = Math.min(commonA, commonB);
  const all = ownA + ownB + commonA + commonB;
  // Two pages share s of their shingles if s / (1 + s) of both counts together are shared.
  const needed = (threshold / (1 + threshold)) * all - common;
  if (needed > Math.min(ownA, ownB)) return 0;
  const least = needed <= 0 ? 0 : needed / (ownA + ownB - needed);
  const margin = tolerance * Math.sqrt(least * (1 - least));
  let equal = 0;
  let empty = 0;
  let share = 0;
  for (let word = 2; word < signatureWords; word++) {
    const first = one[a + word] as number;
    const second = two[b + word] as number;
    equal += zeroBytes(first ^ second);
    empty += zeroBytes(first | second);
    // A quarter of the bins tells most pairs apart.
    if (word === 9 || word === signatureWords - 1) {
      const filled = 4 * (word - 1) - sumOfBytes(empty);
      const same = sumOfBytes(equal - empty);
      if (same < least * filled - margin * Math.sqrt(filled)) return 0;
      share = filled === 0 ? 0 : same / filled;
    }
  }
  const shared = common + (share / (1 + share)) * (ownA + ownB);
  return all === 0 ? 1 : shared / (all - shared);
}

/** A one in each byte of a word that is zero (Warren, Hacker's Delight, "Find first 0-byte"). */
function zeroBytes(word: number): number {
  return ~(((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word | 0x7f7f7f7f) >>> 7;
}

/** The sum of the bytes of a word, which is less than 256. */
function sumOfBytes(word: number): number {
  return Math.imul(word, 0x01010101) >>> 24;
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
