import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Built, builtWith, differing, reported } from '../../one-build.ts';
import { shopNumber, shopsSite, writeShops } from '../../shops.ts';
import type { TempSite } from '../../temp-site.ts';
import { type Draw, editRow, editRows } from './row-edits.ts';
import { features, rivals } from './shop-features.ts';

/** What came of a series of tables. */
export interface RowsSeries {
  tried: number;
  /** Tables of which a site came. */
  sites: number;
  /** Those that were built upon the last one with few pages made. */
  few: number;
  /** Those of them for which one page was made. */
  single: number;
  readonly faults: string[];
}

export interface RowsOptions {
  readonly seed: number;
  readonly tables: number;
  /** Of the tables those alone that stand on one site with this one. */
  readonly only?: number | undefined;
  readonly tell?: (series: RowsSeries) => void;
}

/** Rows of a table. */
export const shops = 40;

/** Number of pages in memory at a time: a few, or all of them. */
const [few, all] = [12, 1000];

/** Tables on one site, before another one with other features takes its place. */
const perSite = 12;

/**
 * Tables of shops with anything in their rows, on sites with random features. Each is built in batches from nothing, in batches
 * after the last one, and all at once from nothing; all three must report and write the same, byte for byte.
 */
export async function rowsSeries({ seed, tables, only, tell = () => undefined }: RowsOptions): Promise<RowsSeries> {
  const result: RowsSeries = { tried: 0, sites: 0, few: 0, single: 0, faults: [] };
  for (let first = 0; first < tables; first += perSite) {
    if (only !== undefined && (only < first || only >= first + perSite)) continue;
    await onOneSite({ seed: seed + first, first, count: Math.min(perSite, tables - first) }, result, tell);
  }
  return result;
}

async function onOneSite(
  { seed, first, count }: { readonly seed: number; readonly first: number; readonly count: number },
  result: RowsSeries,
  tell: (series: RowsSeries) => void,
): Promise<void> {
  const draw = drawing(seed);
  const site = shopsSite(shops);
  const elsewhere = mkdtempSync(join(tmpdir(), 'frontage-rows-'));
  const place = (name: string) => ({
    out: join(elsewhere, name, 'dist'),
    cacheDir: join(elsewhere, name, '.frontage'),
  });
  const anew = (name: string, batch: number) => {
    rmSync(join(elsewhere, name), { recursive: true, force: true });
    return builtWith({ ...site.options, ...place(name), batch });
  };
  try {
    const chosen = addFeatures(site, draw);
    const rows = Array.from({ length: shops }, (_, n) => shopNumber(n));
    let last: readonly object[] | undefined;
    for (let table = first; table < first + count; table++) {
      // The last table was a site: one row of it is another then, as often as all is.
      const edited = last !== undefined && draw(2) === 0 ? editRow(last, draw) : editRows(rows, draw);
      writeShops(site, edited.rows, [2, 0, 7][draw(3)]);
      const one = await anew('whole', all);
      const some = await anew('batches', few);
      const next = await builtWith({ ...site.options, ...place('upon'), batch: few });
      const faults = [...differences(one, some, 'in batches'), ...differences(one, next, 'upon the last build')];
      if (faults.length > 0) {
        result.faults.push(
          `${table} of seed ${seed - first} (${chosen.join(', ')})\n${edited.told}\n${faults.join('\n')}`,
        );
      }
      result.tried += 1;
      last = one.report.result && edited.rows;
      if (one.report.result !== undefined) {
        result.sites += 1;
        const made = next.report.pages.filter(({ rendered }) => rendered).length;
        if (made < shops / 2) result.few += 1;
        if (made === 1) result.single += 1;
      }
      tell(result);
    }
  } finally {
    site.drop();
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

function addFeatures(site: TempSite, draw: Draw): string[] {
  const names = Object.keys(features);
  const chosen = new Set<string>();
  for (let left = draw(5); left > 0; left--) {
    const name = names[draw(names.length)] ?? '';
    const others = rivals.find((some) => some.includes(name)) ?? [];
    if (!others.some((other) => chosen.has(other))) chosen.add(name);
  }
  for (const name of chosen) features[name]?.(site);
  return [...chosen];
}

/** What two builds of one table do not have in common. */
function differences(one: Built, other: Built, how: string): string[] {
  const [said, alsoSaid] = [reported(one), { ...reported(other), issues: other.report.issues.filter(isOfTable) }];
  const faults: string[] = [];
  if (JSON.stringify(said.issues) !== JSON.stringify(alsoSaid.issues)) {
    faults.push(`${how}: tells\n  ${shown(alsoSaid.issues)}\nand not\n  ${shown(said.issues)}`);
  }
  if (JSON.stringify(said.pages) !== JSON.stringify(alsoSaid.pages)) faults.push(`${how}: other pages`);
  const files = differing(one.files, other.files);
  if (files.length > 0) faults.push(`${how}: other files, ${files.join(', ')}`);
  return faults;
}

/** What is reported of the pages of the table before is nothing that is known from nothing. */
function isOfTable({ code }: { readonly code: string }): boolean {
  return code !== 'route-gone';
}

function shown(issues: readonly { readonly code: string; readonly message: string }[]): string {
  return issues.map(({ code, message }) => `${code}: ${message}`).join('\n  ') || 'nothing';
}

/** Numbers by a seed, one after the other. */
export function drawing(seed: number): Draw {
  let numbers: readonly number[] = [];
  let lot = 0;
  let at = 0;
  return (bound) => {
    if (at === numbers.length) {
      numbers = fc.sample(fc.noBias(fc.nat()), { seed: seed * 1000 + lot++, numRuns: 1000 });
      at = 0;
    }
    return (numbers[at++] as number) % bound;
  };
}
