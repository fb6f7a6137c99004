import { expect, it } from 'vitest';
import { jaccard } from './sets.ts';
import { shingles } from './shingles.ts';
import { mayBeAlike, sketch } from './sketch.ts';

/** Texts of words drawn by a seed, so that every run has the same. */
function randomWords(count: number, seed: number): string[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `word${(state >>> 8) % 5000}`;
  });
}

/** Pairs of texts of some length, with the share of pieces that they have in common. */
function pairs(length: number, changed: number) {
  return Array.from({ length: 300 }, (_, seed) => {
    const words = randomWords(length, seed + 1);
    const others = [...words.slice(0, length - changed), ...randomWords(changed, seed + 5000)];
    const [one, other] = [shingles(words.join(' ')), shingles(others.join(' '))];
    return { share: jaccard(one, other), near: mayBeAlike(sketch(one), sketch(other), 0.8) };
  });
}

it.each([30, 100, 600, 2500])('lets no pair of texts of %d words pass that is alike', (length) => {
  const alike = pairs(length, Math.floor(length * 0.08)).filter(({ share }) => share >= 0.8);
  expect(alike.length).toBeGreaterThan(100);
  expect(alike.filter(({ near }) => !near)).toEqual([]);
});

it.each([100, 600, 2500])('has nobody look at pairs of texts of %d words that share half', (length) => {
  const apart = pairs(length, Math.floor(length * 0.32));
  expect(apart.every(({ share }) => share < 0.6)).toBe(true);
  expect(apart.filter(({ near }) => near).length).toBeLessThan(10);
});

it('takes texts of nothing for alike', () => {
  expect(mayBeAlike(sketch(new Uint32Array()), sketch(new Uint32Array()), 0.8)).toBe(true);
});
