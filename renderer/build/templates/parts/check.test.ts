import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopNumber, shopsSite } from '../../../../tests/shops.ts';
import { filesIn, type TempSite } from '../../../../tests/temp-site.ts';
import { build } from '../../build.ts';
import { check } from '../../check-site.ts';
import { passingSections } from '../../page/render/index.ts';
import { loadSite } from '../../plan.ts';
import { tableMarks } from '../../routes/tables.ts';
import { checkInParts } from './check.ts';
import { partedMatrix } from './parted.ts';

let site: TempSite;
beforeAll(() => {
  site = shopsSite(1);
});
afterAll(() => site.drop());

const columns = ['slug', 'name', 'promise', 'lead', 'short', 'since', 'points', 'question', 'both', 'step'];

/** The rows of some shops as a table of comma-separated values, but for their reviews. */
function table(count: number, change: (row: Record<string, unknown>, index: number) => object = (row) => row): string {
  const rows = Array.from({ length: count }, (_, n) => {
    const shop = shopNumber(n);
    return change({ ...shop, points: shop.points.join(';') }, n);
  });
  return [columns, ...rows.map((row) => columns.map((name) => Reflect.get(row, name)))]
    .map((cells) => cells.join(','))
    .join('\n');
}

async function inParts() {
  const loaded = await loadSite(site.options);
  const tables = tableMarks(loaded.data);
  const parted = partedMatrix(loaded, tables, { rows: 4, least: 10 });
  expect(parted?.parts.map(({ length }) => length)).toEqual([4, 4, 2]);
  return parted && checkInParts({ loaded, tables, parted }, passingSections(), site.options);
}

it('looks at a table of comma-separated values part by part, and tells what one plan tells', async () => {
  site.edit('pages.config.ts', "json('templates/data/shops.json')", "csv('templates/data/shops.csv')");
  site.edit('pages.config.ts', 'defineSite, json', 'defineSite, csv');
  site.edit('templates/pages/shop.ts', "reviews: { type: 'value',", "reviews: { type: 'value', optional: true,");
  site.edit(
    'templates/pages/shop.ts',
    "reviews: { block: 'testimonials',",
    "reviews: { block: 'testimonials', when: 'param.shop.reviews',",
  );
  site.write('templates/data/shops.csv', table(10));
  const whole = await check(site.options);
  expect(whole.issues).toEqual([]);
  expect(whole.pages).toBe(12);
  const { issues, pages } = (await inParts()) ?? {};
  expect([issues, pages]).toEqual([whole.issues, whole.pages]);
}, 60_000);

it('is built part by part too, and an edited row upon that, to what one plan makes', async () => {
  const inSmallParts = { ...site.options, parts: { rows: 4, least: 10 } };
  const outcome = async (options: typeof site.options) => {
    expect((await build(options)).issues).toEqual([]);
    return filesIn(options.out);
  };
  const whole = { ...site.options, out: join(site.root, 'whole'), cacheDir: join(site.root, '.whole') };
  expect(await outcome(inSmallParts)).toEqual(await outcome(whole));
  site.write(
    'templates/data/shops.csv',
    table(10, (row, index) => (index === 6 ? { ...row, promise: 'Bread like no other' } : row)),
  );
  expect(await outcome(inSmallParts)).toEqual(await outcome(whole));
}, 60_000);

it.each([
  ['a word where a number belongs', { since: 'often' }],
  ['an address that another row has', { slug: shopNumber(0).slug }],
  ['a text that is too long', { short: 'x'.repeat(90) }],
])(
  'leaves it to one plan to say what is wrong with %s',
  async (_, fault) => {
    site.write(
      'templates/data/shops.csv',
      table(10, (row, index) => (index === 9 ? { ...row, ...fault } : row)),
    );
    expect(await inParts()).toBeUndefined();
    expect((await check(site.options)).issues).not.toEqual([]);
  },
  60_000,
);
