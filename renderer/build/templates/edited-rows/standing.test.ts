import { expect, it } from 'vitest';
import type { RowsRecord } from './record.ts';
import { areFew } from './standing.ts';

const siteOf = (pages: number) => ({ pages: Array.from({ length: pages }) }) as unknown as RowsRecord;

it.each([
  ['one of many', 1, 50_000, true],
  ['one of as many as a table is tried with', 1, 100_002, true],
  ['a quarter of a small table', 2, 8, true],
  ['more than a quarter', 3, 8, false],
  ['so many that to compare their pages with all others takes longer than to plan everything', 500, 10_000, false],
])('tells whether changed rows are few: %s', (_what, changed, all, few) => {
  expect(areFew(changed, all, siteOf(all))).toBe(few);
});
