import { describe, expect, it } from 'vitest';
import { everyWay, likenessOf, valueOn } from '../recipes/recipe.ts';
import { RowReader } from './row-reader.ts';
import { RowPlaces, wordsOf } from './row-words.ts';

const rows: readonly unknown[] = [
  { name: 'Ashton', size: 1, tags: ['a', 'b'], more: { open: true, until: null } },
  { name: 'Birch', size: 1, tags: ['c', 'd'], more: { open: true, until: null } },
  { name: '', size: 1, tags: ['c', 'd'], more: { open: true, until: null } },
  { name: 'Birch', size: 2, tags: ['c', 'd'], more: { open: true, until: null } },
  { name: 'Birch', size: '1', tags: ['c', 'd'], more: { open: true, until: null } },
  { name: 'Birch', size: 1, tags: ['c'], more: { open: true, until: null } },
  { name: 'Birch', size: 1, tags: ['c', ''], more: { open: true, until: null } },
  { name: 'Birch', size: 1, tags: { 0: 'c', 1: 'd' }, more: { open: true, until: null } },
  { name: 'Birch', size: 1, tags: 'c', more: { open: true, until: null } },
  { name: 'Birch', size: 1, tags: ['c', 'd'], more: { open: false, until: null } },
  { name: 'Birch', size: 1, tags: ['c', 'd'], more: { open: true, until: 'noon' } },
  { name: 'Birch', size: 1, tags: ['c', 'd'], more: { open: true, until: {} } },
  { name: 'Birch', size: 1, tags: ['c', 'd'], more: { open: true } },
  { name: 'Birch', size: 1, tags: ['c', 'd'], more: { until: null, open: true } },
  { name: 'Birch', size: 1, tags: ['c', 'd'], more: null },
  { name: 'Birch', size: 1, tags: ['c', 'd'] },
  { label: 'Birch', size: 1, tags: ['c', 'd'], more: { open: true, until: null } },
  'Birch',
  '',
  'Ashton',
  1,
  null,
  true,
  [],
  ['Birch'],
  [['Birch'], 'Elm'],
  [['Birch', 'Elm']],
  {},
  { name: {} },
  { name: 'Birch', more: {} },
  { name: {}, more: 'Birch' },
  { __proto__: null, name: 'Birch' },
  JSON.parse('{ "__proto__": "Birch", "1": 1, "0": 0 }'),
  [[]],
  [{}],
];

describe('a row', () => {
  it('is like others where all but their words is the same', () => {
    const reader = new RowReader();
    const likenesses = rows.map((row) => reader.read(row).likeness);
    expect(likenesses[0]).toBe(likenesses[1]);
    for (const [index, one] of rows.entries()) {
      for (const [at, other] of rows.entries())
        expect([one, other, likenesses[index] === likenesses[at]]).toEqual([
          one,
          other,
          likenessOf(one, []) === likenessOf(other, []),
        ]);
    }
  });

  it('is read in the same way, whatever was read before', () => {
    const reader = new RowReader();
    const [first, again] = [rows, [...rows].reverse()].map((some) => some.map((row) => reader.read(row)));
    expect(again?.reverse()).toEqual(first);
  });

  it('comes to its values in the order of the ways to them', () => {
    const reader = new RowReader();
    for (const row of rows) expect(reader.read(row).values).toEqual(everyWay(row).map((way) => valueOn(way, row)));
  });
});

describe('words', () => {
  const reader = new RowReader();
  const places = new RowPlaces(rows[0], reader);
  const placed = places.place(['The size is ', ['size'], ', and ', ['tags', 1], ' is ', ['more', 'until'], '.']);

  it('are put together of the values of any row that is like the first', () => {
    expect(wordsOf(placed, places.values)).toBe('The size is 1, and b is null.');
    expect(wordsOf(placed, reader.read(rows[1]).values)).toBe('The size is 1, and d is null.');
  });

  it('are of values that a row has', () => {
    expect(() => places.place([['more']])).toThrow('a row has no value at "more"');
  });
});
