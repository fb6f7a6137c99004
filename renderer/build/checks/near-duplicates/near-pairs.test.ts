import { describe, expect, it } from 'vitest';
import { nearPairs } from './near-pairs.ts';
import { type PageSets, similarityOf, splitter } from './shingle-sets.ts';
import { shinglesOf } from './shingles.ts';
import { randomWords } from './testing/random-words.ts';

const shingles = (count: number, seed: number) => shinglesOf([randomWords(count, seed).join(' ')]);

const page = (words: readonly string[]): PageSets => splitter(new Uint32Array())([shinglesOf([words.join(' ')])]);

const pairsOf = (pages: readonly PageSets[], threshold: number) => nearPairs(pages, 0, threshold).pairs;

describe('near pairs', () => {
  it('share most of their words', () => {
    const base = randomWords(400, 1);
    const near = [...base.slice(0, 380), ...randomWords(20, 2)];
    const [pair, ...others] = pairsOf([page(base), page(randomWords(400, 3)), page(near)], 0.8);
    expect(others).toEqual([]);
    expect(pair).toMatchObject({ page: 2, other: 0 });
    expect(pair?.similarity).toBeCloseTo(377 / 417, 1);
  });

  it('name the nearest of several pages', () => {
    const base = randomWords(300, 5);
    const pages = [[...base.slice(0, 275), ...randomWords(25, 6)], base, [...base, 'again']].map(page);
    expect(pairsOf(pages, 0.8).find((pair) => pair.page === 2)?.other).toBe(1);
  });

  it('begin with the given page', () => {
    const same = [1, 1, 1].map(() => page(randomWords(50, 1)));
    expect(nearPairs(same, 2, 0.8).pairs).toEqual([{ page: 2, other: 0, similarity: 1 }]);
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
    const none = splitter(new Uint32Array())([]);
    expect(pairsOf([none, none], 0.8)).toEqual([{ page: 1, other: 0, similarity: 1 }]);
  });

  it.each([16, 40, 300])('just over the threshold are missed in few cases, on pages of %d words', (length) => {
    const changed = Math.max(1, Math.round(length * 0.09) - 3);
    const pages = Array.from({ length: 1000 }, (_, index) => {
      const base = randomWords(length, 10_000 + index);
      return [page(base), page([...base.slice(0, length - changed), ...randomWords(changed, 50_000 + index)])];
    }).flat();
    const near = pages.filter(
      (sets, index) => index % 2 === 1 && similarityOf(sets, pages[index - 1] as PageSets) > 0.8,
    );
    expect(near.length).toBeGreaterThan(900);
    expect(pairsOf(pages, 0.8).length).toBeGreaterThanOrEqual(near.length - 3);
  });

  it('are found fast even if all pages are similar', () => {
    const base = randomWords(300, 7);
    const pages = Array.from({ length: 2000 }, (_, index) => page([...base, ...randomWords(10, index)]));
    expect(pairsOf(pages, 0.8)).toHaveLength(1999);
  });
});

describe('pages with sections that many others have', () => {
  const joined = (...lists: readonly Uint32Array[]) => Uint32Array.from(lists.flatMap((list) => [...list]));

  it('are compared the same whether signatures leave these out or not', () => {
    const sections = [60, 90, 25].map((length, index) => shingles(length, 900 + index));
    const [first, second, third] = sections as [Uint32Array, Uint32Array, Uint32Array];
    const parts = Array.from({ length: 300 }, (_, index) => {
      // Every fourth page has a similar one, and repeats some of the common text.
      const own = shingles(30 + (index % 40), 2000 + (index >> 2));
      return [[first, second], [first, third], [first]][index % 3]?.concat(own, first.slice(0, index % 5)) ?? [];
    });
    const common = joined(...sections).sort();
    const numbers = new Map(sections.map((section, index) => [section, index]));
    for (const threshold of [0.5, 0.7, 0.9]) {
      const found = pairsOf(parts.map(splitter(common, numbers)), threshold);
      expect(found.length).toBeGreaterThan(10);
      expect(found).toEqual(pairsOf(parts.map(splitter(common)), threshold));
      const named = ({ page, similarity }: (typeof found)[number]) => ({ page, similarity });
      expect(found.map(named)).toEqual(pairsOf(parts.map(splitter(new Uint32Array())), threshold).map(named));
    }
  });

  it.each([
    ['0.81 to 0.9', 0.81, 0.9, true],
    ['0.55 to 0.79', 0.55, 0.79, false],
  ])('are near if they share %s of all', (_, least, most, isNear) => {
    const common = shingles(500, 7);
    const split = splitter(common.slice().sort(), new Map([[common, 0]]));
    let tried = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const both = shingles(Math.round(300 * (1 - seed / 500)), seed);
      const own = (number: number) => shingles(Math.round((300 * seed) / 500), 1000 * number + seed);
      // The text has repetitions and some of the common text.
      const pages = [1, 2].map((number) => split([common, both, both, own(number), common.slice(0, seed % 90)]));
      const similarity = similarityOf(pages[0] as PageSets, pages[1] as PageSets);
      if (similarity < least || similarity > most) continue;
      tried += 1;
      expect([seed, pairsOf(pages, 0.8).length]).toEqual([seed, isNear ? 1 : 0]);
    }
    expect(tried).toBeGreaterThan(60);
  });
});
