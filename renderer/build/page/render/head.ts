import type { EarlyData } from '../../../client/early/data.ts';
import { type JsonLdNode, jsonLdPieces, serialisedNode } from '../../../sdk/json-ld.ts';
import { rawElement, rawTags } from '../../../sdk/raw-text.ts';
import type { Site } from '../../../site/site.ts';
import { contentHash } from '../../lib/hash.ts';
import type { ResolvedPage } from '../resolve/index.ts';
import { escapeHtml } from './escape.ts';
import { type Piece, sharedText } from './pieces.ts';
import type { Sheet } from './sheets.ts';

export interface HeadOptions {
  readonly site: Site;
  readonly sheets: HeadSheets;
  /** Fonts to preload, as paths in the output. */
  readonly fonts: readonly string[];
  /** The script that works while the page is being parsed, and what it must know. */
  readonly early?: { readonly data: EarlyData; readonly script: string } | undefined;
}

/** The style sheets of a head, the same for many pages. */
export interface HeadSheets {
  readonly html: string;
  /** Tells them from others. */
  readonly key: string;
}

/** Everything inside `<head>` that follows from the page: most of it are style sheets. */
export interface Head {
  readonly before: string;
  /** The same without what each page has to itself. */
  readonly around: string;
  readonly sheets: HeadSheets;
  /** Structured data; nothing on a page that has none. */
  readonly data: readonly Piece[];
}

/** The sheets of a head as it carries them; those in `linked` are files, the others stand in it. */
export function headSheets(sheets: readonly Sheet[], linked: ReadonlyMap<Sheet, string>, base: string): HeadSheets {
  const known = made.get(sheets) ?? new Map<ReadonlyMap<Sheet, string>, HeadSheets>();
  made.set(sheets, known);
  const before = known.get(linked);
  if (before !== undefined) return before;
  const lines = sheets.map((sheet) => {
    const file = linked.get(sheet);
    return file === undefined ? rawElement('style', sheet.css) : link('stylesheet', `${base}/${file}`);
  });
  const html = lines.join('\n');
  const result = { html, key: contentHash(html) };
  known.set(linked, result);
  return result;
}

/** By the list of sheets, of which pages that are made of the same blocks have the same. */
const made = new WeakMap<readonly Sheet[], Map<ReadonlyMap<Sheet, string>, HeadSheets>>();

/** What a head has to itself: pages that differ by words alone have all else of it alike. */
type OwnWords = Pick<ResolvedPage, 'title' | 'description' | 'url'>;
type PageAround = Omit<ResolvedPage, keyof OwnWords | 'path' | 'file'>;

/** What search engines, cards and browsers read of a page. */
export function renderHead(page: ResolvedPage, options: HeadOptions): Head {
  const { title, description, url } = page;
  return {
    before: beginning(page, { title, description, url }, options),
    // Most are asked for the key of their page alone, and some for none.
    get around() {
      return beginning(page, { title: '', description: '', url: url && '' }, options);
    },
    sheets: options.sheets,
    data: structuredData(page),
  };
}

function beginning(page: PageAround, own: OwnWords, { site, fonts, early }: HeadOptions): string {
  const { base, origin } = site.origin;
  const experiment = page.experiment === undefined ? '' : ` data-experiment="${page.experiment.name}"`;
  const card = page.image && `${origin}${base}/${page.image.output}`;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // In front of every style sheet that is linked: a script behind one would wait for it.
    early === undefined
      ? ''
      : rawElement('script', early.script, `${experiment} data-early="${escapeHtml(JSON.stringify(early.data))}"`),
    `<title>${escapeHtml(own.title)}</title>`,
    named('description', own.description),
    page.noindex ? named('robots', 'noindex') : '',
    own.url === undefined ? '' : link('canonical', own.url),
    own.url === undefined ? '' : property('og:url', own.url),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', own.title),
    property('og:description', own.description),
    property('og:locale', page.locale.replace('-', '_')),
    ...(card === undefined || page.image === undefined
      ? [named('twitter:card', 'summary')]
      : [
          property('og:image', card),
          property('og:image:width', String(page.image.width)),
          property('og:image:height', String(page.image.height)),
          page.image.alt === undefined ? '' : property('og:image:alt', page.image.alt),
          named('twitter:card', 'summary_large_image'),
        ]),
    ...themeColors(page, site),
    // Without a link browsers ask for /favicon.ico, and every visit would begin with an error in the host's log.
    link('icon', page.icon === undefined ? 'data:,' : `${base}/${page.icon.output}`),
    ...fonts.map(
      (font) => `<link rel="preload" href="${escapeHtml(`${base}/${font}`)}" as="font" type="font/woff2" crossorigin>`,
    ),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** The element of structured data; nodes that many pages have are pieces by themselves. */
function structuredData({ jsonLd }: Pick<ResolvedPage, 'jsonLd'>, pieceOf = pieceOfNode): Piece[] {
  if (jsonLd.length === 0) return [];
  const [start, end] = rawTags('json', ' type="application/ld+json"');
  return [start, ...jsonLdPieces(jsonLd, pieceOf), end];
}

function pieceOfNode(node: JsonLdNode): Piece {
  return sharedText(node, serialisedNode(node));
}

function themeColors({ theme }: PageAround, { themeColor }: Site): string[] {
  if (themeColor === undefined) return [];
  if (theme !== 'auto') return [named('theme-color', themeColor[theme])];
  return (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" content="${escapeHtml(themeColor[scheme])}" media="(prefers-color-scheme: ${scheme})">`,
  );
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}
