import { describe, expect, it } from 'vitest';
import { nearPairs, type PageShingles } from './near-pairs.ts';
import { shinglesOf } from './shingles.ts';
import { randomWords } from './testing/random-words.ts';

const page = (words: readonly string[]): PageShingles => [shinglesOf(words.join(' '))];

/** Pages that are like no other, so that there are too many to compare each with all. */
const strangers = Array.from({ length: 300 }, (_, index) => page(randomWords(100, 90_000 + index)));

/** The share of shingles that both pages have, by sets of numbers. */
function jaccard(one: PageShingles, other: PageShingles): number {
  const [a, b] = [one, other].map((lists) => new Set(lists.flatMap((list) => [...list]))) as [Set<number>, Set<number>];
  const both = [...a].filter((shingle) => b.has(shingle)).length;
  return both / (a.size + b.size - both);
}

describe.each([
  ['few', [] as PageShingles[]],
  ['many', strangers],
])('near pairs of %s pages', (_, more) => {
  const pairsOf = (pages: readonly PageShingles[], threshold: number) =>
    nearPairs([...more, ...pages], { threshold }).map((pair) => ({
      ...pair,
      page: pair.page - more.length,
      other: pair.other - more.length,
    }));

  it('share most of their words', () => {
    const base = randomWords(400, 1);
    const near = [...base.slice(0, 380), ...randomWords(20, 2)];
    const pages = [page(base), page(randomWords(400, 3)), page(near)] as const;
    const similarity = jaccard(pages[0], pages[2]);
    expect(similarity).toBeGreaterThan(0.85);
    expect(pairsOf(pages, 0.8)).toEqual([{ page: 2, other: 0, similarity }]);
  });

  it('name the nearest of several pages', () => {
    const base = randomWords(300, 5);
    const pages = [[...base.slice(0, 275), ...randomWords(25, 6)], base, [...base, 'again']].map(page);
    expect(pairsOf(pages, 0.8).find((pair) => pair.page === 2)?.other).toBe(1);
  });

  it('share more than the threshold', () => {
    const base = randomWords(300, 5);
    const same = [page(base), page(base)];
    expect(pairsOf(same, 1)).toEqual([]);
    expect(pairsOf(same, 0.99)).toMatchObject([{ similarity: 1 }]);
    const near = [page(base), page([...base, 'again'])];
    const [{ similarity } = { similarity: 0 }] = pairsOf(near, 0.9);
    expect(similarity).toBeGreaterThan(0.9);
    expect(pairsOf(near, similarity)).toEqual([]);
  });

  it('are pages without any text', () => {
    expect(pairsOf([[], []], 0.8)).toEqual([{ page: 1, other: 0, similarity: 1 }]);
  });

  it('count a shingle of several sections once', () => {
    const [one, two] = [page(randomWords(100, 1)), page(randomWords(80, 2))];
    const pages = [
      [...one, ...two],
      [...two, ...one, ...two],
    ];
    expect(pairsOf(pages, 0.8)).toEqual([{ page: 1, other: 0, similarity: 1 }]);
  });

  it('are compared by the text that many pages share, too', () => {
    const common = page(randomWords(500, 7));
    const pages = [21, 22].map((seed) => [...common, ...page(randomWords(40, seed))]);
    expect(pairsOf(pages, 0.8)).toHaveLength(1);
    expect(pairsOf(pages, 0.9)).toEqual([]);
  });
});

it('near pairs begin with the given page', () => {
  const same = [1, 1, 1].map(() => page(randomWords(50, 1)));
  expect(nearPairs(same, { from: 2, threshold: 0.8 })).toEqual([{ page: 2, other: 0, similarity: 1 }]);
});

it.each([16, 40, 300])('near pairs of many pages of %d words are missed in few cases', (length) => {
  const changed = Math.max(1, Math.round(length * 0.09) - 3);
  const pages = Array.from({ length: 1000 }, (_, index) => {
    const base = randomWords(length, 10_000 + index);
    return [page(base), page([...base.slice(0, length - changed), ...randomWords(changed, 50_000 + index)])];
  }).flat();
  const near = pages.filter((one, index) => index % 2 === 1 && jaccard(one, pages[index - 1] ?? []) > 0.8);
  expect(near.length).toBeGreaterThan(900);
  expect(nearPairs(pages, { threshold: 0.8 }).length).toBeGreaterThanOrEqual(near.length - 3);
});

it('near pairs are found fast even if all pages are similar', () => {
  const base = randomWords(300, 7);
  const pages = Array.from({ length: 2000 }, (_, index) => page([...base, ...randomWords(10, index)]));
  expect(nearPairs(pages, { threshold: 0.8 })).toHaveLength(1999);
});

it.each([
  ['few', 20],
  ['some', 600],
  ['many', 2000],
])('%s pages are compared the same if no two of the others are near', (_, count) => {
  const pages = Array.from({ length: count }, (_, index) => page(randomWords(100, index)));
  const edited = [3, count / 2, count - 1];
  for (const [index, number] of edited.entries()) pages[number] = page(randomWords(100, [4, 5, 5][index] as number));
  const fresh = new Set(edited);
  const all = nearPairs(pages, { threshold: 0.8 });
  expect(all).toHaveLength(3);
  expect(nearPairs(pages, { threshold: 0.8, apart: (number) => !fresh.has(number) })).toEqual(all);
  expect(nearPairs(pages, { threshold: 0.8, apart: (number) => number > 3 })).toEqual(all.slice(0, 1));
});
