import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { action, group, list, readByView, text } from '../../../sdk/fields.ts';
import { image } from '../../../sdk/picture/fields.ts';
import { readTexts, withTexts } from './section-texts.ts';

const shout = (words: string) => words === words.toUpperCase();
const row = group({ name: text('A name.'), rank: readByView(text('A rank.')) }, 'A row.');
const schema = z.strictObject({
  title: text('A title.', { max: 20 }),
  tail: text('Its end.').default('The end'),
  rows: list(row, 'Rows.'),
  button: action('A button.').optional(),
  picture: image('A picture.').optional(),
});
const fields = { title: 'Ranks', rows: [{ name: 'Ada', rank: '1 2' }] };

describe('the texts of fields', () => {
  it('are those that no view reads, in the order of their fields', () => {
    const more = { button: { label: 'Go', href: '/a' }, picture: { src: 'a.png', alt: 'A map' } };
    expect(readTexts(schema, { ...more, ...fields }).texts).toEqual(['Ranks', 'The end', 'Ada', 'Go', 'A map']);
    expect(readTexts(schema, fields)).toMatchObject({ isPlain: true, isVerbatim: true });
  });

  it('can be replaced, derived texts among them', () => {
    const other = withTexts(schema, fields, ['One', 'Two', 'Three']);
    expect(other).toEqual({ title: 'One', rows: [{ name: 'Three', rank: '1 2' }] });
    expect(readTexts(schema, other).shape).toBe(readTexts(schema, fields).shape);
  });

  it.each<[string, object]>([
    ['a text that a view reads', { rows: [{ name: 'Ada', rank: '2 1' }] }],
    ['more of a list', { rows: [...fields.rows, ...fields.rows] }],
    ['an empty text', { title: '' }],
    ['a number instead of a text', { title: 1 }],
    ['another address', { button: { label: 'Go', href: '/b' } }],
    ['another picture', { picture: { src: 'b.png', alt: 'A map' } }],
    ['an unknown field', { titel: 'Ranks' }],
    ['an unknown nested field', { rows: [{ name: 'Ada', rank: '1 2', note: 'x' }] }],
  ])('are not all that differs: %s', (_, change) => {
    const before = { button: { label: 'Go', href: '/a' }, picture: { src: 'a.png', alt: 'A map' }, ...fields };
    expect(readTexts(schema, { ...before, ...change }).shape).not.toBe(readTexts(schema, before).shape);
  });

  it.each([
    ['of a text', z.strictObject({ word: text('Loud.').refine(shout) }), { word: 'AH' }],
    [
      'of a group',
      z.strictObject({ row: z.strictObject({ word: text('Loud.') }).refine(({ word }) => shout(word)) }),
      { row: { word: 'AH' } },
    ],
    [
      'of a list',
      z.strictObject({ all: list(text('Loud.'), 'All.').refine((all) => all.every(shout)) }),
      { all: ['AH'] },
    ],
    [
      'of a button',
      z.strictObject({ go: action('Loud.').refine(({ label }) => shout(label)) }),
      { go: { label: 'AH', href: '/' } },
    ],
  ] as [string, z.ZodObject, Record<string, unknown>][])('are none if a block adds checks %s', (_, loud, word) => {
    expect(loud.safeParse(word).success).toBe(true);
    expect(readTexts(loud, word).texts).toEqual([]);
    const quiet = JSON.parse(JSON.stringify(word).replace('AH', 'ah')) as Record<string, unknown>;
    expect(loud.safeParse(quiet).success).toBe(false);
    expect(readTexts(loud, quiet).shape).not.toBe(readTexts(loud, word).shape);
  });
});
