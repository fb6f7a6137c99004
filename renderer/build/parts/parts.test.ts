import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopNumber, shopsSite, table, writeShops } from '../../../tests/shops.ts';
import { filesIn, type TempSite } from '../../../tests/temp-site.ts';
import { type BuildOptions, type BuildReport, build } from '../index.ts';
import { sameAsLast } from '../last-build.ts';

const template = 'templates/pages/shop.ts';
const count = 23;
const parts = { rows: 5, least: 10 };

let site: TempSite;
let elsewhere: string;

beforeEach(() => {
  site = shopsSite(count);
  elsewhere = mkdtempSync(join(tmpdir(), 'frontage-whole-'));
  addRoute(
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

/** A route behind the matrix. */
function addRoute(route: string): void {
  site.edit('pages.config.ts', `json('${table}') },\n    },`, `json('${table}') },\n    },\n    ${route}`);
}

function editShop(n: number, change: Readonly<Record<string, unknown>>): void {
  const shops: object[] = JSON.parse(readFileSync(join(site.root, table), 'utf8'));
  writeShops(
    site,
    shops.map((shop, index) => (index === n ? { ...shop, ...change } : shop)),
  );
}

function linkTo(href: string): void {
  site.edit('pages.config.ts', "href: '/about'", `href: '${href}'`);
}

function setting(text: string): void {
  site.edit('pages.config.ts', "locale: 'en-US',", `locale: 'en-US', ${text},`);
}

function redirect(from: string, to: string): void {
  setting(`redirects: [{ from: '${from}', to: '${to}' }]`);
}

function addToMatrix(text: string): void {
  site.edit('pages.config.ts', "name: 'shops',", `name: 'shops', ${text},`);
}

/** Another section in the place of the one that shops with more words have, and such a shop in a later part. */
function moreBy(section: string): void {
  site.edit(
    template,
    "block: 'notice', when: 'param.shop.extra', text: '{{param.shop.extra}}'",
    `when: 'param.shop.extra', ${section}`,
  );
  editShop(17, { extra: 'Closed on feast days.' });
}

/** A film on each page, from hosts whose names are so long. */
function filmsBy(length: number): void {
  moreBy("block: 'video', title: 'The oven', href: 'https://films.example/1', embed: { src: '{{param.shop.extra}}' }");
  for (let n = 0; n < count; n++)
    editShop(n, { extra: `https://${slugOf(n)}-${'films-'.repeat(length)}x.example/film` });
}

const directory = `{ path: '/all', meta: { title: 'A list of every shop', description: 'Each town has one shop, and each shop has one oven; here are all of them, by their names.' }, sections: { intro: { block: 'pageIntro', headline: 'All' }, list: { block: 'directory', headline: 'Shops', groups: { pagesOf: 'shops' } } } },`;

const twin = `{ kind: 'template', template: shop, path: '/twin', params: { sign: 'Ask at the mill', shop: ${JSON.stringify({ ...shopNumber(40), slug: 'twin' })} } },`;

const variant = (n: number) =>
  `{ kind: 'variant', of: '/${slugOf(n)}', path: '/twin', meta: { title: 'The twin of another shop', noindex: true } },`;

interface Built {
  readonly report: BuildReport;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Pages of each plan that was made. */
  readonly plans: readonly number[];
}

async function built(change: Partial<BuildOptions> = {}): Promise<Built> {
  const plans: number[] = [];
  const options: BuildOptions = { ...site.options, engine: 'one', today: '2026-05-01', parts, ...change };
  const report = await build({ ...options, onPlan: ({ ready }) => plans.push(ready?.pages.length ?? 0) });
  return { report, plans, files: report.result === undefined ? new Map() : filesIn(options.out) };
}

/** The same by one plan, from nothing. */
function wholeSite(change: Partial<BuildOptions> = {}): Promise<Built> {
  const [out, cacheDir] = [join(elsewhere, 'dist'), join(elsewhere, '.frontage')];
  for (const folder of [out, cacheDir]) rmSync(folder, { recursive: true, force: true });
  return built({ ...change, out, cacheDir, parts: { ...parts, least: 1000 } });
}

const told = ({ report: { issues, pages, result } }: Built) => ({
  issues,
  pages: pages.map(({ path, file, size, weight }) => [path, file, size, weight.script, weight.document]),
  written: result?.written,
});

function differing(some: ReadonlyMap<string, Buffer>, others: ReadonlyMap<string, Buffer>): string[] {
  return [...new Set([...some.keys(), ...others.keys()])].filter(
    (file) => some.get(file)?.equals(others.get(file) ?? Buffer.alloc(0)) !== true,
  );
}

/** Builds in parts, and holds what comes of it against a build of the whole. */
async function bothWays(change: Partial<BuildOptions> = {}): Promise<Built> {
  const [some, whole] = [await built(change), await wholeSite(change)];
  expect(whole.plans.every((pages) => pages === 0 || pages > parts.rows + around)).toBe(true);
  expect(told(some)).toEqual(told(whole));
  expect(differing(some.files, whole.files)).toEqual([]);
  return some;
}

/** Pages around the matrix: those of two routes, and the one for unknown addresses. */
const around = 3;

const long = 'the town where all four ovens burn through the night';

const slugOf = (n: number) => shopNumber(n).slug;

describe('a large matrix that is built in parts', () => {
  it('comes to what one plan comes to', async () => {
    const { plans, report } = await bothWays();
    expect(plans).toEqual([parts.rows + around]);
    expect(report.pages).toHaveLength(count + around);
    expect(report.issues).toEqual([]);
  });

  it.each<readonly [what: string, edit: () => void, codes: readonly string[]]>([
    ['a section that stands on one page', () => editShop(17, { extra: 'Closed on feast days.' }), []],
    ['a style sheet that one page has', () => moreBy("block: 'pageIntro', headline: '{{param.shop.extra}}'"), []],
    ['a link to a page of another part', () => linkTo(`/${slugOf(12)}`), []],
    ['a link to the top of a page of another part', () => linkTo(`/${slugOf(12)}#top`), []],
    ['a redirect', () => redirect('/old', '/about'), []],
    [
      'colours that are hard to read',
      () => site.edit('templates/theme.css', '--ink-2: oklch(0.42', '--ink-2: oklch(0.75'),
      ['contrast', 'contrast', 'contrast'],
    ],
    ['a sitemap for each row', () => addToMatrix("sitemap: { by: 'shop' }"), []],
    ['frames from several hosts', () => filmsBy(0), []],
    ['frames from more hosts than one policy holds', () => filmsBy(9), []],
    [
      'long titles of pages that are hidden',
      () => {
        site.edit(template, "title: 'The shop", "noindex: true, title: 'The shop");
        editShop(17, { name: long });
      },
      [],
    ],
    ['a page of the same template beside it', () => addRoute(twin), []],
    ['a layout', () => addToMatrix("layout: 'page'"), ['unknown-layout']],
    ['a long title', () => editShop(17, { name: long }), ['meta-title-length']],
    [
      'one title on pages of two parts',
      () => editShop(17, { name: shopNumber(2).name }),
      ['meta-title-doubled', 'meta-description-doubled'],
    ],
    [
      'long titles in several parts',
      () => {
        editShop(3, { name: `${long} on` });
        editShop(17, { name: long });
        editShop(22, { name: `${long} again` });
      },
      ['meta-title-length'],
    ],
  ])('comes to the same with %s', async (_what, edit, codes) => {
    edit();
    const { plans, report } = await bothWays();
    expect(report.issues.map(({ code }) => code)).toEqual(codes);
    if (report.result !== undefined) expect(plans.map((pages) => pages < count)).toEqual([true]);
  });

  it.each<readonly [what: string, edit: () => void, codes: readonly string[]]>([
    ['one address in two parts', () => editShop(17, { slug: slugOf(2) }), ['path-taken']],
    ['addresses that differ in case', () => editShop(17, { slug: slugOf(2).toUpperCase() }), ['path-taken']],
    ['an address that a page around has', () => editShop(17, { slug: 'about' }), ['path-taken']],
    ['a redirect from a page of a later part', () => redirect(`/${slugOf(17)}`, '/about'), ['redirect-taken']],
    ['a redirect to a page of a later part', () => redirect('/old', `/${slugOf(17)}`), []],
    ['a link to nowhere', () => linkTo('/town-nowhere'), ['link-route']],
    ['a link to a place on a page of another part', () => linkTo(`/${slugOf(12)}#faq`), []],
    ['a link to no place on a page of another part', () => linkTo(`/${slugOf(12)}#none`), ['link-anchor']],
    [
      'pages of two parts that say the same',
      () => editShop(17, { ...shopNumber(2), slug: 'x', name: 'Another town' }),
      ['doorway'],
    ],
    [
      'an island that one page has',
      () =>
        moreBy(
          "block: 'video', headline: '{{param.shop.extra}}', title: 'The oven', href: 'https://oven.example/film'",
        ),
      [],
    ],
    [
      'an id that stands twice on a page of a later part',
      () =>
        moreBy(
          "block: 'faq', headline: 'More', items: [{ question: '{{param.shop.extra}}', answer: 'So it is.', id: 'hero' }]",
        ),
      ['id-duplicate'],
    ],
    [
      'long titles where these are no mere warning',
      () => {
        editShop(17, { name: long });
        site.edit('pages.config.ts', "'page-orphan': 'off'", "'page-orphan': 'off', 'meta-title-length': 'error'");
      },
      ['meta-title-length'],
    ],
    [
      'pages that nothing leads to',
      () => site.edit('pages.config.ts', "'page-orphan': 'off'", "'meta-title-length': 'off'"),
      ['page-orphan'],
    ],
    ['frames from so many hosts that sheets have to be linked', () => filmsBy(6), []],
    ['a figure in the words of a row', () => editShop(17, { points: ['for $79 a loaf', 'round'] }), ['claim-literal']],
    ['a secret in a row', () => editShop(17, { lead: 'We bake AKIAIOSFODNN7EXAMPLE.' }), ['secret-published']],
    ['words that are too long', () => editShop(17, { short: 'x'.repeat(50) }), ['invalid-value']],
    ['pages over their budget', () => setting('budgets: { html: 1000 }'), ['page-heavy']],
    ['pages that are hidden where they are alike', () => setting("doorways: { action: 'noindex' }"), []],
    ['pages that are left out', () => addToMatrix('limit: 12'), ['pages-left-out']],
    ['a list of the pages', () => addRoute(directory), []],
    ['a variant of a page', () => addRoute(variant(17)), []],
    [
      'no home page',
      () => {
        site.edit('pages.config.ts', "path: '/',", "path: '/home',");
        site.edit(template, "href: '/'", "href: '/home'");
      },
      [],
    ],
    ['what is no JSON', () => site.edit(table, `"slug": "${slugOf(17)}"`, `slug: "${slugOf(17)}"`), ['data-invalid']],
  ])('is left to one plan with %s', async (_what, edit, codes) => {
    edit();
    const { plans, report } = await bothWays();
    expect([...new Set(report.issues.map(({ code }) => code))]).toEqual(codes);
    if (report.result !== undefined) expect(plans.at(-1)).toBeGreaterThan(parts.rows + around);
  });

  it('comes to the same where nothing is remembered', async () => {
    const { plans } = await bothWays({ engine: undefined });
    expect(plans).toEqual([parts.rows + around]);
  });

  it('is built again in parts, and nothing is written where nothing has changed', async () => {
    const { files } = await built();
    const again = await built();
    expect(again.plans).toEqual([parts.rows + around]);
    expect(again.report.result).toMatchObject({ written: [], removed: [] });
    expect(again.report.pages.some(({ rendered }) => rendered)).toBe(false);
    expect(differing(again.files, files)).toEqual([]);
  });

  it('is remembered, so that words of a row are put in place without a plan', async () => {
    editShop(5, { since: 1998, extra: 'Closed on feast days.' });
    await built();
    for (const [n, lead] of [
      [2, 'We bake at night.'],
      // The first page of its part is of another kind.
      [7, 'We bake at noon.'],
      [17, 'We bake on Sundays.'],
    ] as const) {
      editShop(n, { lead });
      let planned = false;
      const registry: BuildOptions['registry'] = (given) => {
        planned = true;
        return given;
      };
      const next = await built({ registry });
      expect(planned).toBe(false);
      expect(next.report.pages.filter(({ rendered }) => rendered)).toHaveLength(1);
      expect(differing(next.files, (await wholeSite()).files)).toEqual([]);
    }
  });

  it('is remembered, so that other edits of a row are planned with few others', async () => {
    await built();
    editShop(17, { question: 'Who is in?' });
    const next = await built();
    expect(next.plans).toEqual([]);
    expect(next.report.pages.filter(({ rendered }) => rendered)).toHaveLength(1);
    expect(differing(next.files, (await wholeSite()).files)).toEqual([]);
  });

  it('tells what the last build had and this one has not', async () => {
    await built();
    const shops: unknown[] = JSON.parse(readFileSync(join(site.root, table), 'utf8'));
    writeShops(site, shops.toSpliced(17, 1));
    const { report, plans, files } = await built();
    expect(plans).toEqual([parts.rows + around]);
    expect(report.issues.map(({ code, message }) => [code, message.includes(slugOf(17))])).toEqual([
      ['route-gone', true],
    ]);
    expect(report.result?.removed).toEqual([`${slugOf(17)}.html`]);
    expect(differing(files, (await wholeSite()).files)).toEqual([]);
    // It is said once.
    expect(await sameAsLast({ ...site.options, engine: 'one', today: '2026-05-01' })).toBeUndefined();
    expect((await built()).report.issues).toEqual([]);
    expect(await sameAsLast({ ...site.options, engine: 'one', today: '2026-05-01' })).toBeDefined();
  });

  it('is left to one plan where the site is not published by its own address', async () => {
    editShop(17, { name: long });
    const { plans, report } = await bothWays({ origin: 'https://preview.example' });
    expect(plans.at(-1)).toBe(count + around);
    expect(report.issues.map(({ code }) => code)).toEqual(['meta-title-length']);
  });

  it('is left to one plan where somebody writes to its table meanwhile', async () => {
    const onStage = (stage: string) => {
      if (stage === 'render') editShop(17, { lead: 'We bake whenever somebody looks.' });
    };
    const { plans, files } = await built({ onStage });
    expect(plans).toEqual([parts.rows + around, count + around]);
    expect(differing(files, (await wholeSite()).files)).toEqual([]);
    editShop(17, { lead: shopNumber(17).lead });
    expect(differing((await built()).files, (await wholeSite()).files)).toEqual([]);
  });
});
