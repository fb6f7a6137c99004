import { escapeHtml } from '../page/render/escape.ts';
import type { PageSummary } from '../page/resolve/index.ts';

export interface SitemapFile {
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
