import { describe, expect, it } from 'vitest';
import { describeRanks, rankBand, ranks, readRanks } from './ranks.ts';

const square = ['20 20 18 16 19', '17 14 12 15 18', '9 8 6 7 11', '4 3 1 2 5', '12 10 13 15 20'];
const problem = (rows: string[]) => ranks('help').safeParse(rows).error?.issues[0];

describe('ranks', () => {
  it('accepts 5 to 9 rows of 5 to 9 points', () => {
    expect(problem(square)).toBeUndefined();
    expect(problem(Array(9).fill('1 2 3 4 5 6 7 8 20'))).toBeUndefined();
    expect(problem(square.slice(1))?.message).toBe('is a grid of 4 rows by 5 points; both must be 5 to 9');
    expect(problem(Array(5).fill('1 2 3 4 5 6 7 8 9 10'))?.message).toContain('5 rows by 10 points');
  });

  it.each(['0', '21', '4.5', '-3', '20+', 'x', '007'])('rejects %s at its row', (invalid) => {
    const found = problem([...square.slice(0, 4), `1 2 3 4 ${invalid}`]);
    expect(found?.path).toEqual([4]);
    expect(found?.message).toContain(`holds "${invalid}"; a rank is a whole number from 1 to 20`);
  });

  it('rejects a row that is shorter than the first', () => {
    const found = problem([...square.slice(0, 2), '1 2 3 4', ...square.slice(3)]);
    expect(found).toMatchObject({
      path: [2],
      message: 'has 4 ranks, but the first row has 5; every row needs the same number',
    });
  });

  it('accepts points without a rank, but not a grid of them', () => {
    expect(problem([...square.slice(0, 4), '12 10 - - 20'])).toBeUndefined();
    expect(problem(Array(5).fill('- - - - -'))?.message).toBe('has no rank');
  });

  it('ignores extra spaces', () => {
    expect(problem(square.map((row) => ` ${row.replaceAll(' ', '  ')} `))).toBeUndefined();
  });
});

describe('the summary of a grid', () => {
  it('counts every point in one band', () => {
    expect([1, 3, 4, 10, 11, 19, 20].map(rankBand)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    const summary = readRanks(square);
    expect(summary.inBand).toEqual([3, 7, 12, 3]);
    expect(summary.inBand.reduce((sum, count) => sum + count)).toBe(summary.points);
    expect(summary.average).toBe(11.8);
  });

  it('counts no points without a rank', () => {
    expect(readRanks([...square.slice(0, 4), '12 10 - - 20'])).toMatchObject({ points: 23, inBand: [3, 7, 10, 3] });
  });

  it('is a sentence with the numbers', () => {
    expect(describeRanks(readRanks(square))).toBe(
      'Ranks 1 to 3 at 3 of 25 points, 4 to 10 at 7, 11 to 19 at 12, 20 or lower at 3; average 11.8.',
    );
  });
});
