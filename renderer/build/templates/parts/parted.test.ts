import { describe, expect, it } from 'vitest';
import type { DataFile } from '../../inputs/data.ts';
import type { Loaded } from '../../inputs/index.ts';
import { JsonTable } from '../../inputs/json-table.ts';
import { tableMarks } from '../../routes/tables.ts';
import { type PartSize, partedMatrix } from './parted.ts';

const size: PartSize = { rows: 4, least: 6 };

const rowsOf = (count: number) => Buffer.from(JSON.stringify(Array.from({ length: count }, (_, row) => ({ row }))));

const towns = { kind: 'matrix', name: 'towns', rows: { town: { json: 'towns.json' } } };
const shops = { kind: 'matrix', name: 'shops', rows: { shop: { json: 'shops.json' } } };

/** The matrix of a site with nine towns and seven shops. */
function parted(routes: readonly object[], more: object = {}, least = size.least) {
  const data: Loaded['data'] = new Map<string, DataFile>([
    ['json:towns.json', new JsonTable('/site/towns.json', rowsOf(9))],
    ['json:shops.json', new JsonTable('/site/shops.json', rowsOf(7))],
    ['csv:few.csv', { kind: 'csv', file: '/site/few.csv', findings: [], columns: [], rows: [] }],
  ]);
  return partedMatrix({ input: { ...more, routes }, data }, tableMarks(data), { ...size, least });
}

describe('the matrix to plan in parts', () => {
  it('is the largest, by its rows', () => {
    expect(parted([{ path: '/' }, shops, towns])).toEqual({
      matrix: 'towns',
      axis: 'town',
      table: 'json:towns.json',
      count: 9,
      parts: [[0, 1, 2, 3], [4, 5, 6, 7], [8]],
      isLarge: true,
    });
    expect(parted([shops])).toMatchObject({
      matrix: 'shops',
      parts: [
        [0, 1, 2, 3],
        [4, 5, 6],
      ],
    });
    expect(parted([shops], {}, 7)?.count).toBe(7);
  });

  it.each<{ what: string; routes: readonly object[]; more?: object; least?: number }>([
    { what: 'has too few rows', routes: [shops], least: 8 },
    { what: 'has its rows in the config', routes: [{ ...towns, rows: { town: [{ row: 1 }] } }] },
    {
      what: 'has its rows in another kind of table',
      routes: [{ ...towns, rows: { town: { csv: 'few.csv' } } }],
      least: 1,
    },
    { what: 'combines its rows with others', routes: [{ ...towns, rows: { ...towns.rows, day: [{ row: 1 }] } }] },
    {
      what: 'combines its rows with those of another table',
      routes: [{ ...towns, rows: { ...towns.rows, ...shops.rows } }],
    },
    { what: 'shares its table', routes: [towns, { ...towns, name: 'twins' }] },
    { what: 'leaves pages out', routes: [{ ...towns, limit: 8 }] },
    { what: 'makes some pages only', routes: [{ ...towns, only: { town: ['a'] } }] },
    { what: 'has a site with cards', routes: [towns], more: { cards: {} } },
    {
      what: 'has a site that hides pages that are alike',
      routes: [towns],
      more: { doorways: { action: 'noindex' } },
    },
  ])('is none that $what', ({ routes, more, least }) => {
    expect(parted(routes, more, least)).toBeUndefined();
  });
});
