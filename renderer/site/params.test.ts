import { describe, expect, it } from 'vitest';
import { matchesParams, paramsSchema } from './params.ts';
import type { ParamInput, TemplateParams } from './template-input.ts';

const base = { help: 'A value.' };
const text: ParamInput = { type: 'text', max: 8, example: 'a', ...base };
const group = (fields: TemplateParams): ParamInput => ({ type: 'group', fields });
const list = (of: ParamInput, limits: { min?: number; max?: number } = {}): ParamInput => ({
  type: 'list',
  of,
  ...limits,
});

/** For each type of parameter: values that match as they are, and values that do not. */
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

describe('values that match their parameters', () => {
  it.each(cases)('are returned unchanged by the schema: %o', (param, matching, others) => {
    const params = { one: param };
    for (const one of matching) {
      expect([one, matchesParams({ one }, params)]).toEqual([one, true]);
      expect(paramsSchema(params).parse({ one })).toEqual({ one });
    }
    for (const one of others) {
      expect([one, matchesParams({ one }, params)]).toEqual([one, false]);
      const parsed = paramsSchema(params).safeParse({ one });
      expect([one, parsed.success && parsed.data.one === one]).toEqual([one, false]);
    }
  });

  it('may lack optional parameters, and have no unknown ones', () => {
    const params = { a: text, b: { ...text, optional: true } };
    expect(matchesParams({ a: 'x' }, params)).toBe(true);
    expect(matchesParams({ b: 'x' }, params)).toBe(false);
    expect(matchesParams({ a: 'x', c: 'y' }, params)).toBe(false);
    expect(matchesParams(JSON.parse('{"a":"x","__proto__":"y"}'), params)).toBe(false);
    expect(matchesParams(Object.create({ a: 'x' }), params)).toBe(false);
    for (const none of [null, undefined, 'a', ['x']]) expect(matchesParams(none, params)).toBe(false);
  });

  it('do not include texts whose tokens make them too long, which the schema accepts', () => {
    const long = `{{param.other}}${'a'.repeat(4)}`;
    expect(matchesParams({ a: long }, { a: text })).toBe(false);
    expect(paramsSchema({ a: text }).parse({ a: long })).toEqual({ a: long });
  });
});
