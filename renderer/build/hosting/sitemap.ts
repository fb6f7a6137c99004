import { escapeHtml } from '../page/render/escape.ts';
import type { PageSummary } from '../page/resolve/index.ts';

export interface SitemapFile {
  readonly path: string;
  readonly text: string;
}

/** What one sitemap may hold (sitemaps.org 0.9). */
const limits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The list of pages for search engines: every page that may be indexed. Pages with a sitemap of their own stand in that
 * one, and what is more than one file may hold is split; where there are several files, `sitemap.xml` lists them. `home`
 * is the address that they stand under, encoded.
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
    split(all, limit).map((part, index) => ({ path: fileOfPart(name, index), text: document('urlset', part) })),
  );
  const [only] = files;
  if (files.length < 2) return [{ path: 'sitemap.xml', text: only?.text ?? document('urlset', []) }];
  const index = files.map(({ path }) => `<sitemap><loc>${escapeHtml(home + encodeURI(path))}</loc></sitemap>`);
  return [{ path: 'sitemap.xml', text: document('sitemapindex', index) }, ...files];
}

/** Entries in parts that a file may hold; none where there are no entries. */
function split(entries: readonly string[], { urls, bytes }: typeof limits): string[][] {
  const frame = document('urlset', []).length;
  const parts: string[][] = [];
  let size = frame;
  for (const entry of entries) {
    const length = Buffer.byteLength(entry) + 1;
    const part = parts.at(-1);
    if (part === undefined || part.length === urls || size + length > bytes) {
      parts.push([entry]);
      size = frame + length;
    } else {
      part.push(entry);
      size += length;
    }
  }
  return parts;
}

/** The parts of the site's own sitemap are numbered; one with a name has no number until it is split. */
function fileOfPart(name: string, index: number): string {
  if (name === '') return `sitemap-${index + 1}.xml`;
  return `sitemap-${name}${index === 0 ? '' : `.${index + 1}`}.xml`;
}

/** Names that differ in signs only share a file. */
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

/** What crawlers read first (RFC 9309): everything is open, and where the sitemap is. */
export function robots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
