import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { money, text } from '../../sdk/fields.ts';
import { zodDiagnostics } from './zod-diagnostics.ts';

const schema = z.strictObject({
  headline: text('The headline.', { max: 10 }).optional(),
  price: money('The price.').optional(),
  seats: z.int().optional(),
  fact: z
    .discriminatedUnion('type', [z.object({ type: z.literal('days') }), z.object({ type: z.literal('url') })])
    .optional(),
});

function reported(value: unknown) {
  const { error } = schema.safeParse(value);
  return error
    ? zodDiagnostics(error, schema, value, []).map(({ message, suggestion }) => ({ message, suggestion }))
    : [];
}

describe('the suggestion for', () => {
  it.each([
    ['a ninefold1', '"headline" must have at most 10 characters; it has 11.', 'Shorten it by 1 character.'],
    [
      '  a headline of 22 chars  ',
      '"headline" must have at most 10 characters; it has 22.',
      'Shorten it by 12 characters.',
    ],
    [
      'From {{facts.price}} on, monthly',
      '"headline" must have at most 10 characters; it has 17.',
      'Shorten it by 7 characters. Tokens do not count.',
    ],
  ])('the long text %j', (headline, message, suggestion) => {
    expect(reported({ headline })).toEqual([{ message, suggestion }]);
  });

  it('a text that holds no number', () => {
    expect(reported({ price: 'on request', seats: 'many' })).toEqual([
      {
        message: `"price" must be a number or { fact: '…' }, not "on request".`,
        suggestion: 'Write a number in plain digits, such as 45 or 4.5.',
      },
      {
        message: '"seats" must be a number, not "many".',
        suggestion: 'Write a number in plain digits, such as 45 or 4.5.',
      },
    ]);
    expect(reported({ price: '{{facts.start}}' })).toMatchObject([
      { suggestion: "Write { fact: 'start' }: {{…}} is for texts." },
    ]);
    expect(reported({ seats: '{{facts.start}}' })).toMatchObject([
      { suggestion: expect.stringContaining('plain digits') },
    ]);
    expect(reported({ price: null })).toMatchObject([{ suggestion: undefined }]);
  });

  it('an unknown type', () => {
    expect(reported({ fact: { type: 'day' } })).toEqual([
      { message: '"type" cannot be "day".', suggestion: 'Did you mean "days"?' },
    ]);
  });
});
