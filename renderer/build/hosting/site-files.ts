import { variantParameter } from '../../client/early/data.ts';
import { escapeHtml } from '../../sdk/raw-text.ts';
import { destinationOrigins, type Site } from '../../site/site.ts';
import { routeHref, routeUrl } from '../../site/urls.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import { imageOf } from '../inputs/images.ts';
import { contentHash } from '../lib/hash.ts';
import { outputFile } from '../output/contract.ts';
import type { OutputFile } from '../output/index.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import { variantWeights } from '../page/render/head.ts';
import type { RenderContext } from '../page/render/index.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { rss } from './feed.ts';
import { hostFiles } from './hosts.ts';

/** Returns the files for hosts and crawlers. */
export function siteFiles(
  ready: SiteParts,
  { site, loader, early, thanks }: RenderContext,
  pictures: PicturePlanner,
): OutputFile[] {
  const experiments = experimentsFile(site, ready.pages);
  const speculation = speculationFile(site);
  const pictureOf = (name: string) => {
    const image = imageOf(pictures.images, name);
    return image && pictures.social(image);
  };
  return [
    outputFile(speculation, speculationRules(site)),
    ...(site.destinations.size === 0 ? [] : [outputFile('destinations.json', destinationsFile(site))]),
    ...(experiments === undefined ? [] : [outputFile('experiments.json', experiments)]),
    ...sitemapFiles(ready.pages, routeUrl(site, '/')).map(({ path, text }) => outputFile(path, text)),
    // One of the site's own replaces it.
    ...(site.publicFiles?.has(`/${robotsFile}`)
      ? []
      : [outputFile(robotsFile, robots(`${routeUrl(site, '/')}sitemap.xml`))]),
    ...(site.feeds ?? []).map((feed) => outputFile(feed.path.slice(1), rss(site, feed, pictureOf))),
    ...hostFiles(ready, { loader, early, thanks, speculation }).map(({ path, text }) => outputFile(path, text)),
  ];
}

/**
 * Returns the file from which browsers read where to send a lead. It is never cached, so that a page that has been open for
 * days uses today's destinations.
 */
export function destinationsFile({ destinations }: Site): string {
  const entries = [...destinations].map(([name, destination]) => {
    const { label, url, storageKey, setting, missing, mode, redirectConfirms, fields } = destination;
    return [
      name,
      {
        label,
        url: url ?? null,
        storageKey: storageKey ?? null,
        setting,
        missing: missing ?? `No address for ${label}`,
        allowedOrigins: destinationOrigins(destination),
        mode,
        ...(redirectConfirms && { redirectConfirms }),
        fields: fields ?? null,
      },
    ];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** Returns the experiments of a site by page address, for hosts that choose the variant themselves. */
function experimentsFile(site: Site, pages: readonly PageSummary[]): string | undefined {
  const entries = pages.flatMap(({ path, experiment }) => {
    if (experiment === undefined) return [];
    const { name, until = null, variants } = experiment;
    return [[routeHref(site, path), { name, parameter: variantParameter, until, weights: variantWeights(variants) }]];
  });
  return entries.length === 0 ? undefined : JSON.stringify(Object.fromEntries(entries));
}

/**
 * Returns the speculation rules (HTML Standard, "speculative loading"): a browser may prerender the page of a link that a
 * visitor is about to follow. Islands and dialogs wait until the page is shown.
 */
export function speculationRules({ origin }: Site): string {
  const { base } = origin;
  const where = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/assets/*` } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** Returns the output file of the speculation rules. */
export function speculationFile(site: Site): string {
  return `assets/speculation-${contentHash(speculationRules(site)).slice(0, 10)}.json`;
}

interface SitemapFile {
  readonly path: string;
  readonly text: string;
}

/** Limits of a sitemap (sitemaps.org 0.9). */
const limits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Returns the sitemaps of all pages that may be indexed. Pages may name a sitemap of their own. Sitemaps beyond the limits
 * are split. If there are several files, `sitemap.xml` lists them. `home` is their base address, encoded.
 */
export function sitemapFiles(
  pages: readonly Pick<PageSummary, 'url' | 'noindex' | 'listed' | 'sitemap'>[],
  home: string,
  limit = limits,
): SitemapFile[] {
  const entries = new Map<string, string[]>([['', []]]);
  for (const { url, noindex, listed, sitemap = '' } of pages) {
    if (url === undefined || noindex || !listed) continue;
    const name = inFileName(sitemap);
    const named = entries.get(name) ?? [];
    named.push(`<url><loc>${escapeHtml(url)}</loc></url>`);
    entries.set(name, named);
  }
  const files = [...entries].flatMap(([name, all]) =>
    split(all, limit).map((chunk, index) => ({ path: fileName(name, index), text: document('urlset', chunk) })),
  );
  const [only] = files;
  if (files.length < 2) return [{ path: 'sitemap.xml', text: only?.text ?? document('urlset', []) }];
  const index = files.map(({ path }) => `<sitemap><loc>${escapeHtml(home + encodeURI(path))}</loc></sitemap>`);
  return [{ path: 'sitemap.xml', text: document('sitemapindex', index) }, ...files];
}

/** Splits entries into chunks within the limits. */
function split(entries: readonly string[], { urls, bytes }: typeof limits): string[][] {
  const frame = document('urlset', []).length;
  const chunks: string[][] = [];
  let size = frame;
  for (const entry of entries) {
    const length = Buffer.byteLength(entry) + 1;
    const chunk = chunks.at(-1);
    if (chunk === undefined || chunk.length === urls || size + length > bytes) {
      chunks.push([entry]);
      size = frame + length;
    } else {
      chunk.push(entry);
      size += length;
    }
  }
  return chunks;
}

/** Files of the main sitemap are numbered from 1. Those of a named one have a number from the second file on. */
function fileName(name: string, index: number): string {
  if (name === '') return `sitemap-${index + 1}.xml`;
  return `sitemap-${name}${index === 0 ? '' : `.${index + 1}`}.xml`;
}

/** Names that differ only in punctuation share a file. */
function inFileName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function document(root: string, entries: readonly string[]): string {
  return [declaration, `<${root} ${namespace}>`, ...entries, `</${root}>`, ''].join('\n');
}

export const robotsFile = 'robots.txt';

/** Returns `robots.txt` (RFC 9309), which allows everything and names the sitemap. */
export function robots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
