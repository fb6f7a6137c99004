import { describe, expect, it } from 'vitest';
import { readFacts } from './facts.ts';

const values = (group: Parameters<typeof readFacts>[0]) => {
  const { facts, diagnostics } = readFacts(group, { region: 'US', currency: 'USD' });
  return { values: Object.fromEntries([...facts].map(([name, { value }]) => [name, value])), diagnostics };
};

const price = { type: 'money', value: 675 };
const off = { type: 'percent', value: 25 };
const saving = (fact: string) => ({ type: 'money', of: { percent: 'off', of: { times: [12, fact] } }, per: 'year' });

describe('readFacts', () => {
  it('computes facts from others in any order', () => {
    expect(
      values({ twice: { type: 'money', of: { times: [2, 'saving'] } }, saving: saving('price'), price, off }),
    ).toEqual({
      values: { price: 675, off: 25, saving: 2025, twice: 4050 },
      diagnostics: [],
    });
  });

  it.each([
    [{ a: { type: 'count', of: { sum: ['b', 1] } }, b: { type: 'count', of: 'a' } }, 'fact-circle'],
    [{ a: { type: 'count', of: 'a' } }, 'fact-circle'],
    [{ off, saving: saving('prise'), price }, 'unknown-fact'],
    [{ a: { type: 'count', of: 'mail' }, mail: { type: 'email', value: 'a@example.com' } }, 'fact-type'],
    [{ a: { type: 'count', of: { divide: [1, { minus: [2, 2] }] } } }, 'invalid-value'],
    [{ a: { type: 'count', of: { sum: [1] } } }, 'invalid-value'],
    [{ a: { type: 'count', of: { minus: [3, 2, 1] } } }, 'invalid-value'],
    [{ a: { type: 'count', of: { power: [3, 2] } } }, 'invalid-value'],
    [{ a: { type: 'count', of: { times: [3, { sum: null }] } } }, 'invalid-value'],
    [{ a: { type: 'money', of: 3, until: 'soon' } }, 'invalid-value'],
    [{ a: { type: 'text', of: 3 } }, 'invalid-value'],
  ])('reports what cannot be computed once: %j', (group, code) => {
    expect(
      readFacts(group, { region: 'US', currency: 'USD' }).diagnostics.map((diagnostic) => diagnostic.code),
    ).toEqual([code]);
  });

  it.each([
    [{ a: { type: 'days', value: -1 } }, '"value" must be at least 0, not -1.'],
    [{ a: { type: 'hours', value: -0.5 } }, '"value" must be at least 0, not -0.5.'],
    [{ a: { type: 'count', value: -3 } }, '"value" must be at least 0, not -3.'],
    [{ a: { type: 'money', value: -5 } }, '"value" must be at least 0, not -5.'],
    [{ a: { type: 'percent', value: -20 } }, '"value" must be at least 0, not -20.'],
    [{ a: { type: 'percent', value: 100_000 } }, '"value" must be at most 10000, not 100000.'],
    [{ a: { type: 'weeks', value: 2, to: -1 } }, '"to" must be at least 0, not -1.'],
    [{ a: { type: 'hours', value: 72, to: 24 } }, 'The range ends at 24, which is not after its start, 72.'],
    [{ a: { type: 'count', value: 5, to: 5 } }, 'The range ends at 5, which is not after its start, 5.'],
    [
      { a: { type: 'money', of: { minus: ['price', 700] } }, price },
      'The formula of the fact "a" gives -25, and no amount is below zero.',
    ],
  ])('reports numbers that no business has: %j', (group, message) => {
    const { diagnostics } = readFacts(group, { region: 'US', currency: 'USD' });
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message]);
  });

  it('reports nothing more about a fact that depends on an invalid one', () => {
    const { facts, diagnostics } = readFacts(
      { a: { type: 'count', of: 'nothing' }, b: { type: 'count', of: 'a' } },
      { region: 'US', currency: 'USD' },
    );
    expect([...facts]).toEqual([]);
    expect(diagnostics).toHaveLength(1);
  });
});
