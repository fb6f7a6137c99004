import { describe, expect, it } from 'vitest';
import { pairwise } from './pairwise.ts';

function missingPairs(counts: readonly number[], rows: readonly (readonly number[])[]): string[] {
  const missing: string[] = [];
  for (const [first, values] of counts.entries()) {
    for (const [second, others] of counts.entries()) {
      if (second <= first) continue;
      for (let value = 0; value < values; value += 1) {
        for (let other = 0; other < others; other += 1)
          if (!rows.some((row) => row[first] === value && row[second] === other))
            missing.push([first, value, second, other].join());
      }
    }
  }
  return missing;
}

describe('pairwise', () => {
  it.each([
    [[2, 2, 2], 5],
    [[3, 3, 3, 3], 15],
    [[2, 2, 2, 2, 2, 2, 2, 2], 10],
    [[4, 3, 2, 2, 2], 15],
    [[5, 2], 10],
  ])('covers every two values of %j with at most %i rows', (counts, most) => {
    const rows = pairwise(counts);
    expect(missingPairs(counts, rows)).toEqual([]);
    expect(rows.length).toBeLessThanOrEqual(most);
    for (const row of rows) expect(row.every((value, at) => value >= 0 && value < (counts[at] ?? 0))).toBe(true);
  });

  it('has a row for each value of one dimension, and one for none', () => {
    expect(pairwise([3])).toEqual([[0], [1], [2]]);
    expect(pairwise([])).toEqual([[]]);
  });
});
