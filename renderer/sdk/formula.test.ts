import { describe, expect, it } from 'vitest';
import { compute, type Formula, factNamesIn, formatFormula } from './facts.ts';

const facts: Readonly<Record<string, number>> = { price: 675, discount: 25, zero: 0, tenth: 0.1, fifth: 0.2 };
const factValue = (name: string) => facts[name] ?? Number.NaN;

describe('compute', () => {
  it.each<[Formula, number]>([
    [3, 3],
    ['price', 675],
    [{ percent: 'discount', of: { times: [12, 'price'] } }, 2025],
    [{ sum: ['price', 'discount', 1] }, 701],
    [{ minus: ['price', 'discount'] }, 650],
    [{ divide: ['price', 4] }, 168.75],
    [{ round: { divide: ['price', 4] } }, 169],
    [{ round: { divide: ['price', 4] }, to: 5 }, 170],
    [{ sum: ['tenth', 'fifth'] }, 0.3],
  ])('computes %j as %d', (formula, value) => {
    expect(compute(formula, factValue)).toBe(value);
  });

  it('is not finite after a division by zero', () => {
    expect(Number.isFinite(compute({ divide: ['price', 'zero'] }, factValue))).toBe(false);
  });
});

describe('factNamesIn', () => {
  it('names each fact once, at any depth', () => {
    expect(factNamesIn({ sum: ['a', { times: ['b', 'a'] }, { round: { percent: 'c', of: 'd' }, to: 5 }, 7] })).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});

describe('formatFormula', () => {
  it('is written with operators and brackets', () => {
    expect(formatFormula({ percent: 'discount', of: { times: [12, 'price'] } })).toBe('discount% of (12 × price)');
    expect(formatFormula({ minus: [{ sum: ['a', 'b'] }, { divide: ['c', 2] }] })).toBe('(a + b) - (c / 2)');
  });
});
