import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../../sdk/facts.ts';
import { suggestFact } from './likely-fact.ts';
import { literalsIn } from './literals.ts';

const facts = new Map<string, Fact>([
  ['entryPrice', { type: 'money', value: 480, currency: 'USD', per: 'month' }],
  ['visit', { type: 'money', value: 90, currency: 'EUR' }],
  ['cancelNotice', { type: 'days', value: 30 }],
  ['guarantee', { type: 'days', value: 30 }],
  ['topThree', { type: 'months', value: 2, to: 3 }],
  ['callLength', { type: 'minutes', value: 15 }],
  ['clients', { type: 'count', value: 500, atLeast: true }],
  ['hours', { type: 'text', value: 'Mon-Fri 9am-5pm' }],
]);

describe('suggestFact', () => {
  it.each([
    ['From $480 a month.', 'It is probably {{facts.entryPrice}}.'],
    ['A 30-day guarantee.', 'It is probably {{facts.guarantee.value}}-day. {{facts.cancelNotice}} has that value too.'],
    ['30 days notice to cancel.', 'It is probably {{facts.cancelNotice}}. {{facts.guarantee}} has that value too.'],
    ['Top 3 in 2-3 months.', 'It is probably {{facts.topThree}}.'],
    ['Book a 15 Minute call.', 'It is probably {{facts.callLength.value}} Minute.'],
    ['500+ firms.', 'It is probably {{facts.clients}}.'],
    ['Open 9am-5pm.', 'It is probably {{facts.hours}}.'],
    ['A 60-day guarantee.', expect.stringContaining("facts: { guarantee: { value: 60, because: '…' } }")],
    ['Worth $90.', expect.stringContaining("{ type: 'money', value: 90 }")],
    ['Worth €90.', 'It is probably {{facts.visit}}.'],
    ['Worth 90 euros.', 'It is probably {{facts.visit}}.'],
    ['From €480 a month.', expect.stringContaining("{ type: 'money', value: 480, currency: 'EUR' }")],
    ['A visit for £70.', expect.stringContaining("{ type: 'money', value: 70, currency: 'GBP' }")],
    ['A visit for €70.', expect.stringContaining("facts: { visit: { value: 70, because: '…' } }")],
    ['The top three in 3-4 months.', expect.stringContaining("{ type: 'months', value: 3, to: 4 }")],
    ['Takes 4-6 weeks.', expect.stringContaining("{ type: 'weeks', value: 4, to: 6 }")],
    ['Loved by 70+ firms.', expect.stringContaining("{ type: 'count', value: 70, atLeast: true }")],
  ])('of %j', (words, expected) => {
    const [literal] = literalsIn(words);
    expect(literal && suggestFact(literal, words, { facts, locale: 'en-US', currency: 'USD' })).toEqual(expected);
  });

  it('names a currency other than the default', () => {
    const declared = (words: string, currency: string) => {
      const [literal] = literalsIn(words);
      return literal && suggestFact(literal, words, { facts: new Map(), locale: 'en-GB', currency });
    };
    expect(declared('A visit for £70.', 'GBP')).toContain("{ type: 'money', value: 70 }");
    expect(declared('A visit for $70.', 'GBP')).toContain("{ type: 'money', value: 70, currency: 'USD' }");
    expect(declared('A visit for $70.', 'CAD')).toContain("{ type: 'money', value: 70 }");
  });
});
