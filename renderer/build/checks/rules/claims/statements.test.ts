import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { choice, either, group, href, list, money, onRecord, rich, text } from '../../../../sdk/fields.ts';
import { statementsIn } from './literal-diagnostics.ts';
import { literalsIn } from './literals.ts';

const schema = z.strictObject({
  headline: text('…'),
  note: text('…').optional(),
  tone: choice('…', ['paper', '30 days']),
  link: href('…').optional(),
  items: list(group({ name: text('…'), price: money('…'), quote: onRecord(text('…')).optional() }, '…'), '…'),
  cases: onRecord(list(text('…'), '…')).optional(),
  aside: either({ figure: { figure: text('…') }, quote: { quote: onRecord(text('…')) } }, '…').optional(),
});

describe('statementsIn', () => {
  it('returns texts and prices, and no links, choices or quotes', () => {
    const value = {
      headline: 'In 30 days',
      tone: '30 days',
      link: '/30-days',
      items: [
        { name: 'Fern', price: 18, quote: 'It came in 2 days.' },
        { name: 'Ivy', price: { fact: 'ivy' } },
      ],
      cases: ['In 12 days'],
      aside: { kind: 'figure', figure: '500+' },
    };
    expect(statementsIn(schema, value)).toEqual([
      { value: 'In 30 days', inside: ['headline'] },
      { value: 'Fern', inside: ['items', 0, 'name'] },
      { value: 18, inside: ['items', 0, 'price'] },
      { value: 'Ivy', inside: ['items', 1, 'name'] },
      { value: '500+', inside: ['aside', 'figure'] },
    ]);
  });

  it('makes no range of a number and the item below it', () => {
    const answer = 'Up to 20\n- 30 days\n- 5 km\n1. 12 months\n2. 4 weeks';
    const [found] = statementsIn(z.strictObject({ answer: rich('…', { lines: true }) }), { answer });
    expect(found?.source).toBe(answer);
    expect(literalsIn(String(found?.value)).map((one) => one.text)).toEqual(['30 days', '12 months', '4 weeks']);
  });

  it('reads only the given option of an either()', () => {
    expect(
      statementsIn(schema, { headline: 'A', tone: 'paper', items: [], aside: { kind: 'quote', quote: 'In 3 days' } }),
    ).toEqual([{ value: 'A', inside: ['headline'] }]);
  });
});
