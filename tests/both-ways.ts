import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { BuildOptions } from '../renderer/build/index.ts';
import { type Built, builtWith, differing, told } from './one-build.ts';
import { shopNumber, shopsSite, table, writeShops } from './shops.ts';
import type { TempSite } from './temp-site.ts';

/** A site of shops with a page behind its matrix, which a test builds in one way and in another. */
export interface BothWays {
  /** The site of the test at hand. */
  readonly site: () => TempSite;
  /** Edits that many tests make. */
  readonly edits: ReturnType<typeof editsOf>;
  readonly built: (change?: Partial<BuildOptions>) => Promise<Built>;
  /** The same in one batch, from nothing. */
  readonly wholeSite: (change?: Partial<BuildOptions>) => Promise<Built>;
  /** Builds in batches, and compares the result with a build of all pages at once. */
  readonly bothWays: (change?: Partial<BuildOptions>) => Promise<Built>;
  /** Builds before an edit of one row and after it: one page is made, and the site is what a build from nothing comes to. */
  readonly editedAlone: (edit: () => void) => Promise<Built>;
}

/** Pages around the matrix: those of two routes, and the one for unknown addresses. */
export const around = 3;

/** Sites of so many shops for each test of a file, built in batches of that size. */
export function builtBothWays(count: number, batch: number): BothWays {
  let site: TempSite;
  let elsewhere: string;
  const edits = editsOf(count, () => site);
  beforeEach(() => {
    site = shopsSite(count);
    elsewhere = mkdtempSync(join(tmpdir(), 'frontage-whole-'));
    edits.addRoute(
      `{ path: '/about', meta: { title: 'Who bakes all the bread', description: 'Eleven people, four ovens, and one bell that says when the next loaf is ready for you.' }, sections: { intro: { block: 'pageIntro', headline: 'About us' } } },`,
    );
    site.edit(
      'pages.config.ts',
      "headline: 'Every shop'",
      "headline: 'Every shop', actions: [{ label: 'About', href: '/about' }]",
    );
  });
  afterEach(() => {
    site.drop();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  const built: BothWays['built'] = (change = {}) => builtWith({ ...site.options, batch, ...change });
  const wholeSite: BothWays['wholeSite'] = (change = {}) => {
    const [out, cacheDir] = [join(elsewhere, 'dist'), join(elsewhere, '.frontage')];
    for (const folder of [out, cacheDir]) rmSync(folder, { recursive: true, force: true });
    return built({ ...change, out, cacheDir, batch: 1000 });
  };
  const bothWays: BothWays['bothWays'] = async (change = {}) => {
    const [some, whole] = [await built(change), await wholeSite(change)];
    expect(told(some)).toEqual(told(whole));
    expect(differing(some.files, whole.files)).toEqual([]);
    return some;
  };
  const editedAlone: BothWays['editedAlone'] = async (edit) => {
    await built();
    edit();
    const next = await built();
    expect(next.report.pages.filter(({ rendered }) => rendered)).toHaveLength(1);
    expect(differing(next.files, (await wholeSite()).files)).toEqual([]);
    return next;
  };
  return { site: () => site, edits, built, wholeSite, bothWays, editedAlone };
}

/** Of a shop by its number. */
export const slugOf = (n: number) => shopNumber(n).slug;

function editsOf(count: number, site: () => TempSite) {
  const editShop = (n: number, change: Readonly<Record<string, unknown>>) => {
    const shops: object[] = JSON.parse(readFileSync(join(site().root, table), 'utf8'));
    writeShops(
      site(),
      shops.map((shop, index) => (index === n ? { ...shop, ...change } : shop)),
    );
  };
  const config = (words: string, others: string) => site().edit('pages.config.ts', words, others);
  const setting = (text: string) => config("locale: 'en-US',", `locale: 'en-US', ${text},`);
  /** Another section in the place of the one that shops with more words have, and such a shop behind the first ones. */
  const moreBy = (section: string) => {
    site().edit(
      'templates/pages/shop.ts',
      "block: 'notice', when: 'param.shop.extra', text: '{{param.shop.extra}}'",
      `when: 'param.shop.extra', ${section}`,
    );
    editShop(17, { extra: 'Closed on feast days.' });
  };
  return {
    editShop,
    setting,
    moreBy,
    /** A route behind the matrix. */
    addRoute: (route: string) => config(`json('${table}') },\n    },`, `json('${table}') },\n    },\n    ${route}`),
    linkTo: (href: string) => config("href: '/about'", `href: '${href}'`),
    redirect: (from: string, to: string) => setting(`redirects: [{ from: '${from}', to: '${to}' }]`),
    addToMatrix: (text: string) => config("name: 'shops',", `name: 'shops', ${text},`),
    /** A film on each page, from hosts whose names are so long. */
    filmsBy(length: number) {
      moreBy(
        "block: 'video', title: 'The oven', href: 'https://films.example/1', embed: { src: '{{param.shop.extra}}' }",
      );
      for (let n = 0; n < count; n++)
        editShop(n, { extra: `https://${slugOf(n)}-${'films-'.repeat(length)}x.example/film` });
    },
  };
}
