import { describe, expect, it } from 'vitest';
import { bareFact, flattenFacts, formatFact } from './facts.ts';
import { formatMoney } from './format.ts';

describe('formatFact', () => {
  it.each([
    [{ type: 'money', value: 1480, currency: 'USD' }, '$1,480'],
    [{ type: 'money', value: 9.5, currency: 'USD' }, '$9.50'],
    [{ type: 'count', value: 1200, atLeast: true }, '1,200+'],
    [{ type: 'percent', value: 90 }, '90%'],
    [{ type: 'days', value: 1 }, '1 day'],
    [{ type: 'days', value: 30 }, '30 days'],
    [{ type: 'months', value: 2, to: 3 }, '2-3 months'],
    [{ type: 'phone', value: '+15550100', display: '555-0100' }, '555-0100'],
    [{ type: 'email', value: 'a@example.com' }, 'a@example.com'],
  ] as const)('writes %j as %s', (fact, text) => {
    expect(formatFact(fact, 'en-US')).toBe(text);
  });

  const numbers = [0, 0.5, 0.1 + 0.2, 1, 1.005, 1.1, 12.34, 99.999, 999, 1000, 1234.5, 1e6, 123456789.01, 1e15, 1e21];
  it.each([...numbers, ...numbers.map((number) => -number)])('writes %d as Intl does', (value) => {
    for (const currency of ['USD', 'EUR']) {
      for (const locale of ['en-US', 'en-GB', 'de-DE']) {
        const digits = Number.isInteger(value) ? 0 : 2;
        const style = { style: 'currency', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
        const text = new Intl.NumberFormat(locale, { ...style, currency }).format(value);
        expect(formatMoney(value, currency, locale)).toBe(text);
        expect(formatFact({ type: 'count', value }, locale)).toBe(new Intl.NumberFormat(locale).format(value));
      }
    }
  });

  const money = { type: 'money', value: 45, currency: 'GBP' } as const;
  const percent = { type: 'percent', value: 25 } as const;
  const since = { type: 'date', value: '2009-03-02' } as const;
  const days = { type: 'days', value: 30 } as const;
  const hours = { type: 'hours', value: 24, to: 72 } as const;
  const count = { type: 'count', value: 12_480, atLeast: true } as const;
  // U+00A0 keeps a sign with its number, U+202F groups thousands.
  it.each([
    ['en-US', '£45', '25%', 'March 2, 2009', '30 days', '24-72 hours', '12,480+'],
    ['en-GB', '£45', '25%', '2 March 2009', '30 days', '24-72 hours', '12,480+'],
    ['de-DE', '45\u00a0£', '25\u00a0%', '2. März 2009', '30 Tage', '24–72 Stunden', '12.480+'],
    ['de-CH', '£\u00a045', '25%', '2. März 2009', '30 Tage', '24–72 Stunden', '12’480+'],
    ['fr-FR', '45\u00a0£GB', '25\u00a0%', '2 mars 2009', '30\u00a0jours', '24–72\u00a0heures', '12\u202f480+'],
    ['es-ES', '45\u00a0GBP', '25\u00a0%', '2 de marzo de 2009', '30 días', '24-72 horas', '12.480+'],
    ['pt-BR', '£\u00a045', '25%', '2 de março de 2009', '30 dias', '24–72 horas', '12.480+'],
    ['it-IT', '45\u00a0£', '25%', '2 marzo 2009', '30 giorni', '24-72 ore', '12.480+'],
    ['nl-NL', '£\u00a045', '25%', '2 maart 2009', '30 dagen', '24-72 uur', '12.480+'],
  ])('follows the locale %s', (locale, ...written) => {
    expect([money, percent, since, days, hours, count].map((fact) => formatFact(fact, locale))).toEqual(written);
  });

  it('has singular and plural forms', () => {
    const day = { type: 'days', value: 1 } as const;
    expect(['en-GB', 'de-DE', 'fr-FR', 'pl-PL'].map((locale) => formatFact(day, locale))).toEqual([
      '1 day',
      '1 Tag',
      '1\u00a0jour',
      '1 dzień',
    ]);
    const months = { type: 'months', value: 2 } as const;
    expect(formatFact(months, 'pl-PL')).toBe('2 miesiące');
    expect(formatFact({ ...months, value: 5 }, 'pl-PL')).toBe('5 miesięcy');
    expect(formatFact({ type: 'hours', value: 1.5 }, 'de-DE')).toBe('1,5 Stunden');
    expect(formatFact({ type: 'days', value: 3, to: 3 }, 'de-DE')).toBe('3 Tage');
  });

  it('uses the digits of each currency', () => {
    expect(formatMoney(4500, 'JPY', 'ja-JP')).toMatch(/[¥￥]4,500/);
    expect(formatMoney(1.5, 'KWD', 'en-GB')).toMatch(/1\.500$/);
    expect(formatMoney(45.5, 'EUR', 'de-DE')).toBe('45,50\u00a0€');
  });

  it('returns the bare value for custom phrases', () => {
    expect(bareFact({ type: 'days', value: 30 }, 'en-US')).toBe('30');
    expect(bareFact({ type: 'hours', value: 24, to: 72 }, 'en-US')).toBe('24-72');
    expect(bareFact({ type: 'count', value: 1200.5 }, 'en-US')).toBe('1200.5');
    expect(bareFact({ type: 'count', value: 1200.5 }, 'de-DE')).toBe('1200,5');
    expect(bareFact(since, 'de-DE')).toBe('2009-03-02');
  });
});

describe('flattenFacts', () => {
  it('names nested facts by their path', () => {
    const price = { type: 'money', value: 5 } as const;
    expect([...flattenFacts({ plans: { small: { price } }, price })]).toEqual([
      ['plans.small.price', price],
      ['price', price],
    ]);
  });
});
