import { expect, it } from 'vitest';
import { asSet } from './shingle-sets.ts';
import { shinglesOf } from './shingles.ts';
import { readShortShingles, shortShingles } from './short-shingles.ts';
import { randomWords } from './testing/random-words.ts';

it.each([0, 1, 20, 435, 5000])('%d shingles are read as their first 15 bits', (count) => {
  const own = asSet(shinglesOf([randomWords(count, 3).join(' ')]));
  const gaps = shortShingles({ own });
  expect(readShortShingles(gaps)).toEqual(own.map((shingle) => shingle >>> 17));
  expect(gaps.length).toBeLessThanOrEqual(own.length + 128);
});

it.each([0, 253, 254, 255, 256, 509, 510, 511, 32_767])('a gap of %d is read as it was', (gap) => {
  const own = Uint32Array.of(gap * 2 ** 17, gap * 2 ** 17 + 1);
  expect([...readShortShingles(shortShingles({ own }))]).toEqual([gap, gap]);
});
