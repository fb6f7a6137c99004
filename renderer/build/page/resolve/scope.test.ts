import { describe, expect, it } from 'vitest';
import type { FactOverride } from '../../../sdk/facts.ts';
import type { Site } from '../../../site/site.ts';
import { readFacts } from '../../schema/facts.ts';
import { pageScope } from './scope.ts';

const { facts } = readFacts(
  {
    phone: { type: 'phone', value: '+15550100142', display: '010-0142' },
    start: { type: 'days', value: 30, to: 60 },
    clients: { type: 'count', value: 200, atLeast: true },
    price: { type: 'money', value: 9, currency: 'EUR', per: 'month' },
  },
  { region: 'US', currency: 'USD' },
);
const site = { name: 'Ferns', locale: 'en-US', facts } as unknown as Site;

const on = (overrides: Readonly<Record<string, FactOverride['value']>>) =>
  pageScope(
    site,
    Object.fromEntries(Object.entries(overrides).map(([name, value]) => [name, { value, because: 'It differs.' }])),
  );

describe("a page's own value of a fact", () => {
  it.each([
    ['phone', '010-0142', '+15550100199', '+15550100199'],
    ['start', '30-60 days', 14, '14 days'],
    ['clients', '200+', 150, '150+'],
    ['price', '€9', 8, '€8'],
  ] as const)('of %s says nothing of the other one', (name, usual, value, own) => {
    expect(pageScope(site, {}).token(`facts.${name}`)).toBe(usual);
    expect(on({ [name]: value }).token(`facts.${name}`)).toBe(own);
    expect(on({ [name]: value }).token(`facts.${name}.value`)).toBe(String(value));
  });
});
