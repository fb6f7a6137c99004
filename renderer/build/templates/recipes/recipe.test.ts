import { describe, expect, it } from 'vitest';
import { everyWay, outlineOf, restOf, type Way, wordsFor } from './recipe.ts';

const row = { name: 'Ada', list: ['one', { deep: 'two' }], since: 1998, open: true, none: null, empty: '' };
const bound: readonly Way[] = [['list', 0], ['since'], ['open'], ['none'], ['empty']];

/** The same row with other values. */
const values: readonly (readonly [what: string, row: unknown])[] = [
  ['other words', { ...row, list: ['two', { deep: 'two' }] }],
  ['a number', { ...row, since: 1999 }],
  ['a number as words', { ...row, since: '1998' }],
  ['yes and no', { ...row, open: false }],
  ['words where there were none', { ...row, empty: 'x' }],
  ['something where there was nothing', { ...row, none: 'null' }],
];

/** Rows that are made otherwise. */
const shapes: readonly (readonly [what: string, row: unknown])[] = [
  ['one entry more', { ...row, list: [...row.list, 'three'] }],
  ['one field less', { ...row, none: undefined }],
  ['a field under another name', { ...row, none: undefined, none2: null }],
  ['a list in place of words', { ...row, name: ['Ada'] }],
];

describe('what a row holds besides free words', () => {
  it('is everything else', () => {
    const free = ['["name"]', '["list",1,"deep"]'];
    expect(everyWay(row).filter((way) => !free.includes(JSON.stringify(way)))).toEqual(bound);
  });

  it('is the same, whatever these are', () => {
    const other = { ...row, name: 'Bo', list: ['one', { deep: 'x, "y"' }] };
    expect(restOf(other, { bound })).toBe(restOf(row, { bound }));
  });

  it.each(values)('differs by %s', (_what, other) => {
    expect(restOf(other, { bound })).not.toBe(restOf(row, { bound }));
  });

  it('differs where words end elsewhere', () => {
    const two: readonly Way[] = [['a'], ['b']];
    expect(restOf({ a: 'x1:y', b: '' }, { bound: two })).not.toBe(restOf({ a: 'x', b: 'y' }, { bound: two }));
  });
});

describe('the outline of a row', () => {
  const kept: readonly Way[] = [['list', 0]];

  it('is the same for other words, but for those that are kept', () => {
    expect(outlineOf({ ...row, name: 'Bo' }, kept)).toBe(outlineOf(row, kept));
  });

  it.each([...values, ...shapes])('differs by %s', (_what, other) => {
    expect(outlineOf(JSON.parse(JSON.stringify(other)), kept)).not.toBe(outlineOf(row, kept));
  });
});

it('puts words together of what is written out and of values', () => {
  expect(wordsFor(['Since ', ['since'], ': ', ['list', 1, 'deep'], '.'], row)).toBe('Since 1998: two.');
});
