import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparedBuilds, otherPages, shopSlug } from '../../../tests/compared-builds.ts';
import { differing } from '../../../tests/one-build.ts';
import { shopNumber, table, writeShops } from '../../../tests/shops.ts';
import { unchangedBuild } from './build-record.ts';

const template = 'templates/pages/shop.ts';
const count = 23;

const { site: currentSite, edits, built, buildWhole, buildBoth, buildEdited } = comparedBuilds(count, 5);
const { editShop, linkTo, setting, redirect, addToMatrix, replaceOptionalSection, addVideos, addRoute } = edits;

const directory = `{ path: '/all', meta: { title: 'A list of every shop', description: 'Each town has one shop, and each shop has one oven; here are all of them, by their names.' }, sections: { intro: { block: 'pageIntro', headline: 'All' }, list: { block: 'directory', headline: 'Shops', groups: { pagesOf: 'shops' } } } },`;

const twin = `{ kind: 'template', template: shop, path: '/twin', params: { sign: 'Ask at the mill', shop: ${JSON.stringify({ ...shopNumber(40), slug: 'twin' })} } },`;

const variant = (n: number) =>
  `{ kind: 'variant', of: '/${shopSlug(n)}', path: '/twin', meta: { title: 'The twin of another shop', noindex: true } },`;

const long = 'the town where all four ovens burn through the night';

describe('a matrix that is built in batches', () => {
  it('has the output of one batch', async () => {
    const { report } = await buildBoth();
    expect(report.pages).toHaveLength(count + otherPages);
    expect(report.issues).toEqual([]);
  });

  it.each<readonly [what: string, edit: () => void, codes: readonly string[]]>([
    ['a section on one page', () => editShop(17, { extra: 'Closed on feast days.' }), []],
    [
      'a style sheet of one page',
      () => replaceOptionalSection("block: 'pageIntro', headline: '{{param.shop.extra}}'"),
      [],
    ],
    ['a link to a page of another batch', () => linkTo(`/${shopSlug(12)}`), []],
    ['a link to the top of a page of another batch', () => linkTo(`/${shopSlug(12)}#top`), []],
    ['a redirect', () => redirect('/old', '/about'), []],
    [
      'colours that are hard to read',
      () => currentSite().edit('templates/theme.css', '--ink-2: oklch(0.42', '--ink-2: oklch(0.75'),
      ['contrast', 'contrast', 'contrast'],
    ],
    [
      'a redirect that a host ignores',
      () => redirect('/old', `https://bakers.example/?${'x'.repeat(1000)}`),
      ['redirects-limit'],
    ],
    ['a sitemap for each row', () => addToMatrix("sitemap: { by: 'shop' }"), []],
    ['frames from several hosts', () => addVideos(0), []],
    ['frames from more hosts than fit into one policy', () => addVideos(9), []],
    [
      'long titles of pages that are hidden',
      () => {
        currentSite().edit(template, "title: 'The shop", "noindex: true, title: 'The shop");
        editShop(17, { name: long });
      },
      [],
    ],
    ['a page of the same template beside it', () => addRoute(twin), []],
    ['a layout', () => addToMatrix("layout: 'page'"), ['unknown-layout']],
    ['a long title', () => editShop(17, { name: long }), ['meta-title-length']],
    [
      'one title on pages of two batches',
      () => editShop(17, { name: shopNumber(2).name }),
      ['meta-title-doubled', 'meta-description-doubled'],
    ],
    [
      'long titles in several batches',
      () => {
        editShop(3, { name: `${long} on` });
        editShop(17, { name: long });
        editShop(22, { name: `${long} again` });
      },
      ['meta-title-length'],
    ],
  ])('has the same output with %s', async (_what, edit, codes) => {
    edit();
    const { report } = await buildBoth();
    expect(report.issues.map(({ code }) => code)).toEqual(codes);
  });

  it.each<readonly [what: string, edit: () => void, codes: readonly string[]]>([
    ['one address in two batches', () => editShop(17, { slug: shopSlug(2) }), ['path-taken']],
    ['addresses that differ in case', () => editShop(17, { slug: shopSlug(2).toUpperCase() }), ['path-taken']],
    ['an address of a page outside the matrix', () => editShop(17, { slug: 'about' }), ['path-taken']],
    ['a redirect from a page of a later batch', () => redirect(`/${shopSlug(17)}`, '/about'), ['redirect-taken']],
    ['a redirect from the file of such a page', () => redirect(`/${shopSlug(17)}.html`, '/about'), ['redirect-taken']],
    ['a redirect to a page of a later batch', () => redirect('/old', `/${shopSlug(17)}`), []],
    ['a link to an unknown page', () => linkTo('/town-nowhere'), ['link-route']],
    ['a link to an id on a page of another batch', () => linkTo(`/${shopSlug(12)}#faq`), []],
    ['a link to an unknown id on a page of another batch', () => linkTo(`/${shopSlug(12)}#none`), ['link-anchor']],
    [
      'near-duplicate pages of two batches',
      () => editShop(17, { ...shopNumber(2), slug: 'x', name: 'Another town' }),
      ['doorway'],
    ],
    [
      'an island of one page',
      () =>
        replaceOptionalSection(
          "block: 'video', headline: '{{param.shop.extra}}', title: 'The oven', href: 'https://oven.example/film'",
        ),
      [],
    ],
    [
      'a duplicate id on a page of a later batch',
      () =>
        replaceOptionalSection(
          "block: 'faq', headline: 'More', items: [{ question: '{{param.shop.extra}}', answer: 'So it is.', id: 'hero' }]",
        ),
      ['id-duplicate'],
    ],
    [
      'long titles as errors',
      () => {
        editShop(17, { name: long });
        currentSite().edit(
          'pages.config.ts',
          "'page-orphan': 'off'",
          "'page-orphan': 'off', 'meta-title-length': 'error'",
        );
      },
      ['meta-title-length'],
    ],
    [
      'orphan pages',
      () => currentSite().edit('pages.config.ts', "'page-orphan': 'off'", "'meta-title-length': 'off'"),
      ['page-orphan'],
    ],
    ['frames from so many hosts that style sheets must be linked', () => addVideos(6), []],
    ['a figure in the text of a row', () => editShop(17, { points: ['for $79 a loaf', 'round'] }), ['claim-literal']],
    ['a secret in a row', () => editShop(17, { lead: 'We bake AKIAIOSFODNN7EXAMPLE.' }), ['secret-published']],
    ['text that is too long', () => editShop(17, { short: 'x'.repeat(50) }), ['invalid-value']],
    ['pages over their budget', () => setting('budgets: { html: 1000 }'), ['page-heavy']],
    ['hidden near-duplicate pages', () => setting("doorways: { action: 'noindex' }"), []],
    ['pages that are left out', () => addToMatrix('limit: 12'), ['pages-left-out']],
    ['a list of the pages', () => addRoute(directory), []],
    ['a variant of a page', () => addRoute(variant(17)), []],
    [
      'no home page',
      () => {
        currentSite().edit('pages.config.ts', "path: '/',", "path: '/home',");
        currentSite().edit(template, "href: '/'", "href: '/home'");
      },
      [],
    ],
    [
      'invalid JSON',
      () => currentSite().edit(table, `"slug": "${shopSlug(17)}"`, `slug: "${shopSlug(17)}"`),
      ['data-invalid'],
    ],
  ])('has the output of one batch with %s', async (_what, edit, codes) => {
    edit();
    const { report } = await buildBoth();
    expect([...new Set(report.issues.map(({ code }) => code))]).toEqual(codes);
  });

  it('has the same output without a cache', async () => {
    await buildBoth({ engine: undefined });
  });

  it('writes nothing if nothing changed', async () => {
    const { files } = await built();
    const again = await built();
    expect(again.report.result).toMatchObject({ written: [], removed: [] });
    expect(again.report.pages.some(({ rendered }) => rendered)).toBe(false);
    expect(differing(again.files, files)).toEqual([]);
  });

  it('renders one page after an edit of a row', async () => {
    editShop(5, { since: 1998, extra: 'Closed on feast days.' });
    await built();
    for (const [n, lead] of [
      [2, 'We bake at night.'],
      // The first page of its batch has another shape.
      [7, 'We bake at noon.'],
      [17, 'We bake on Sundays.'],
    ] as const) {
      await buildEdited(() => editShop(n, { lead }));
    }
    await buildEdited(() => editShop(17, { question: 'Who is in?' }));
  });

  it('reports pages that are gone since the last build', async () => {
    await built();
    const shops: unknown[] = JSON.parse(readFileSync(join(currentSite().root, table), 'utf8'));
    writeShops(currentSite(), shops.toSpliced(17, 1));
    const { report, files } = await built();
    expect(report.issues.map(({ code, message }) => [code, message.includes(shopSlug(17))])).toEqual([
      ['route-gone', true],
    ]);
    expect(report.result?.removed).toEqual([`${shopSlug(17)}.html`]);
    expect(differing(files, (await buildWhole()).files)).toEqual([]);
    // It is reported once.
    expect(await unchangedBuild({ ...currentSite().options, engine: 'one', today: '2026-05-01' })).toBeUndefined();
    expect((await built()).report.issues).toEqual([]);
    expect(await unchangedBuild({ ...currentSite().options, engine: 'one', today: '2026-05-01' })).toBeDefined();
  });

  it('has the same output for a preview origin', async () => {
    editShop(17, { name: long });
    const { report } = await buildBoth({ origin: 'https://preview.example' });
    expect(report.issues.map(({ code }) => code)).toEqual(['meta-title-length']);
  });
});
