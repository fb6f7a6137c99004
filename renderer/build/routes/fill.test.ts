import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { either, group, list, rich, text } from '../../sdk/fields.ts';
import type { Diagnostic } from '../../sdk/issue.ts';
import type { TemplateParams } from '../../site/template-input.ts';
import { Filler } from './fill.ts';
import { markedParams } from './marked-texts.ts';

const names = ['name', 'city', 'city.name', 'list', 'note'];
const params = { name: 'Ferns', city: { name: 'Ghent' }, list: [{ title: 'Of {{param.name}}' }] };

function fill(value: unknown, { given = params as Record<string, unknown>, filler = new Filler() } = {}) {
  const diagnostics: Diagnostic[] = [];
  const filled = filler.fill(value, { params: given, names, at: ['params'], diagnostics }, []);
  return { filled, diagnostics };
}

describe('filling in parameters', () => {
  it('replaces tokens in text, with or without spaces, and leaves other tokens alone', () => {
    expect(fill('{{param.name}} in {{ param.city.name }}, {{facts.phone}}').filled).toBe(
      'Ferns in Ghent, {{facts.phone}}',
    );
  });

  it('replaces { param } by a whole value, and fills in the parameters that the value uses', () => {
    expect(fill({ items: { param: 'list' } }).filled).toEqual({ items: [{ title: 'Of Ferns' }] });
  });

  it('leaves out a field or list entry if the page omits its parameter', () => {
    expect(fill({ a: { param: 'note' }, b: [{ param: 'note' }, 'x'] })).toEqual({
      filled: { b: ['x'] },
      diagnostics: [],
    });
  });

  it('returns the same object if there is nothing to fill in', () => {
    const part = { title: 'Plain', items: ['{{facts.phone}}'] };
    const whole = { part, name: '{{param.name}}' };
    const { filled } = fill(whole);
    expect(filled).toEqual({ part, name: 'Ferns' });
    expect((filled as typeof whole).part).toBe(part);
    expect(fill(part).filled).toBe(part);
  });

  it('returns the same object for the same values, and another object for other values', () => {
    const filler = new Filler();
    const section = { title: '{{param.city.name}}' };
    const first = fill(section, { filler }).filled;
    expect(fill(section, { filler, given: { ...params, name: 'Moss' } }).filled).toBe(first);
    expect(fill(section, { filler, given: { city: { name: 'Bruges' } } }).filled).toEqual({ title: 'Bruges' });
  });

  it('fills in only the condition of a list of pages', () => {
    const list = { pagesOf: 'towns', label: '{{param.city.name}}', where: { plant: '{{param.name}}' } };
    expect(fill({ list }).filled).toEqual({ list: { ...list, where: { plant: 'Ferns' } } });
  });

  it.each([
    ['{{param.nam}}', 'unknown-token', []],
    ['{{param.note}}', 'unknown-token', []],
    ['{{param.city}}', 'unknown-token', []],
    ['{{param.constructor}}', 'unknown-token', []],
    ['{{param.city.toString}}', 'unknown-token', []],
    [{ param: 'constructor' }, 'unknown-param', ['param']],
    [{ param: 'city.valueOf' }, 'unknown-param', ['param']],
    [{ param: 'lst' }, 'unknown-param', ['param']],
  ])('reports %j', (value, code, path) => {
    expect(fill(value).diagnostics).toMatchObject([{ code, path }]);
  });

  it('reports a parameter that uses itself, at the parameter', () => {
    const given = { name: '{{param.note}}', note: '{{param.name}}' };
    expect(fill('{{param.name}}', { given }).diagnostics).toMatchObject([
      { code: 'token-invalid', path: ['params', 'note'] },
    ]);
  });
});

describe('the condition of a section', () => {
  const isShown = (when: unknown, given: Record<string, unknown>) => {
    const diagnostics: Diagnostic[] = [];
    return {
      isShown: new Filler().isShown(when, { params: given, names, at: [], diagnostics }, ['when']),
      diagnostics,
    };
  };

  it.each([
    ['param.note', { note: 'x' }, true],
    ['param.note', {}, false],
    ['param.note', { note: '' }, false],
    ['param.list', { list: [] }, false],
    ['!param.note', {}, true],
    ['!param.city.name', params, false],
  ])('%s of %j: %s', (when, given, expected) => {
    expect(isShown(when, given)).toEqual({ isShown: expected, diagnostics: [] });
  });

  it.each([
    ['param.nte', 'unknown-param'],
    ['note', 'invalid-value'],
  ])('reports %s', (when, code) => {
    expect(isShown(when, params).diagnostics).toMatchObject([{ code, path: ['when'] }]);
  });
});

describe('filling parameters into texts that may have marks', () => {
  const schema = z.strictObject({
    title: text('A title.'),
    answer: rich('An answer.'),
    items: list(group({ name: text('A name.'), note: rich('A note.') }, 'An item.'), 'Items.').optional(),
    side: either({ a: { text: rich('A text.') }, b: { text: text('A text.') } }, 'A side.').optional(),
  });
  const described: TemplateParams = {
    city: {
      type: 'group',
      fields: {
        name: { type: 'text', help: 'x', example: 'x' },
        intro: { type: 'rich', help: 'x', example: 'x' },
        items: {
          type: 'list',
          of: {
            type: 'group',
            fields: {
              name: { type: 'rich', help: 'x', example: 'x' },
              note: { type: 'text', help: 'x', example: 'x' },
            },
          },
        },
        more: { type: 'value', help: 'x', example: 'x' },
      },
    },
    part: { type: 'value', help: 'x', example: 'x' },
  };
  const city = {
    name: '*Ghent* [x](/y)',
    intro: '**Old** town {{param.city.name}}',
    items: [{ name: 'A *b*', note: 'A *b* (c) {{facts.d}}' }],
    more: { kind: 'a', text: '*x*' },
  };
  const part = { kind: 'a', text: '*x*' };
  const blocks = new Map([['a', { schema }]]);
  const filler = new Filler(blocks);
  const names = ['city', 'city.name', 'city.intro', 'city.items', 'city.more', 'part'];
  const marked = markedParams(described, ['city']);
  const diagnostics: Diagnostic[] = [];
  const values = { params: { city, part }, names, marked, at: ['params'], diagnostics };
  const filled = (section: object) => filler.fillSection({ block: 'a', ...section }, values, []);
  const section = {
    title: '{{param.city.name}}',
    answer: '**{{param.city.name}}** {{param.city.intro}}',
    items: { param: 'city.items' },
    side: { param: 'city.more' },
  };

  it('shows the marks of a text, and keeps those of a rich text', () => {
    expect(filled(section)).toEqual({
      block: 'a',
      title: '*Ghent* [x](/y)',
      answer: '**\\*Ghent\\* \\[x\\]\\(/y\\)** **Old** town \\*Ghent\\* \\[x\\]\\(/y\\)',
      items: [{ name: 'A b', note: 'A \\*b\\* \\(c\\) {{facts.d}}' }],
      side: { kind: 'a', text: '\\*x\\*' },
    });
    expect(diagnostics).toEqual([]);
  });

  it('keeps the marks of content that the config has for a field', () => {
    expect(filled({ ...section, side: { param: 'part' } })).toMatchObject({ side: part });
  });

  it('shows the marks of a whole value', () => {
    expect(filled({ answer: { param: 'city.name' }, title: { param: 'city.intro' } })).toMatchObject({
      answer: '\\*Ghent\\* \\[x\\]\\(/y\\)',
      title: 'Old town *Ghent* [x](/y)',
    });
  });

  it('begins no list with a value', () => {
    const answer = (name: string, written: string) => {
      const own = { ...values, params: { city: { ...city, name }, part } };
      return Reflect.get(filler.fillSection({ block: 'a', answer: written }, own, []) as object, 'answer');
    };
    const inLines = '{{param.city.name}} a\nb {{param.city.name}}\n{{param.city.name}}. c';
    expect(answer('- 5', inLines)).toBe('\\- 5 a\nb \\- 5\n\\- 5. c');
    expect(answer('-', inLines)).toBe('\\- a\nb \\-\n\\-. c');
    expect(answer('1', inLines)).toBe('1 a\nb 1\n1\\. c');
    expect(answer('1. x\n2', inLines)).toBe('1\\. x\n2 a\nb 1\\. x\n2\n1\\. x\n2\\. c');
    expect(answer('. x', '1{{param.city.name}}')).toBe('1\\. x');
    expect(answer('x', '- {{param.city.name}}\n1. b')).toBe('- x\n1. b');
    const whole = { ...values, params: { city: { ...city, name: '- 5' }, part } };
    expect(filler.fillSection({ block: 'a', answer: { param: 'city.name' } }, whole, [])).toMatchObject({
      answer: '\\- 5',
    });
  });

  it('finds the block of a section that a parameter names, or is', () => {
    const own = { ...values, params: { city, part: 'a' } };
    expect(filler.fillSection({ block: '{{param.part}}', answer: '{{param.city.name}}' }, own, [])).toMatchObject({
      answer: '\\*Ghent\\* \\[x\\]\\(/y\\)',
    });
    const whole = { ...values, params: { city: { ...city, more: { block: 'a', answer: '*x*', title: '*x*' } }, part } };
    expect(filler.fillSection({ param: 'city.more' }, whole, [])).toEqual({
      block: 'a',
      answer: '\\*x\\*',
      title: '*x*',
    });
  });

  it('gives equal content the same object', () => {
    const one = filled(section) as { items: object };
    const other = filled({ ...section, title: 'Another' }) as { items: object };
    expect(other.items).toBe(one.items);
  });

  it('is the same object without marks', () => {
    const plain = { ...city, items: [{ name: 'A', note: 'B (c)' }] };
    const made = filler.fillSection({ block: 'a', ...section }, { ...values, params: { city: plain, part } }, []);
    expect((made as { items: object }).items).toBe(plain.items);
  });
});
