import type { EarlyData } from '../../client/early/data.ts';
import { type JsonLdNode, jsonLdPieces, serialisedNode } from '../../kit/json-ld.ts';
import type { Site } from '../../site/site.ts';
import type { Sheet } from '../assets/styles.ts';
import { contentHash } from '../hash.ts';
import type { ResolvedPage } from '../resolve/index.ts';
import { escapeHtml } from './escape.ts';
import { type Piece, sharedText } from './pieces.ts';

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
    return file === undefined ? `<style>${sheet.css}</style>` : link('stylesheet', `${base}/${file}`);
  });
  const html = lines.join('\n');
  const result = { html, key: contentHash(html) };
  known.set(linked, result);
  return result;
}

/** By the list of sheets, of which pages that are made of the same blocks have the same. */
const made = new WeakMap<readonly Sheet[], Map<ReadonlyMap<Sheet, string>, HeadSheets>>();

/** What search engines, cards and browsers read of a page. */
export function renderHead(page: ResolvedPage, { site, sheets, fonts, early }: HeadOptions): Head {
  const { base, origin } = site.origin;
  const experiment = page.experiment === undefined ? '' : ` data-experiment="${page.experiment.name}"`;
  const card = page.image && `${origin}${base}/${page.image.output}`;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // In front of every style sheet that is linked: a script behind one would wait for it.
    early === undefined
      ? ''
      : `<script${experiment} data-early="${escapeHtml(JSON.stringify(early.data))}">${early.script}</script>`,
    `<title>${escapeHtml(page.title)}</title>`,
    named('description', page.description),
    page.noindex ? named('robots', 'noindex') : '',
    page.url === undefined ? '' : link('canonical', page.url),
    page.url === undefined ? '' : property('og:url', page.url),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', page.title),
    property('og:description', page.description),
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
  return { before: lines.filter((line) => line !== '').join('\n'), sheets, data: structuredData(page) };
}

/** The element of structured data; nodes that many pages have are pieces by themselves. */
export function structuredData({ jsonLd }: Pick<ResolvedPage, 'jsonLd'>, pieceOf = pieceOfNode): Piece[] {
  if (jsonLd.length === 0) return [];
  return ['<script type="application/ld+json">', ...jsonLdPieces(jsonLd, pieceOf), '</script>'];
}

function pieceOfNode(node: JsonLdNode): Piece {
  return sharedText(node, serialisedNode(node));
}

function themeColors({ theme }: ResolvedPage, { themeColor }: Site): string[] {
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
