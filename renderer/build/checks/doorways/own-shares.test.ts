import { describe, expect, it } from 'vitest';
import { OwnShares } from './own-shares.ts';
import { Sets } from './sets.ts';
import { sketch } from './sketch.ts';

/** Numbers drawn by a seed, so that every run has the same. */
function drawn(count: number, seed: number): number[] {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
  });
}

const threshold = 0.8;

/** Texts that have `common` pieces of one list and `own` besides; each has `share` of those of the first. */
function texts({ common, own, share, count }: Readonly<Record<'common' | 'own' | 'share' | 'count', number>>) {
  const list = Uint32Array.from(drawn(common, 1));
  const first = drawn(own, 2);
  return Array.from({ length: count }, (_, index) => {
    const same = index === 0 ? own : Math.round(own * share);
    const pieces = Uint32Array.from([...first.slice(0, same), ...drawn(own - same, 3 + index)]);
    return { name: `text ${index}`, common: list, pieces };
  });
}

function sharesOf(made: ReturnType<typeof texts>) {
  const sets = new Sets(made);
  const sketches = made.map(({ pieces, common }) => sketch(pieces, common));
  const shares = new OwnShares(made, sets, threshold, (index) => sketches[index] as Uint8Array);
  return { sets, shares };
}

describe('pairs that share much of what many have', () => {
  it.each([
    { common: 0, own: 400 },
    { common: 200, own: 300 },
    { common: 480, own: 300 },
    { common: 900, own: 250 },
    { common: 60, own: 2000 },
  ])('are left out where they are not alike, and never where they are: %j', (sizes) => {
    for (const share of [0, 0.1, 0.3, 0.95, 1]) {
      const made = texts({ ...sizes, share, count: 60 });
      const { sets, shares } = sharesOf(made);
      for (let other = 1; other < made.length; other++) {
        const likeness = sets.likeness(0, other, 0);
        const isAlone = shares.isCommonAlone(0, other);
        if (likeness > threshold) expect(isAlone).toBe(false);
        // Of what is their own, these would need half and more.
        if (share === 0 && likeness < 0.6) expect(isAlone).toBe(true);
        expect(shares.isCommonAlone(other, 0)).toBe(isAlone);
      }
    }
  });

  it('are told of a few bits of theirs that are alike by chance', () => {
    const made = texts({ common: 20, own: 600, share: 0.7, count: 400 });
    const { sets, shares } = sharesOf(made);
    const alone = made.slice(1).filter((_, index) => shares.isCommonAlone(0, index + 1));
    expect(sets.likeness(0, 1, 0)).toBeLessThan(0.7);
    expect(alone.length).toBeGreaterThan(300);
  });

  it('are others where they have different lists, or none', () => {
    const [one, other] = texts({ common: 300, own: 300, share: 0, count: 2 });
    if (one === undefined || other === undefined) throw new Error('there are two');
    const { shares } = sharesOf([one, { ...other, common: other.common.slice() }]);
    expect(shares.isCommonAlone(0, 1)).toBe(false);
  });

  it('are alike by what many have alone, where they have nearly nothing else', () => {
    const { sets, shares } = sharesOf(texts({ common: 900, own: 20, share: 0, count: 2 }));
    expect(sets.likeness(0, 1, 0)).toBeGreaterThan(threshold);
    expect(shares.isCommonAlone(0, 1)).toBe(false);
  });
});

describe('pieces of a text that not many have', () => {
  it('are counted each once, whatever the list of the text before', () => {
    const lists = [drawn(300, 1), drawn(40, 2), []].map((numbers) => Uint32Array.from(numbers));
    const made = [0, 1, 2, 0, 2, 1].map((list, index) => {
      const common = lists[list] as Uint32Array;
      const own = drawn(200, 10 + index);
      return { name: '', common, pieces: Uint32Array.from([...own, ...own.slice(0, 30), ...common.slice(0, 20)]) };
    });
    const sets = new Sets(made);
    const counts = made.map(({ pieces, common }) => countOf(pieces, common));
    expect(made.map((_, index) => sets.ownCount(index))).toEqual(counts);
  });
});

function countOf(pieces: Uint32Array, common: Uint32Array): number {
  const known = new Set(common);
  return new Set([...pieces].filter((piece) => !known.has(piece))).size;
}
