import { expect, it } from 'vitest';
import { Comparison } from './comparison.ts';
import { similarityOf, splitter } from './shingle-sets.ts';
import { shinglesOf } from './shingles.ts';
import { joinSignatures, nearSignatures, signatureAt, signatureWords } from './signature.ts';
import { randomWords } from './testing/random-words.ts';

const none = new Uint32Array();

function signatureOf(sections: readonly string[], common: Uint32Array = none): Uint8Array {
  const comparison = new Comparison();
  comparison.add({ isWritten: true, filledIn: [], sections });
  return comparison.compare(0.8, common).signatures.bytes;
}

/** Pairs of texts of some length, with common text around some words of their own. */
function pairs(length: number, changed: number, commonLength = 0) {
  const shared = randomWords(commonLength, 1).join(' ');
  const common = shinglesOf([shared]).sort();
  return Array.from({ length: 200 }, (_, seed) => {
    const words = randomWords(length, seed + 2);
    const others = [...words.slice(0, length - changed), ...randomWords(changed, seed + 5000)];
    const texts = [words, others].map((own) => [shared, own.join(' ')]);
    const [one, other] = texts.map((sections) => splitter(none)(sections.map((text) => shinglesOf([text]))));
    const [a, b] = texts.map((sections) => signatureOf(sections, common));
    if (!one || !other || !a || !b) throw new Error('there are two');
    return {
      similarity: similarityOf(one, other),
      isNear: nearSignatures([a], [b], 0.8).length > 0,
      isNearByWords: nearSignatures([a], [withoutShingles(b)], 0.8).length > 0,
    };
  });
}

/** A signature as larger sites store it. */
const withoutShingles = (signature: Uint8Array) => signature.subarray(0, 4 * signatureWords);

it.each([
  [30, 0.08, 0],
  [100, 0.08, 0],
  [600, 0.08, 0],
  [1500, 0.08, 0],
  [100, 0.2, 200],
  [300, 0.3, 900],
])('no near pair with %d words of its own is taken for another', (length, changed, common) => {
  const near = pairs(length, Math.floor(length * changed), common).filter(({ similarity }) => similarity > 0.8);
  expect(near.length).toBeGreaterThan(100);
  expect(near.filter(({ isNear, isNearByWords }) => !isNear || !isNearByWords)).toEqual([]);
});

it.each([
  [435, 0.165, 140],
  [600, 0.12, 0],
])('no pair just under the threshold is compared in vain, with %d words of its own', (length, changed, common) => {
  const apart = pairs(length, Math.floor(length * changed), common).filter(({ similarity }) => similarity < 0.795);
  expect(Math.min(...apart.map(({ similarity }) => similarity))).toBeGreaterThan(0.75);
  expect(apart.length).toBeGreaterThan(150);
  expect(apart.filter(({ isNear }) => isNear)).toEqual([]);
  // The words of a signature do not tell these apart.
  expect(apart.filter(({ isNearByWords }) => isNearByWords).length).toBeGreaterThan(100);
});

it.each([
  [100, 0.32, 0],
  [600, 0.32, 0],
  [1500, 0.32, 0],
  [100, 1, 200],
  [300, 0.9, 900],
])('few pairs with %d words of their own are compared in vain', (length, changed, common) => {
  const apart = pairs(length, Math.floor(length * changed), common);
  expect(apart.every(({ similarity }) => similarity < 0.65)).toBe(true);
  expect(apart.filter(({ isNearByWords }) => isNearByWords).length).toBeLessThan(10);
});

it('pages without text are near each other', () => {
  expect(nearSignatures([signatureOf([])], [signatureOf([])], 0.8)).toEqual([0]);
});

it('stored pages are named by their numbers', () => {
  const [one, two, three] = [1, 2, 3].map((seed) => signatureOf([randomWords(50, seed).join(' ')]));
  if (!one || !two || !three) throw new Error('there are three');
  expect(nearSignatures([three, one], [one, two, three, one], 0.8)).toEqual([0, 2, 3]);
});

it.each([
  [10_000, 1],
  [10_001, 0],
])('signatures of %d pages have shortened shingles or not', (count, length) => {
  const own = Uint32Array.of(1 << 18);
  const joined = joinSignatures(new Int32Array(count * signatureWords), Array(count).fill({ own, common: none }));
  expect(signatureAt(joined, count - 1)).toHaveLength(4 * signatureWords + length);
  expect(joined.bytes).toHaveLength(count * (4 * signatureWords + length));
});
