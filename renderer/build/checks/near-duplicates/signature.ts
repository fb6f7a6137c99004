import type { PageSets } from './shingle-sets.ts';

/** Bins of a signature: 24 bands of 5. */
const bins = 120;
export const bands = 24;
const rows = bins / bands;
const noShingle = 0xffffffff;

/** 32-bit words of a signature: how many own and how many common shingles, and a byte for each bin. */
export const signatureWords = 2 + bins / 4;
/** Bytes of a signature. */
export const signatureSize = 4 * signatureWords;

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
  const [one, other] = [packed(fresh), packed(stored)];
  const isNear = (page: number) => fresh.some((_, index) => estimate(one, index, other, page, threshold) > 0);
  return [...stored.keys()].filter(isNear);
}

function packed(signatures: readonly Uint8Array[]): Int32Array {
  const bytes = new Uint8Array(signatures.length * signatureSize);
  for (const [index, signature] of signatures.entries()) bytes.set(signature, index * signatureSize);
  return new Int32Array(bytes.buffer);
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
