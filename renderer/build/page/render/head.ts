import type { EarlyData } from '../../../client/early/data.ts';
import { jsonLdPieces, serialisedNode } from '../../../sdk/json-ld.ts';
import { rawElement, rawTags } from '../../../sdk/raw-text.ts';
import type { Feed, Site } from '../../../site/site.ts';
import { feedTitle } from '../resolve/fill-quietly.ts';
import type { PageSummary, ResolvedPage } from '../resolve/index.ts';
import { escapeHtml } from './escape.ts';
import { type Piece, sharedText } from './pieces.ts';

export interface HeadOptions {
  readonly site: Site;
  /** The feeds whose entries the page shows or lists. */
  readonly feeds: readonly Feed[] | undefined;
  /** The script that runs while the page is parsed, and its data. */
  readonly early?: { readonly data: EarlyData; readonly script: string } | undefined;
  /** The script that shows values of a lead. */
  readonly thanks?: string;
}

/** Renders what search engines, social cards and browsers read from a page, except for its style sheets and structured data. */
export function renderHead(page: PageSummary, { site, feeds, early, thanks }: HeadOptions): string {
  const { base, origin } = site.origin;
  const experiment = page.experiment === undefined ? '' : ` data-experiment="${page.experiment.name}"`;
  const card = page.image && `${origin}${base}/${page.image.output}`;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before all linked style sheets: a script after one would wait for it.
    early === undefined
      ? ''
      : rawElement('script', early.script, `${experiment} data-early="${escapeHtml(JSON.stringify(early.data))}"`),
    thanks === undefined ? '' : rawElement('script', thanks),
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
    // Without a link, browsers request /favicon.ico, and every visit would start with an error in the host's log.
    link('icon', page.icon === undefined ? 'data:,' : `${base}/${page.icon.output}`),
    ...(feeds ?? []).map(
      (feed) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feedTitle(site, feed))}" href="${escapeHtml(`${base}${encodeURI(feed.path)}`)}">`,
    ),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** The element of structured data. Nodes that many pages have are shared pieces. */
export function structuredData({ jsonLd }: ResolvedPage): Piece[] {
  if (jsonLd.length === 0) return [];
  const [start, end] = rawTags('json', ' type="application/ld+json"');
  return [start, ...jsonLdPieces(jsonLd, (node): Piece => sharedText(node, serialisedNode(node))), end];
}

function themeColors({ theme }: PageSummary, { themeColor }: Site): string[] {
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
