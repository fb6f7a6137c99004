import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { action, group, headline, list, readByView, rich, text } from '../../../sdk/fields.ts';
import { image } from '../../../sdk/picture/picture.tsx';
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

describe('the texts of a text with marks', () => {
  const marked = z.strictObject({
    title: headline('A title.', { max: 20 }),
    answer: rich('An answer.', { max: 20, lines: true }),
  });
  const written = { title: 'A *b* c', answer: '**Yes**, see [ours](/a)\nnow' };
  const shown = {
    title: { words: ['A ', { em: ['b'] }, ' c'] },
    answer: { words: [{ strong: ['Yes'] }, ', see ', { href: '/a', words: ['ours'] }, { br: true }, 'now'] },
  };

  it('are the pieces of its tree', () => {
    const read = readTexts(marked, written, 'config');
    expect(read).toMatchObject({ isPlain: true, isVerbatim: true });
    expect(read.texts).toEqual(['A ', 'b', ' c', 'Yes', ', see ', 'ours', 'now']);
    expect(readTexts(marked, shown).texts).toEqual(read.texts);
    expect(readTexts(marked, shown).shape).toBe(read.shape);
  });

  it('can be replaced, in the config and in a view', () => {
    const texts = ['1 ', '*', ' 3', '[4', '5', '6', '7'];
    expect(withTexts(marked, shown, texts)).toEqual({
      title: { words: ['1 ', { em: ['*'] }, ' 3'] },
      answer: { words: [{ strong: ['[4'] }, '5', { href: '/a', words: ['6'] }, { br: true }, '7'] },
    });
    const other = withTexts(marked, written, texts, 'config');
    expect(readTexts(marked, other, 'config').texts).toEqual(texts);
    expect(readTexts(marked, other, 'config').shape).toBe(readTexts(marked, written, 'config').shape);
  });

  it('are those of its lists', () => {
    const listed = { title: 'A', answer: 'b\n- *c*\n- d\n1. e\nf' };
    const read = readTexts(marked, listed, 'config');
    expect(read.texts).toEqual(['A', 'b', 'c', 'd', 'e', 'f']);
    const texts = ['1', '- 2', '- 3', '4', '1. 5', '1. 6'];
    const other = withTexts(marked, listed, texts, 'config');
    expect(other).toEqual({ title: '1', answer: '\\- 2\n- *\\- 3*\n- 4\n1. 1\\. 5\n1\\. 6' });
    expect(readTexts(marked, other, 'config')).toMatchObject({ texts, shape: read.shape });
    for (const answer of ['b\n- *c*\n1. d\n2. e\nf', 'b\n- *c*\n- d\n- e\nf', 'b\n- *c*\n- d\n1. ef'])
      expect(readTexts(marked, { ...listed, answer }, 'config').shape).not.toBe(read.shape);
  });

  it('are marks in the config alone', () => {
    expect(readTexts(marked, { title: 'a *b*', answer: '*c*' }).texts).toEqual(['a *b*', '*c*']);
    expect(readTexts(marked, { title: 'a \\*b', answer: 'c' }, 'config').texts).toEqual(['a *b', 'c']);
  });

  it.each([
    ['another mark', { title: 'A **b** c' }],
    ['another target', { answer: '**Yes**, see [ours](/b)\nnow' }],
    ['no new line', { answer: '**Yes**, see [ours](/a) now' }],
    ['a mark elsewhere', { title: '*A* b c' }],
  ])('are not all that differs: %s', (_, change) => {
    expect(readTexts(marked, { ...written, ...change }, 'config').shape).not.toBe(
      readTexts(marked, written, 'config').shape,
    );
  });

  it.each([
    ['a token', { answer: '*{{facts.a}}*' }],
    ['a token in a target', { answer: '[a](/{{param.b}})' }],
    ['a mark that is open', { answer: '*a' }],
    ['more characters than may be seen', { answer: `*${'a'.repeat(21)}*` }],
  ])('have to be checked with %s', (_, change) => {
    expect(readTexts(marked, { ...written, ...change }, 'config').isPlain).toBe(false);
  });

  it('may have more characters than are seen', () => {
    expect(readTexts(marked, { ...written, answer: `[${'a'.repeat(20)}](/b)` }, 'config').isPlain).toBe(true);
  });
});
