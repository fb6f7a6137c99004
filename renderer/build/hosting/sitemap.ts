import { escapeHtml } from '../render/escape.ts';
import type { ResolvedPage } from '../resolve/index.ts';

/** The list of pages for search engines (sitemaps.org 0.9): every page that may be indexed. */
export function sitemap(pages: readonly ResolvedPage[]): string {
  const urls = pages.flatMap(({ url, noindex }) => (url === undefined || noindex ? [] : [url]));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers read first (RFC 9309): everything is open, and where the sitemap is. */
export function robots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
