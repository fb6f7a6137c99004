import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Built, builtWith, differing, reported } from '../../one-build.ts';
import { shopNumber, shopsSite, writeShops } from '../../shops.ts';
import type { TempSite } from '../../temp-site.ts';
import { type Draw, editRow, editRows } from './row-edits.ts';
import { exclusive, features } from './shop-features.ts';

/** The results of a series of tables. */
export interface RowsSeries {
  tried: number;
  /** Tables with a valid site. */
  sites: number;
  /** Sites that were built incrementally, with few rendered pages. */
  partial: number;
  /** Those of them with one rendered page. */
  single: number;
  readonly errors: string[];
}

export interface RowsOptions {
  readonly seed: number;
  readonly tables: number;
  /** Runs only the tables on the same site as this one. */
  readonly only?: number | undefined;
  readonly onTable?: (series: RowsSeries) => void;
}

/** Rows of a table. */
export const shops = 40;

/** Number of pages in memory at a time: a few, or all of them. */
const [few, all] = [12, 1000];

/** Tables on one site, before the next site with other features. */
const perSite = 12;

/**
 * Builds tables of shops with random rows, on sites with random features. Each table has a clean build in batches, an incremental
 * build in batches, and a clean build all at once. All three must report and write the same, byte for byte.
 */
export async function rowsSeries({ seed, tables, only, onTable = () => undefined }: RowsOptions): Promise<RowsSeries> {
  const result: RowsSeries = { tried: 0, sites: 0, partial: 0, single: 0, errors: [] };
  for (let first = 0; first < tables; first += perSite) {
    if (only !== undefined && (only < first || only >= first + perSite)) continue;
    await onOneSite({ seed: seed + first, first, count: Math.min(perSite, tables - first) }, result, onTable);
  }
  return result;
}

async function onOneSite(
  { seed, first, count }: { readonly seed: number; readonly first: number; readonly count: number },
  result: RowsSeries,
  onTable: (series: RowsSeries) => void,
): Promise<void> {
  const draw = drawing(seed);
  const site = shopsSite(shops);
  const elsewhere = mkdtempSync(join(tmpdir(), 'frontage-rows-'));
  const folders = (name: string) => ({
    out: join(elsewhere, name, 'dist'),
    cacheDir: join(elsewhere, name, '.frontage'),
  });
  const cleanBuild = (name: string, batch: number) => {
    rmSync(join(elsewhere, name), { recursive: true, force: true });
    return builtWith({ ...site.options, ...folders(name), batch });
  };
  try {
    const chosen = addFeatures(site, draw);
    const rows = Array.from({ length: shops }, (_, n) => shopNumber(n));
    let last: readonly object[] | undefined;
    for (let table = first; table < first + count; table++) {
      // After a valid table, change one row or all rows, equally often.
      const edited = last !== undefined && draw(2) === 0 ? editRow(last, draw) : editRows(rows, draw);
      writeShops(site, edited.rows, [2, 0, 7][draw(3)]);
      const one = await cleanBuild('at-once', all);
      const some = await cleanBuild('batches', few);
      const next = await builtWith({ ...site.options, ...folders('incremental'), batch: few });
      const errors = [...differences(one, some, 'in batches'), ...differences(one, next, 'incrementally')];
      if (errors.length > 0) {
        result.errors.push(
          `${table} of seed ${seed - first} (${chosen.join(', ')})\n${edited.description}\n${errors.join('\n')}`,
        );
      }
      result.tried += 1;
      last = one.report.result && edited.rows;
      if (one.report.result !== undefined) {
        result.sites += 1;
        const rendered = next.report.pages.filter(({ rendered }) => rendered).length;
        if (rendered < shops / 2) result.partial += 1;
        if (rendered === 1) result.single += 1;
      }
      onTable(result);
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
    const others = exclusive.find((some) => some.includes(name)) ?? [];
    if (!others.some((other) => chosen.has(other))) chosen.add(name);
  }
  for (const name of chosen) features[name]?.(site);
  return [...chosen];
}

/** Returns the differences between two builds of one table. */
function differences(one: Built, other: Built, how: string): string[] {
  const [first, second] = [reported(one), { ...reported(other), issues: other.report.issues.filter(isOfTable) }];
  const errors: string[] = [];
  if (JSON.stringify(first.issues) !== JSON.stringify(second.issues)) {
    errors.push(`${how}: reports\n  ${shown(second.issues)}\nand not\n  ${shown(first.issues)}`);
  }
  if (JSON.stringify(first.pages) !== JSON.stringify(second.pages)) errors.push(`${how}: other pages`);
  const files = differing(one.files, other.files);
  if (files.length > 0) errors.push(`${how}: other files, ${files.join(', ')}`);
  return errors;
}

/** Whether a diagnostic is about this table: a clean build knows no pages of the last one. */
function isOfTable({ code }: { readonly code: string }): boolean {
  return code !== 'route-gone';
}

function shown(issues: readonly { readonly code: string; readonly message: string }[]): string {
  return issues.map(({ code, message }) => `${code}: ${message}`).join('\n  ') || 'nothing';
}

/** Returns a sequence of random numbers by a seed. */
export function drawing(seed: number): Draw {
  let numbers: readonly number[] = [];
  let chunk = 0;
  let at = 0;
  return (bound) => {
    if (at === numbers.length) {
      numbers = fc.sample(fc.noBias(fc.nat()), { seed: seed * 1000 + chunk++, numRuns: 1000 });
      at = 0;
    }
    return (numbers[at++] as number) % bound;
  };
}
