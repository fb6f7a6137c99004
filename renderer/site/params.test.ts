import { describe, expect, it } from 'vitest';
import { areAsAsked, askedWords, isAsAsked } from './as-asked.ts';
import { paramsSchema } from './params.ts';
import type { ParamInput, TemplateParams } from './template-input.ts';

const base = { help: 'A value.' };
const text: ParamInput = { type: 'text', max: 8, example: 'a', ...base };
const group = (fields: TemplateParams): ParamInput => ({ type: 'group', fields });
const list = (of: ParamInput, limits: { min?: number; max?: number } = {}): ParamInput => ({
  type: 'list',
  of,
  ...limits,
});

/** For each kind of parameter: values that stay as they are, and values that do not. */
const cases: readonly (readonly [ParamInput, readonly unknown[], readonly unknown[]])[] = [
  [text, ['a', '12345678'], ['', ' a', 'a\n', '123456789', 7, null, ['a']]],
  [{ type: 'text', example: 'a', ...base }, ['a'.repeat(2000)], ['a'.repeat(2001)]],
  [{ type: 'number', min: 1, max: 5, example: 1, ...base }, [1, 5, 2.5], [0, 6, Number.NaN, '1', null]],
  [{ type: 'number', example: 1, ...base }, [-1e15, 1e15], [-2e15, Infinity]],
  [{ type: 'flag', example: true, ...base }, [true, false], [0, 'true', null]],
  [{ type: 'choice', options: ['a', 'b'], example: 'a', ...base }, ['a', 'b'], ['c', 1, null]],
  [list(text), [['a'], Array(200).fill('a')], [[], Array(201).fill('a'), ['a', ''], 'a', { 0: 'a' }, Array(1), null]],
  [list(text, { min: 0, max: 1 }), [[], ['a']], [['a', 'b']]],
  [{ type: 'value', example: 1, ...base }, [{ a: [] }, 0, '', false], [null]],
  [
    group({ a: text, b: { ...text, optional: true } }),
    [{ a: 'x' }, { a: 'x', b: 'y' }],
    [{}, { b: 'y' }, { a: 'x', c: 'y' }, ['x'], null, 'x'],
  ],
  [group({ a: group({ b: list(text) }) }), [{ a: { b: ['x'] } }], [{ a: { b: [' x'] } }, { a: { b: ['x'], c: 1 } }]],
];

describe('words that a template asks for', () => {
  const params: TemplateParams = {
    name: text,
    kind: { type: 'choice', options: ['a', 'b'], example: 'a', ...base },
    more: group({ list: list(group({ word: text })), size: { type: 'number', example: 1, ...base } }),
    any: { type: 'value', example: 1, ...base },
    none: { ...text, optional: true },
  };
  const row = { name: 'x', kind: 'a', more: { list: [{ word: 'y' }, { word: 'z' }], size: 1 }, any: { deep: 'w' } };
  /** The same row with other words. */
  const withWords = (name: string, kind: string, ...words: readonly string[]) => ({
    ...row,
    name,
    kind,
    more: { ...row.more, list: words.map((word) => ({ word })) },
    any: { deep: ' ' },
  });
  const valueAt = (way: readonly (string | number)[], value: unknown) =>
    way.reduce<unknown>((inner, key) => Object(inner)[key], value);

  it('are found by the ways to them', () => {
    expect(askedWords(row, params).map(({ way }) => way.join('.'))).toEqual([
      'name',
      'kind',
      'more.list.0.word',
      'more.list.1.word',
    ]);
  });

  it('are all that may be wrong with values that differ by words', () => {
    const asked = askedWords(row, params);
    for (const other of [
      withWords('x', 'b', 'y', 'z'),
      withWords(' x', 'a', 'y', 'z'),
      withWords('x', 'c', 'y', 'z'),
      withWords('x', 'a', 'y', '123456789'),
    ]) {
      const areAll = asked.every(({ way, param }) => isAsAsked(valueAt(way, other), param));
      expect([other, areAll]).toEqual([other, areAsAsked(other, params)]);
    }
  });
});

describe('values that are as a template asks for them', () => {
  it.each(cases)('are handed back by its schema as they are: %o', (param, sound, others) => {
    const params = { one: param };
    for (const one of sound) {
      expect([one, areAsAsked({ one }, params)]).toEqual([one, true]);
      expect(paramsSchema(params).parse({ one })).toEqual({ one });
    }
    for (const one of others) {
      expect([one, areAsAsked({ one }, params)]).toEqual([one, false]);
      const parsed = paramsSchema(params).safeParse({ one });
      expect([one, parsed.success && parsed.data.one === one]).toEqual([one, false]);
    }
  });

  it('may be left out where they are optional, and are no others', () => {
    const params = { a: text, b: { ...text, optional: true } };
    expect(areAsAsked({ a: 'x' }, params)).toBe(true);
    expect(areAsAsked({ b: 'x' }, params)).toBe(false);
    expect(areAsAsked({ a: 'x', c: 'y' }, params)).toBe(false);
    expect(areAsAsked(JSON.parse('{"a":"x","__proto__":"y"}'), params)).toBe(false);
    expect(areAsAsked(Object.create({ a: 'x' }), params)).toBe(false);
    for (const none of [null, undefined, 'a', ['x']]) expect(areAsAsked(none, params)).toBe(false);
  });

  it('are left to the schema where tokens make them longer than they may be', () => {
    const long = `{{param.other}}${'a'.repeat(4)}`;
    expect(areAsAsked({ a: long }, { a: text })).toBe(false);
    expect(paramsSchema({ a: text }).parse({ a: long })).toEqual({ a: long });
  });
});
