import { describe, expect, it } from 'vitest';
import { compute, type Formula, formulaInWords, namesIn } from './formula.ts';

const facts: Readonly<Record<string, number>> = { price: 675, discount: 25, zero: 0, tenth: 0.1, fifth: 0.2 };
const numberOf = (name: string) => facts[name] ?? Number.NaN;

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
  ])('makes %j %d', (formula, value) => {
    expect(compute(formula, numberOf)).toBe(value);
  });

  it('comes to no finite number where something is divided by zero', () => {
    expect(Number.isFinite(compute({ divide: ['price', 'zero'] }, numberOf))).toBe(false);
  });
});

describe('namesIn', () => {
  it('names each fact once, however deep', () => {
    expect(namesIn({ sum: ['a', { times: ['b', 'a'] }, { round: { percent: 'c', of: 'd' }, to: 5 }, 7] })).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});

describe('formulaInWords', () => {
  it('reads like a sum', () => {
    expect(formulaInWords({ percent: 'discount', of: { times: [12, 'price'] } })).toBe('discount% of (12 × price)');
    expect(formulaInWords({ minus: [{ sum: ['a', 'b'] }, { divide: ['c', 2] }] })).toBe('(a + b) - (c / 2)');
  });
});
