import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Shop, shopsSite, table, writeShops } from '../../../tests/shops.ts';
import type { TempSite } from '../../../tests/temp-site.ts';
import { build } from '../index.ts';

const config = 'pages.config.ts';
const rules = "rules: { 'page-orphan': 'off' },";
let site: TempSite;
let shops: readonly Shop[];
beforeEach(() => {
  site = shopsSite(8);
  shops = JSON.parse(readFileSync(join(site.root, table), 'utf8'));
  // A copy of the shop before it.
  shops = [...shops.slice(0, 3), { ...(shops[2] as Shop), slug: 'other', name: 'Other' }, ...shops.slice(3)];
  writeShops(site, shops);
});
afterEach(() => site.drop());

/** Edits a shop that is like no other one. */
function editLast(): void {
  shops = shops.map((shop, index) => (index === 8 ? { ...shop, lead: `${shop.lead} And again.` } : shop));
  writeShops(site, shops);
}

/** Builds the site. Returns the codes of its issues, and how many pages were rendered. */
async function built() {
  const { issues, pages } = await build({ ...site.options, engine: 'one', today: '2026-05-01' });
  return { codes: issues.map(({ code }) => code), rendered: pages.filter(({ rendered }) => rendered).length };
}

it('repeats the warning about two reused pages', async () => {
  site.edit(config, rules, "rules: { 'page-orphan': 'off', doorway: 'warn' },");
  expect((await built()).codes).toEqual(['doorway']);
  editLast();
  expect((await built()).codes).toEqual(['doorway']);
});

it('keeps a waiver of that warning in use', async () => {
  site.edit(config, rules, "rules: { 'page-orphan': 'off', doorway: 'warn' },");
  site.edit(
    config,
    "kind: 'matrix',",
    "kind: 'matrix',\n      waive: [{ rule: 'doorway', because: 'Two doors of one shop.', until: '2026-12-31' }],",
  );
  expect((await built()).codes).toEqual([]);
  editLast();
  expect((await built()).codes).toEqual([]);
});

it('reuses pages while the rule is off, and warns once it is on', async () => {
  site.edit(config, rules, "rules: { 'page-orphan': 'off', doorway: 'off' },");
  expect((await built()).codes).toEqual([]);
  editLast();
  expect(await built()).toEqual({ codes: [], rendered: 1 });
  site.edit(config, "doorway: 'off'", "doorway: 'warn'");
  expect((await built()).codes).toEqual(['doorway']);
});
