import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { BuildOptions } from '../renderer/build/index.ts';
import { type Built, builtWith, differing, reported } from './one-build.ts';
import { shopNumber, shopsSite, table, writeShops } from './shops.ts';
import type { TempSite } from './temp-site.ts';

/** A site of shops that a test builds in batches and at once, to compare the two. */
export interface ComparedBuilds {
  /** The site of the current test. */
  readonly site: () => TempSite;
  /** Edits that several tests share. */
  readonly edits: ReturnType<typeof editsOf>;
  /** Builds the site in batches. */
  readonly built: (change?: Partial<BuildOptions>) => Promise<Built>;
  /** Builds the site at once, without a cache. */
  readonly buildWhole: (change?: Partial<BuildOptions>) => Promise<Built>;
  /** Builds the site in batches and at once, and expects equal results. */
  readonly buildBoth: (change?: Partial<BuildOptions>) => Promise<Built>;
  /** Builds before and after an edit of one row. Expects one rendered page, and the output of a clean build. */
  readonly buildEdited: (edit: () => void) => Promise<Built>;
}

/** Number of pages outside the matrix: two routes and the 404 page. */
export const otherPages = 3;

/** Sets up a site with a number of shops for each test, built in batches of the given size. */
export function comparedBuilds(count: number, batch: number): ComparedBuilds {
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

  const built: ComparedBuilds['built'] = (change = {}) => builtWith({ ...site.options, batch, ...change });
  const buildWhole: ComparedBuilds['buildWhole'] = (change = {}) => {
    const [out, cacheDir] = [join(elsewhere, 'dist'), join(elsewhere, '.frontage')];
    for (const folder of [out, cacheDir]) rmSync(folder, { recursive: true, force: true });
    return built({ ...change, out, cacheDir, batch: 1000 });
  };
  const buildBoth: ComparedBuilds['buildBoth'] = async (change = {}) => {
    const [batched, whole] = [await built(change), await buildWhole(change)];
    expect(reported(batched)).toEqual(reported(whole));
    expect(differing(batched.files, whole.files)).toEqual([]);
    return batched;
  };
  const buildEdited: ComparedBuilds['buildEdited'] = async (edit) => {
    await built();
    edit();
    const next = await built();
    expect(next.report.pages.filter(({ rendered }) => rendered)).toHaveLength(1);
    expect(differing(next.files, (await buildWhole()).files)).toEqual([]);
    return next;
  };
  return { site: () => site, edits, built, buildWhole, buildBoth, buildEdited };
}

/** Returns the slug of a shop by its number. */
export const shopSlug = (n: number) => shopNumber(n).slug;

function editsOf(count: number, site: () => TempSite) {
  const editShop = (n: number, change: Readonly<Record<string, unknown>>) => {
    const shops: object[] = JSON.parse(readFileSync(join(site().root, table), 'utf8'));
    writeShops(
      site(),
      shops.map((shop, index) => (index === n ? { ...shop, ...change } : shop)),
    );
  };
  const config = (text: string, replacement: string) => site().edit('pages.config.ts', text, replacement);
  const setting = (text: string) => config("locale: 'en-US',", `locale: 'en-US', ${text},`);
  /** Replaces the optional section of shops, and gives a shop after the first batch the value that shows it. */
  const replaceOptionalSection = (section: string) => {
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
    replaceOptionalSection,
    /** Adds a route after the matrix. */
    addRoute: (route: string) => config(`json('${table}') },\n    },`, `json('${table}') },\n    },\n    ${route}`),
    linkTo: (href: string) => config("href: '/about'", `href: '${href}'`),
    redirect: (from: string, to: string) => setting(`redirects: [{ from: '${from}', to: '${to}' }]`),
    addToMatrix: (text: string) => config("name: 'shops',", `name: 'shops', ${text},`),
    /** Adds a video to each page, from a different host each, with long names. */
    addVideos(length: number) {
      replaceOptionalSection(
        "block: 'video', title: 'The oven', href: 'https://films.example/1', embed: { src: '{{param.shop.extra}}' }",
      );
      for (let n = 0; n < count; n++)
        editShop(n, { extra: `https://${shopSlug(n)}-${'films-'.repeat(length)}x.example/film` });
    },
  };
}
