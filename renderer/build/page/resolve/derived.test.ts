import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../sdk/facts.ts';
import { readFacts } from '../../schema/facts.ts';
import { decidingOverrides, withDerived } from './scope.ts';

const { facts: all } = readFacts(
  {
    price: { type: 'money', value: 100 },
    off: { type: 'percent', value: 25 },
    year: { type: 'money', of: { times: [12, 'price'] } },
    saving: { type: 'money', of: { percent: 'off', of: 'year' } },
    other: { type: 'count', value: 3 },
    twice: { type: 'count', of: { times: [2, 'other'] } },
  },
  { region: 'US', currency: 'USD' },
);

function on(overrides: Readonly<Record<string, number>>) {
  const facts = new Map(all);
  for (const [name, value] of Object.entries(overrides)) facts.set(name, { ...all.get(name), value } as Fact);
  const changed = withDerived(facts, Object.keys(overrides), all);
  return { changed: changed.sort(), values: Object.fromEntries([...facts].map(([name, { value }]) => [name, value])) };
}

describe('withDerived', () => {
  it('computes anew what follows from the value of a page, and nothing else', () => {
    const { changed, values } = on({ price: 200 });
    expect(changed).toEqual(['price', 'saving', 'year']);
    expect(values).toEqual({ price: 200, off: 25, year: 2400, saving: 600, other: 3, twice: 6 });
  });

  it('leaves alone what the page says of a computed fact, and computes with it', () => {
    expect(on({ price: 200, year: 2000 }).values).toMatchObject({ year: 2000, saving: 500 });
  });

  it('leaves the site as it was', () => {
    expect(all.get('year')?.value).toBe(1200);
    expect(on({}).changed).toEqual([]);
  });
});

describe('what a page decides a fact by', () => {
  it.each([
    ['itself', 'price', ['price', 'off'], ['price']],
    ['what it is computed from', 'year', ['price', 'off'], ['price']],
    ['what that is computed from', 'saving', ['price', 'off'], ['off', 'price']],
    ['a computed fact that it gives a value itself', 'saving', ['price', 'year'], ['year']],
    ['nothing', 'twice', ['price'], []],
  ])('is %s', (_what, name, own, expected) => {
    expect(decidingOverrides(name, Object.fromEntries(own.map((one) => [one, 1])), all)).toEqual(expected);
  });
});
