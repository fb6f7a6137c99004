import { describe, expect, it } from 'vitest';
import { bareFact, flattenFacts, formatFact, formatMoney } from './facts.ts';

describe('formatFact', () => {
  it.each([
    [{ type: 'money', value: 1480 }, '$1,480'],
    [{ type: 'money', value: 9.5, currency: 'USD' }, '$9.50'],
    [{ type: 'count', value: 1200, atLeast: true }, '1,200+'],
    [{ type: 'percent', value: 90 }, '90%'],
    [{ type: 'days', value: 1 }, '1 day'],
    [{ type: 'days', value: 30 }, '30 days'],
    [{ type: 'months', value: 2, to: 3 }, '2-3 months'],
    [{ type: 'phone', value: '+15550100', display: '555-0100' }, '555-0100'],
    [{ type: 'email', value: 'a@example.com' }, 'a@example.com'],
  ] as const)('writes %j as %s', (fact, words) => {
    expect(formatFact(fact, 'en-US')).toBe(words);
  });

  const numbers = [0, 0.5, 0.1 + 0.2, 1, 1.005, 1.1, 12.34, 99.999, 999, 1000, 1234.5, 1e6, 123456789.01, 1e15, 1e21];
  it.each([...numbers, ...numbers.map((number) => -number)])('writes %d as Intl does', (value) => {
    for (const currency of ['USD', 'EUR']) {
      for (const locale of ['en-US', 'en-GB', 'de-DE']) {
        const digits = Number.isInteger(value) ? 0 : 2;
        const style = { style: 'currency', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
        const words = new Intl.NumberFormat(locale, { ...style, currency }).format(value);
        expect(formatMoney(value, currency, locale)).toBe(words);
        expect(formatFact({ type: 'count', value }, locale)).toBe(new Intl.NumberFormat(locale).format(value));
      }
    }
  });

  it('follows the locale', () => {
    expect(formatMoney(1480, 'EUR', 'de-DE').replace(/\s/g, ' ')).toBe('1.480 €');
  });

  it('gives the bare value for phrases of their own', () => {
    expect(bareFact({ type: 'days', value: 30 })).toBe('30');
    expect(bareFact({ type: 'hours', value: 24, to: 72 })).toBe('24-72');
  });
});

describe('flattenFacts', () => {
  it('names facts of any depth by their way', () => {
    const price = { type: 'money', value: 5 } as const;
    expect([...flattenFacts({ plans: { small: { price } }, price })]).toEqual([
      ['plans.small.price', price],
      ['price', price],
    ]);
  });
});
