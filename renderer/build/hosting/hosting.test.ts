import { describe, expect, it } from 'vitest';
import type { RegisteredBlock } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import { cspHash } from '../lib/hash.ts';
import { blockingSheets, type CssDelivery, inlineSheets, pageCss } from '../page/render/css-delivery.ts';
import type { Sheet, Styles } from '../page/render/sheets.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { chooseCssDelivery } from './choose-css-delivery.ts';
import { destinationsFile } from './destinations.ts';
import { headersFile } from './headers.ts';
import { type HeaderOptions, headerLimits, hostRules } from './host-rules.ts';
import { robots, sitemapFiles } from './sitemap.ts';
import { speculationRules } from './speculation.ts';

const site = {
  origin: { origin: 'https://example.org', base: '/shop' },
  destinations: new Map([
    ['desk', { label: 'Desk', url: 'https://desk.example.com/in?x=1', mode: 'cors' as const, acceptsForms: true }],
    [
      'sheet',
      {
        label: 'Sheet',
        mode: 'no-cors' as const,
        storageKey: 'sheet',
        setting: 'url' as const,
        allowedOrigins: ['https://sheet.example.com'],
      },
    ],
  ]),
} as unknown as Site;

const headersOf = (options: HeaderOptions) => headersFile(hostRules(options), options.site.origin.base);

const sheet = (css: string): Sheet => ({
  css,
  cspHash: cspHash(css),
  fonts: [`assets/${css.replaceAll('x', '')}.woff2`],
});
const styles = (blocks: readonly string[], size = 10): Styles => ({
  base: sheet('base'),
  older: sheet('older'),
  kit: new Map(),
  blocks: new Map(blocks.map((type) => [type, sheet(`${type}${'x'.repeat(size)}`)])),
  files: new Map(),
});
const page = (main: readonly string[], bottom: readonly string[] = []): ResolvedPage =>
  ({
    query: [],
    sections: [
      ...main.map((type) => ({
        slot: 'main',
        frames: [],
        posts: [],
        definition: { block: { type } } as RegisteredBlock,
      })),
      ...bottom.map((type) => ({
        slot: 'bottom',
        frames: [],
        posts: [],
        definition: { block: { type } } as RegisteredBlock,
      })),
    ],
  }) as unknown as ResolvedPage;

/** The same with a section at the top. */
const withTop = (all: ResolvedPage, type: string): ResolvedPage => {
  const [top] = page([type]).sections.map((section) => ({ ...section, slot: 'top' as const }));
  return { ...all, sections: top === undefined ? all.sections : [top, ...all.sections] };
};

describe('the headers of a site', () => {
  const text = headersOf({
    site,
    pages: [],
    inline: [sheet('a')],
    loader: 'loader()',
    speculation: 'assets/next.json',
  });

  it('start with a rule for every page below the base path', () => {
    expect(text.split('\n')[0]).toBe('/shop/*');
  });

  it('allow what the pages contain and the origins of destinations, and nothing unsafe', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(text)?.[1] ?? '';
    expect(policy).toContain(`script-src 'self' ${cspHash('loader()')};`);
    expect(policy).toContain(`style-src 'self' ${cspHash('a')};`);
    expect(policy).toContain("connect-src 'self' https://desk.example.com https://sheet.example.com;");
    expect(policy).toContain("form-action 'self' https://desk.example.com;");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('allow the frame origins that sections declare, each once, and no others', () => {
    const framing = (...frames: string[]) =>
      ({
        query: [],
        sections: [
          { frames, posts: [] },
          { frames, posts: [] },
        ],
      }) as unknown as ResolvedPage;
    const pages = [
      framing('https://video.example.com'),
      framing('https://book.example.com', 'https://video.example.com'),
    ];
    const framed = headersOf({ site, pages, inline: [], loader: '', speculation: 'assets/next.json' });
    expect(framed).toContain('; frame-src https://book.example.com https://video.example.com;');
    expect(text).not.toContain('frame-src');
  });

  it('let assets be cached forever and name the speculation rules', () => {
    expect(text).toContain('/shop/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable');
    expect(text).toContain('  Speculation-Rules: "/shop/assets/next.json"');
    expect(text).toContain('/shop/assets/next.json\n  Content-Type: application/speculationrules+json');
  });
});

const byHash = (one: Sheet, other: Sheet) => one.cspHash.localeCompare(other.cspHash);

const nowhere: CssDelivery['linked'] = new Map();

describe('style sheets', () => {
  it('are inline, those of later sections in a file once they are worth a request', () => {
    const small = pageCss(page(['hero'], ['footer']), styles(['hero', 'footer']), nowhere);
    expect(small.head.map(({ css }) => css.slice(0, 4))).toEqual(['base', 'hero', 'foot', 'olde']);
    expect(small.below).toBeUndefined();

    const large = pageCss(page(['hero'], ['footer', 'hero']), styles(['hero', 'footer'], 2000), nowhere);
    expect(large.head.map(({ css }) => css.slice(0, 4))).toEqual(['base', 'hero']);
    expect(large.below?.css.startsWith('olderfooter')).toBe(true);
    expect(large.below?.path).toMatch(/^assets\/below-[0-9a-f]{10}\.css$/);
  });

  it('are in the file from the fourth section on, linked before the first that needs it', () => {
    const types = ['hero', 'stats', 'steps', 'stats', 'video', 'faq'];
    const placed = pageCss(page(types, ['footer']), styles(types.concat('footer'), 1000), nowhere);
    expect(placed.head.map(({ css }) => css.slice(0, 4))).toEqual(['base', 'hero', 'stat', 'step']);
    expect(placed.below?.css.replaceAll('x', '')).toBe('oldervideofaqfooter');
    expect(placed.below?.from).toBe(4);
  });

  it('are linked, least used first, if a header line cannot hold their hashes', () => {
    const types = Array.from({ length: 60 }, (_, index) => `block${index}`);
    const placement = chooseCssDelivery(
      site,
      [...types.map((type) => page([type])), page(types.slice(0, 2))],
      styles(types),
    );
    expect(placement.inline.length + placement.linked.size).toBe(62);
    expect(placement.inline.length).toBeGreaterThan(20);
    const headers = headersOf({
      site,
      pages: [],
      inline: placement.inline,
      loader: '',
      speculation: 'assets/x.json',
    });
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(headerLimits.line);
    const shared = styles(types).blocks.get('block1')?.css;
    expect(placement.inline.some(({ css }) => css === shared)).toBe(true);
  });

  it('that must be files are linked before the first section that needs them, unless it is the first of the page', () => {
    const types = ['hero', 'stats', 'steps', 'video'];
    const all = styles([...types, 'popup']);
    const [hero, steps] = ['hero', 'steps'].map((type) => all.blocks.get(type) as Sheet);
    const linked = new Map([hero, steps].map((block) => [block as Sheet, `assets/${block?.css.slice(0, 4)}.css`]));
    const placed = pageCss(page(types), all, linked);
    expect(placed.head.map(({ css }) => css.slice(0, 4))).toEqual(['base', 'hero', 'stat']);
    // The file exists anyway, so sheets of later sections join it even if they are small.
    expect(placed.below?.css.replaceAll('x', '')).toBe('olderstepsvideo');
    expect(placed.below?.from).toBe(2);
    expect(blockingSheets(page(types), all, { linked, inline: [], files: new Map() })).toEqual([hero?.css]);

    const begun = withTop(page(['steps', 'stats']), 'popup');
    expect(pageCss(begun, all, linked)).toMatchObject({ head: [{}, {}, steps, {}, all.older], below: undefined });
  });

  it('for older browsers never block rendering', () => {
    const all = styles(['hero']);
    const placed = pageCss(page(['hero']), all, new Map([[all.older, 'assets/older.css']]));
    expect(placed).toMatchObject({ head: [{}, {}], below: { css: 'older', from: 0 } });
  });

  it('are files if some page links them', () => {
    const types = Array.from({ length: 60 }, (_, index) => `block${index}`);
    const all = styles([...types, 'hero']);
    const begun = chooseCssDelivery(
      site,
      types.map((type) => page([type])),
      all,
    );
    expect([...begun.files.keys()].sort()).toEqual([...begun.linked.values()].sort());
    const later = chooseCssDelivery(
      site,
      types.map((type) => page(['hero', type])),
      all,
    );
    expect([...later.files.keys()].every((path) => path.startsWith('assets/below-'))).toBe(true);
    expect(later.files.size).toBe(later.linked.size);
    expect([...later.files.values()].sort()).toEqual([...later.linked.keys()].map(({ css }) => `older${css}`).sort());
  });

  it('are allowed inline if some page has them inline', () => {
    const types = Array.from({ length: 60 }, (_, index) => `block${index}`);
    const all = styles(types.flatMap((type) => [type, `foot${type}`]).concat('hero'));
    const pages = types.map((type) => page(['hero', type], [`foot${type}`]));
    const { inline, linked } = chooseCssDelivery(site, pages, all);
    const carried = new Set(pages.flatMap((each) => inlineSheets(each, all, { inline, linked, files: new Map() })));
    expect([...carried].sort(byHash)).toEqual([...inline].sort(byHash));
  });

  it('determine the fonts to preload: those of the first screens', () => {
    const types = ['hero', 'stats', 'steps', 'hero', 'video'];
    const all = styles([...types, 'footer', 'popup']);
    const fonts = (linked = nowhere) => pageCss(withTop(page(types, ['footer']), 'popup'), all, linked).fonts;
    const seen = ['base', 'popup', 'hero', 'stats', 'steps'].map((name) => `assets/${name}.woff2`);
    expect(fonts()).toEqual(seen);
    // The sheet is a file that loads later, but its block shows at once.
    expect(fonts(new Map([[all.blocks.get('steps') as Sheet, 'assets/steps.css']]))).toEqual(seen);
    expect(pageCss(page([]), all, nowhere).fonts).toEqual(['assets/base.woff2']);
  });

  it('of toasts never load sooner for a section that may open one', () => {
    const types = ['form', 'stats', 'steps', 'video', 'faq'];
    const made = styles(types, 800);
    const toast = sheet(`toast${'x'.repeat(800)}`);
    const wanting = page(types);
    const wants = wanting.sections.map((section) =>
      section.definition.block.type === 'form'
        ? { ...section, definition: { block: { type: 'form', styles: ['toast'] } } }
        : section,
    );
    const placed = pageCss(
      { ...wanting, sections: wants } as unknown as ResolvedPage,
      { ...made, kit: new Map([['toast', toast]]) },
      nowhere,
    );
    expect(placed.below?.css.replaceAll('x', '')).toBe('oldertoastvideofaq');
    expect(placed.below?.from).toBe(3);

    const short = { ...wanting, sections: wants.slice(0, 2) } as unknown as ResolvedPage;
    const alone = pageCss(short, { ...made, kit: new Map([['toast', toast]]) }, new Map([[toast, 'assets/t.css']]));
    expect(alone.below).toMatchObject({ css: `older${toast.css}`, from: 1 });
  });
});

describe('files for crawlers', () => {
  it('lists the pages that may be indexed', () => {
    const shown = { url: 'https://example.org/a?b=1&c=2', noindex: false, listed: true };
    const hidden = { url: 'https://example.org/draft', noindex: true, listed: true };
    const unlisted = { url: 'https://example.org/one-of-many', noindex: false, listed: false };
    const nowhere = { url: undefined, noindex: true, listed: true };
    const files = sitemapFiles([shown, hidden, unlisted, nowhere], 'https://example.org/');
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml']);
    expect(files[0]?.text).toContain('<url><loc>https://example.org/a?b=1&amp;c=2</loc></url>');
    expect(files[0]?.text.match(/<url>/g)).toHaveLength(1);
    expect(robots('https://example.org/sitemap.xml')).toContain('Sitemap: https://example.org/sitemap.xml');
  });

  it('splits a sitemap beyond the limits, and lists the files', () => {
    const pages = [1, 2, 3, 4, 5].map((n) => ({ url: `https://example.org/${n}`, noindex: false, listed: true }));
    const byCount = sitemapFiles(pages, 'https://example.org/', { urls: 2, bytes: 10_000 });
    expect(byCount.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(byCount[0]?.text.match(/<sitemap><loc>https:\/\/example\.org\/sitemap-\d\.xml<\/loc>/g)).toHaveLength(3);
    expect(byCount.slice(1).map(({ text }) => text.match(/<url>/g)?.length)).toEqual([2, 2, 1]);
    const bySize = sitemapFiles(pages, 'https://example.org/', { urls: 50, bytes: 250 });
    expect(bySize.length).toBeGreaterThan(2);
    for (const { text } of bySize.slice(1)) expect(text.length).toBeLessThanOrEqual(250);
  });

  it('gives rows of a matrix their own sitemaps, and lists them', () => {
    const page = (path: string, sitemap?: string) => {
      return { url: `https://example.org/${path}`, noindex: false, listed: true, sitemap };
    };
    const pages = [page('a', 'Cities-Nîmes'), page(''), page('b', 'Cities-Nîmes'), page('c', 'cities-são/paulo')];
    const [below] = sitemapFiles(pages, 'https://example.org/caf%C3%A9/');
    expect(below?.text).toContain('<loc>https://example.org/caf%C3%A9/sitemap-cities-n%C3%AEmes.xml</loc>');
    const [index, ...files] = sitemapFiles(pages, 'https://example.org/');
    expect(index?.text.match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://example.org/sitemap-1.xml</loc>',
      '<loc>https://example.org/sitemap-cities-n%C3%AEmes.xml</loc>',
      '<loc>https://example.org/sitemap-cities-s%C3%A3o-paulo.xml</loc>',
    ]);
    expect(files.map(({ path, text }) => [path, text.match(/<url>/g)?.length])).toEqual([
      ['sitemap-1.xml', 1],
      ['sitemap-cities-nîmes.xml', 2],
      ['sitemap-cities-são-paulo.xml', 1],
    ]);
    const large = sitemapFiles(pages, 'https://example.org/', { urls: 1, bytes: 10_000 });
    expect(large.map(({ path }) => path)).toContain('sitemap-cities-nîmes.2.xml');
  });

  it('prerenders pages of the site only', () => {
    const { prerender } = JSON.parse(speculationRules(site));
    expect(prerender[0].where.and[0]).toEqual({ href_matches: '/shop/*' });
  });
});

it('the destinations for browsers have an origin for each address', () => {
  const { desk, sheet: other } = JSON.parse(destinationsFile(site));
  expect(desk).toMatchObject({
    url: 'https://desk.example.com/in?x=1',
    allowedOrigins: ['https://desk.example.com'],
    missing: 'No address for Desk',
  });
  expect(other).toMatchObject({
    url: null,
    storageKey: 'sheet',
    setting: 'url',
    mode: 'no-cors',
    allowedOrigins: ['https://sheet.example.com'],
  });
});
