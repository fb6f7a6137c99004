import { describe, expect, it } from 'vitest';
import type { Site } from '../../site/site.ts';
import { cspHash } from '../lib/hash.ts';
import {
  blockingSheets,
  type CssDelivery,
  inlineSheets,
  linkedSheets,
  type PageCss,
  pageCss,
  type Sheet,
  type Styles,
} from '../page/render/sheets.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { chooseCssDelivery } from './choose-css-delivery.ts';
import { type HeaderOptions, headerLimits, headersFile, hostRules } from './host-rules.ts';

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
  sdk: new Map(),
  blocks: new Map(blocks.map((type) => [type, sheet(`${type}${'x'.repeat(size)}`)])),
  layouts: new Map(),
  unusedTokens: [],
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
        type,
        styles: [],
      })),
      ...bottom.map((type) => ({
        slot: 'bottom',
        frames: [],
        posts: [],
        type,
        styles: [],
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
    const framing = (...frames: string[]) => {
      const section = { styles: [], frames: new Set(frames), posts: new Set() };
      return { query: [], sections: [section, section] } as unknown as ResolvedPage;
    };
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
    expect(large.below?.css.endsWith('older')).toBe(true);
    expect(large.below?.path).toMatch(/^assets\/below-[0-9a-f]{10}\.css$/);
  });

  it('are in the file from the fourth section on, linked before the first that needs it', () => {
    const types = ['hero', 'stats', 'steps', 'stats', 'video', 'faq'];
    const placed = pageCss(page(types, ['footer']), styles(types.concat('footer'), 1000), nowhere);
    expect(placed.head.map(({ css }) => css.slice(0, 4))).toEqual(['base', 'hero', 'stat', 'step']);
    expect(placed.below?.css.replaceAll('x', '')).toBe('videofaqfooterolder');
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
    expect(placed.below?.css.replaceAll('x', '')).toBe('stepsvideoolder');
    expect(placed.below?.from).toBe(2);
    expect(blockingSheets(page(types), all, { linked, inline: [], files: new Map() })).toEqual([hero?.css]);

    const begun = withTop(page(['steps', 'stats']), 'popup');
    expect(pageCss(begun, all, linked)).toMatchObject({ head: [{}, {}, steps, {}, all.older], below: undefined });
  });

  describe('of layouts', () => {
    const all = (size = 10): Styles => ({
      ...styles(['hero', 'stats', 'steps', 'faq'], size),
      layouts: new Map([['faq/wide', sheet(`wide${'x'.repeat(size)}`)]]),
    });
    const wide = (given: ResolvedPage): ResolvedPage => ({
      ...given,
      sections: given.sections.map((section) => ({ ...section, styles: section.type === 'faq' ? ['faq/wide'] : [] })),
    });
    const names = (css: PageCss) => css.head.map((one) => one.css.replaceAll('x', ''));

    it('are on pages where a section has the layout', () => {
      expect(names(pageCss(page(['faq']), all(), nowhere))).toEqual(['base', 'faq', 'older']);
      expect(names(pageCss(wide(page(['faq'])), all(), nowhere))).toEqual(['base', 'faq', 'wide', 'older']);
      expect(inlineSheets(wide(page(['faq'])), all(), { inline: [], linked: nowhere, files: new Map() })).toHaveLength(
        4,
      );
    });

    it('come before the sheet for older browsers, which overrides them, also in the file of later sections', () => {
      const later = pageCss(wide(page(['hero', 'stats', 'steps', 'faq'])), all(900), nowhere);
      expect(names(later)).toEqual(['base', 'hero', 'stats', 'steps']);
      expect(later.below?.css.replaceAll('x', '')).toBe('faqwideolder');
      const plain = pageCss(page(['hero', 'stats', 'steps', 'faq']), all(1600), nowhere);
      expect(plain.below?.css.replaceAll('x', '')).toBe('faqolder');
    });

    it('are on a page whose variant has another layout of the same block', () => {
      const [section] = wide(page(['faq'])).sections;
      const tried = { name: 'test', functional: false, variants: [{ name: 'b', weight: 50, sections: [section] }] };
      const shown = { ...page(['faq']), experiment: tried } as unknown as ResolvedPage;
      expect(names(pageCss(shown, all(), nowhere))).toEqual(['base', 'faq', 'wide', 'older']);
    });

    it('are restored as files from an earlier build', () => {
      const some = all();
      const layout = some.layouts.get('faq/wide') as Sheet;
      expect([...linkedSheets(some, [[layout.cspHash, 'assets/wide.css']])]).toEqual([[layout, 'assets/wide.css']]);
    });
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
    expect([...later.files.values()].sort()).toEqual([...later.linked.keys()].map(({ css }) => `${css}older`).sort());
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
      section.type === 'form' ? { ...section, styles: ['toast'] } : section,
    );
    const placed = pageCss(
      { ...wanting, sections: wants } as unknown as ResolvedPage,
      { ...made, sdk: new Map([['toast', toast]]) },
      nowhere,
    );
    expect(placed.below?.css.replaceAll('x', '')).toBe('toastvideofaqolder');
    expect(placed.below?.from).toBe(3);

    const short = { ...wanting, sections: wants.slice(0, 2) } as unknown as ResolvedPage;
    const alone = pageCss(short, { ...made, sdk: new Map([['toast', toast]]) }, new Map([[toast, 'assets/t.css']]));
    expect(alone.below).toMatchObject({ css: `${toast.css}older`, from: 1 });
  });
});
