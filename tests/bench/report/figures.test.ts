import { describe, expect, it } from 'vitest';
import { type Figures, median, medianOf, type Run, ratio } from './figures.ts';

const figures = (wall: number): Figures => ({ wall, cpu: 1, peak: 2, written: 3, changed: 4 });
const run = (candidate: string, wall: number): Run => ({
  candidate,
  figures: { cold: figures(wall), unchanged: figures(wall / 2), edited: figures(wall / 4) },
});

describe('median', () => {
  it('is the value in the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('is the mean of the two in the middle', () => {
    expect(median([4, 1, 100, 2])).toBe(3);
  });

  it('sorts by size, not by text', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('is no number where there is nothing', () => {
    expect(median([])).toBeNaN();
  });
});

describe('medianOf', () => {
  const runs = [run('a', 8), run('b', 100), run('a', 4), run('b', 300), run('a', 6)];

  it('takes the turns of one candidate and one phase', () => {
    expect(medianOf(runs, 'a', 'cold', 'wall')).toBe(6);
    expect(medianOf(runs, 'a', 'unchanged', 'wall')).toBe(3);
    expect(medianOf(runs, 'b', 'cold', 'wall')).toBe(200);
  });

  it('says nothing of who took no part, or of what nobody told', () => {
    expect(medianOf(runs, 'c', 'cold', 'wall')).toBeUndefined();
    expect(medianOf(runs, 'a', 'cold', 'rendered')).toBeUndefined();
  });

  it('says nothing of what nobody saw, and takes the turns in which somebody did, of those that are kept as well', () => {
    const unseen = (...peaks: readonly number[]): Run[] =>
      peaks.map((peak) => ({ ...run('a', 1), figures: { ...run('a', 1).figures, cold: { ...figures(1), peak } } }));
    const kept = (of: readonly Run[]): Run[] => JSON.parse(JSON.stringify(of));
    for (const seen of [unseen(Number.NaN, Number.NaN), kept(unseen(Number.NaN, Number.NaN))])
      expect(medianOf(seen, 'a', 'cold', 'peak')).toBeUndefined();
    for (const seen of [unseen(Number.NaN, 5, 7), kept(unseen(Number.NaN, 5, 7))])
      expect(medianOf(seen, 'a', 'cold', 'peak')).toBe(6);
  });
});

describe('ratio', () => {
  it('divides, and says nothing where it cannot', () => {
    expect(ratio(3, 4)).toBe(0.75);
    expect(ratio(undefined, 4)).toBeUndefined();
    expect(ratio(3, undefined)).toBeUndefined();
    expect(ratio(3, 0)).toBeUndefined();
  });
});
