import { control, type EarlyData, type QueryRule, type TestRule, variantKey } from '../../../client/early/data.ts';
import { leadPrefix } from '../../../client/form/after/handover.ts';
import { jsonLdPieces, serialisedNode } from '../../../sdk/json-ld.ts';
import { escapeHtml, rawElement, rawTags } from '../../../sdk/raw-text.ts';
import type { Feed, Query, Site } from '../../../site/site.ts';
import { feedTitle } from '../resolve/fill-quietly.ts';
import type { ExperimentSummary, PageSummary, ResolvedPage } from '../resolve/index.ts';
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

/** Whether a page needs the early script. */
export function needsEarly({ query, experiment }: Pick<PageSummary, 'query' | 'experiment'>): boolean {
  return !query.every(isOfLead) || experiment !== undefined;
}

/** Whether a page needs the script that shows values of the lead that led to it. */
export function needsThanks({ query }: Pick<PageSummary, 'query'>): boolean {
  return query.some(isOfLead);
}

/** Whether a placeholder is for a value of a lead, and not for a query parameter. */
function isOfLead(name: string): boolean {
  return name.startsWith(leadPrefix);
}

/** Returns the data for the early script of a page; undefined if the page needs none. */
export function earlyData(page: PageSummary, site: Site): EarlyData | undefined {
  if (!needsEarly(page)) return undefined;
  const { query, experiment } = page;
  return {
    query: Object.fromEntries(
      query.flatMap((name) => {
        const declared = site.query.get(name);
        return declared === undefined ? [] : [[name, queryRule(declared)]];
      }),
    ),
    ...(experiment && { test: testRule(experiment) }),
  };
}

function testRule({ name, functional, variants }: ExperimentSummary): TestRule {
  return {
    store: functional ? 'localStorage' : 'sessionStorage',
    key: variantKey + name,
    weights: variantWeights(variants),
  };
}

/** The percentage of visitors that see the control and each variant, the control first. */
export function variantWeights(variants: ExperimentSummary['variants']): Readonly<Record<string, number>> {
  const left = variants.reduce((rest, { weight }) => rest - weight, 100);
  return { [control]: left, ...Object.fromEntries(variants.map(({ name, weight }) => [name, weight])) };
}

/**
 * Returns the rule as the browser applies it. Values only ever become text, and angle brackets are refused all the same,
 * whatever pattern a site declares.
 */
function queryRule({ max, allow, pattern }: Query): QueryRule {
  if (allow === undefined) return `^(?!.*[<>])(?=.{1,${max}}$)(?=.*\\S)(?:${pattern})$`;
  return Object.fromEntries(allow.map((value) => [value.toLowerCase(), [value]]));
}
