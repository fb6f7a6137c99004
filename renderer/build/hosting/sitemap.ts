import { escapeHtml } from '../render/escape.ts';
import type { ResolvedPage } from '../resolve/index.ts';

export interface SitemapFile {
  readonly path: string;
  readonly text: string;
}

/** What one sitemap may hold (sitemaps.org 0.9). */
const limits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The list of pages for search engines: every page that may be indexed. Where that is more than one file may hold, it is
 * split, and `sitemap.xml` lists the parts. `home` is the address that they stand under.
 */
export function sitemapFiles(
  pages: readonly Pick<ResolvedPage, 'url' | 'noindex' | 'listed'>[],
  home: string,
  { urls, bytes } = limits,
): SitemapFile[] {
  const entries = pages.flatMap(({ url, noindex, listed }) =>
    url === undefined || noindex || !listed ? [] : [`<url><loc>${escapeHtml(url)}</loc></url>`],
  );
  const frame = document('urlset', []).length;
  const parts: string[][] = [[]];
  let size = frame;
  for (const entry of entries) {
    const length = Buffer.byteLength(entry) + 1;
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && (part.length === urls || size + length > bytes)) {
      parts.push([entry]);
      size = frame + length;
    } else {
      part.push(entry);
      size += length;
    }
  }
  if (parts.length === 1) return [{ path: 'sitemap.xml', text: document('urlset', parts[0] ?? []) }];
  const files = parts.map((part, index) => ({ path: `sitemap-${index + 1}.xml`, text: document('urlset', part) }));
  const index = files.map(({ path }) => `<sitemap><loc>${escapeHtml(`${home}${path}`)}</loc></sitemap>`);
  return [{ path: 'sitemap.xml', text: document('sitemapindex', index) }, ...files];
}

function document(root: string, entries: readonly string[]): string {
  return [declaration, `<${root} ${namespace}>`, ...entries, `</${root}>`, ''].join('\n');
}

/** What crawlers read first (RFC 9309): everything is open, and where the sitemap is. */
export function robots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
