import { describe, expect, it } from 'vitest';
import { findAlike } from './alike.ts';
import { jaccard } from './sets.ts';
import { asSet, shingles, wordHashes } from './shingles.ts';
import { sketch } from './sketch.ts';

/** Texts of words drawn by a seed, so that every run has the same. */
function randomWords(count: number, seed: number): string[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `word${state % 5000}`;
  });
}

const none = new Uint32Array();

const joined = (...lists: readonly Uint32Array[]) => Uint32Array.from(lists.flatMap((list) => [...list]));

const pieces = (name: string, text: string, blanks: readonly string[] = []) => ({
  name,
  pieces: shingles(text, blanks),
});

describe('shingles', () => {
  it('are the same for the same words, whatever their case, spacing and punctuation', () => {
    expect(shingles('We fix drains, day and night.')).toEqual(shingles('we FIX  drains day — and night'));
  });

  it.each(["We've 30day O’Neil—x9", '“2 for 1”… 24/7, A1b2', "'til 9:30 ’ok’ 1a 1a 1a", 'a\u0000b \u0000 3\u0000', ''])(
    'are the same for %j whether it is read letter by letter or by its kinds of letters',
    (text) => {
      expect([...wordHashes(text)]).toEqual([...wordHashes(`${text} é`)].slice(0, -1));
    },
  );

  it('tell the order of words', () => {
    expect(jaccard(shingles('one two three four five'), shingles('five four three two one'))).toBe(0);
  });

  it('read a value that is only filled in alike on every page', () => {
    const text = (city: string) => `Plumbers in ${city} who come today. ${city} is where we live and work.`;
    expect(shingles(text('Miami'), ['Miami'])).toEqual(shingles(text('West Palm Beach'), ['West Palm Beach']));
    expect(shingles(text('Miami'))).not.toEqual(shingles(text('Tampa')));
  });

  it('do not take a value for filled in inside another word', () => {
    expect(shingles('we are on time here', ['on'])).not.toEqual(shingles('we are under time here', ['under time']));
    expect(shingles('the season of rain is long', ['on'])).toEqual(shingles('the season of rain is long'));
  });
});

describe('the share of two sets', () => {
  it.each([0.1, 0.5, 0.8, 1])('is the same when those that share less than %d need not be counted', (least) => {
    for (let seed = 1; seed <= 60; seed++) {
      const one = randomWords(40 + seed, seed);
      const other = [...one.slice(seed % 7), ...randomWords(seed % 9, seed + 100)];
      const [a, b] = [shingles(one.join(' ')), shingles(other.join(' '))];
      const share = jaccard(a, b);
      expect([share, share < least ? 0 : share]).toContain(jaccard(a, b, least));
      if (share >= least) expect(jaccard(a, b, least)).toBe(share);
    }
  });
});

describe('findAlike', () => {
  it('finds the pages that share most of their words, and names the pair', () => {
    const base = randomWords(400, 1);
    const near = [...base.slice(0, 380), ...randomWords(20, 2)];
    const texts = [
      pieces('/a', base.join(' ')),
      pieces('/b', randomWords(400, 3).join(' ')),
      pieces('/c', near.join(' ')),
    ];
    const [pair, ...others] = findAlike(texts, 0.8);
    expect(others).toEqual([]);
    expect(pair).toMatchObject({ name: '/c', other: '/a' });
    expect(pair?.likeness).toBeCloseTo(377 / 417, 1);
  });

  it('names the most alike of several', () => {
    const base = randomWords(300, 5);
    const texts = [
      pieces('/a', [...base.slice(0, 275), ...randomWords(25, 6)].join(' ')),
      pieces('/b', base.join(' ')),
      pieces('/c', `${base.join(' ')} again`),
    ];
    expect(findAlike(texts, 0.8).find(({ name }) => name === '/c')?.other).toBe('/b');
  });

  it('lets as much be alike as the threshold says, and no more', () => {
    const base = randomWords(300, 5).join(' ');
    const same = [pieces('/a', base), pieces('/b', base)];
    expect(findAlike(same, 1)).toEqual([]);
    expect(findAlike(same, 0.99)).toMatchObject([{ likeness: 1 }]);
    const near = [pieces('/a', base), pieces('/b', `${base} again`)];
    const [{ likeness } = { likeness: 0 }] = findAlike(near, 0.9);
    expect(likeness).toBeGreaterThan(0.9);
    expect(findAlike(near, likeness)).toEqual([]);
  });

  it('overlooks no more than a few of a thousand pairs just over the threshold', () => {
    const texts = Array.from({ length: 1000 }, (_, index) => {
      const base = randomWords(300, 10_000 + index);
      return [
        pieces(`/${index}`, base.join(' ')),
        pieces(`/${index}-twin`, [...base.slice(0, 272), ...randomWords(28, 50_000 + index)].join(' ')),
      ];
    }).flat();
    const alike = texts.filter(
      (text, index) => index % 2 === 1 && jaccard(text.pieces, (texts[index - 1] as typeof text).pieces) >= 0.8,
    );
    expect(alike.length).toBeGreaterThan(900);
    expect(findAlike(texts, 0.8).length).toBeGreaterThanOrEqual(alike.length - 3);
  });

  it('finds the same, whatever is looked at once for many texts because all of them have it', () => {
    const sections = [60, 90, 25].map((length, index) => shingles(randomWords(length, 900 + index).join(' ')));
    const texts = Array.from({ length: 300 }, (_, index) => {
      // Every third one has a twin, and what is its own may stand in what it shares as well.
      const [first = none, second = none, third = none] = sections;
      const common = [joined(first, second), joined(first, third), first][index % 3] ?? first;
      const own = randomWords(30 + (index % 40), 2000 + (index >> 2));
      return { name: `/${index}`, common, pieces: joined(shingles(own.join(' ')), first.slice(0, index % 5)) };
    });
    const whole = texts.map(({ name, common, pieces }) => ({ name, pieces: joined(common, pieces) }));
    for (const threshold of [0.5, 0.7, 0.9]) {
      const found = findAlike(texts, threshold);
      expect(found.length).toBeGreaterThan(10);
      expect(found).toEqual(findAlike(whole, threshold));
    }
    for (const { common, pieces } of texts) expect(sketch(pieces, common)).toEqual(sketch(joined(common, pieces)));
  });

  it('stays quick where every page is like every other', () => {
    const base = randomWords(300, 7);
    const texts = Array.from({ length: 2000 }, (_, index) =>
      pieces(`/${index}`, [...base, ...randomWords(10, index)].join(' ')),
    );
    expect(findAlike(texts, 0.8)).toHaveLength(1999);
  });
});

describe('texts that have much in common with many', () => {
  const words = (count: number, seed: number) => shingles(randomWords(count, seed).join(' '));
  const common = words(500, 7);

  it.each([
    ['0.81 to 0.9', 0.81, 0.9, true],
    ['0.55 to 0.79', 0.55, 0.79, false],
  ])('are found where they share %s of all, in what is their own as well', (_, least, most, isFound) => {
    let tried = 0;
    for (let seed = 1; seed <= 400; seed++) {
      // Three hundred pieces of their own, of which they share fewer and fewer.
      const both = words(Math.round(300 * (1 - seed / 500)), seed);
      const own = (name: number) => joined(both, words(Math.round((300 * seed) / 500), 1000 * name + seed));
      const [a, b] = [own(1), own(2)];
      const share = jaccard(asSet(joined(common, a)), asSet(joined(common, b)));
      if (share < least || share > most) continue;
      tried += 1;
      const pairs = findAlike(
        [
          { name: 'one', common, pieces: a },
          { name: 'other', common, pieces: b },
        ],
        0.8,
      );
      expect([seed, pairs.map(({ likeness }) => likeness)]).toEqual([seed, isFound ? [share] : []]);
    }
    expect(tried).toBeGreaterThan(60);
  });

  it('are found where they say their own over and over, or what all say', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const both = words(85, seed);
      const own = (name: number) => {
        const all = joined(both, words(60, 1000 * name + seed));
        return joined(all, all, all, common.slice(0, 200));
      };
      const [a, b] = [own(1), own(2)];
      const share = jaccard(asSet(joined(common, a)), asSet(joined(common, b)));
      expect(share).toBeGreaterThan(0.8);
      const texts = [a, b].map((pieces, index) => ({ name: `${index}`, common, pieces }));
      expect([seed, findAlike(texts, 0.8).map(({ likeness }) => likeness)]).toEqual([seed, [share]]);
    }
  });
});
