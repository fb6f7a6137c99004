import { describe, expect, it } from 'vitest';
import { outlineOf, restOf, type Way, wordsFor } from './recipe.ts';

const row = { name: 'Ada', list: ['one', { deep: 'two' }], since: 1998, open: true, none: null, empty: '' };
const free: readonly Way[] = [['name'], ['list', 1, 'deep']];

/** Rows that differ from the first by more than the words named in them. */
const others: readonly (readonly [what: string, row: unknown])[] = [
  ['other words', { ...row, list: ['two', { deep: 'two' }] }],
  ['words that begin as others end', { ...row, list: ['one,1:1={4:deep=*', { deep: 'two' }] }],
  ['a number', { ...row, since: 1999 }],
  ['a number as words', { ...row, since: '1998' }],
  ['yes and no', { ...row, open: false }],
  ['one entry more', { ...row, list: [...row.list, 'three'] }],
  ['one field less', { ...row, none: undefined }],
  ['a field under another name', { ...row, none: undefined, none2: null }],
  ['words where there were none', { ...row, empty: 'x' }],
];

describe('what a row holds besides free words', () => {
  it('is the same, whatever these are', () => {
    expect(restOf({ ...row, name: 'Bo', list: ['one', { deep: 'x, "y"' }] }, { free })).toBe(restOf(row, { free }));
  });

  it.each(others)('differs by %s', (_what, other) => {
    expect(restOf(JSON.parse(JSON.stringify(other)), { free })).not.toBe(restOf(row, { free }));
  });
});

describe('the outline of a row', () => {
  const kept: readonly Way[] = [['list', 0]];

  it('is the same for other words, but for those that are kept', () => {
    expect(outlineOf({ ...row, name: 'Bo' }, kept)).toBe(outlineOf(row, kept));
  });

  it.each(others)('differs by %s', (_what, other) => {
    expect(outlineOf(JSON.parse(JSON.stringify(other)), kept)).not.toBe(outlineOf(row, kept));
  });
});

it('puts words together of what is written out and of values', () => {
  expect(wordsFor(['Since ', ['since'], ': ', ['list', 1, 'deep'], '.'], row)).toBe('Since 1998: two.');
});
