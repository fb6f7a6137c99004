import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { choice, either, group, href, list, money, onRecord, text } from '../../../sdk/fields.ts';
import { saidIn } from './said.ts';

const schema = z.strictObject({
  headline: text('…'),
  note: text('…').optional(),
  tone: choice('…', ['paper', '30 days']),
  link: href('…').optional(),
  items: list(group({ name: text('…'), price: money('…'), quote: onRecord(text('…')).optional() }, '…'), '…'),
  cases: onRecord(list(text('…'), '…')).optional(),
  aside: either({ figure: { figure: text('…') }, quote: { quote: onRecord(text('…')) } }, '…').optional(),
});

describe('saidIn', () => {
  it('hands out words and prices, and nothing that is a name, a choice or on record', () => {
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
    expect(saidIn(schema, value)).toEqual([
      { said: 'In 30 days', inside: ['headline'] },
      { said: 'Fern', inside: ['items', 0, 'name'] },
      { said: 18, inside: ['items', 0, 'price'] },
      { said: 'Ivy', inside: ['items', 1, 'name'] },
      { said: '500+', inside: ['aside', 'figure'] },
    ]);
  });

  it('keeps to the option of an either', () => {
    expect(
      saidIn(schema, { headline: 'A', tone: 'paper', items: [], aside: { kind: 'quote', quote: 'In 3 days' } }),
    ).toEqual([{ said: 'A', inside: ['headline'] }]);
  });
});
