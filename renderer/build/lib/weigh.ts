import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes that a browser downloads before it can show a page. */
export interface Weight {
  /** HTML with its inline styles, in brotli at quality 5, as hosts compress on the fly. */
  readonly document: number;
  /** Script that runs before any interaction, in gzip. */
  readonly script: number;
}

/**
 * Returns the weight of a page. The document is compressed on first access, because that takes longer than rendering it.
 * Pass `document` if an earlier run has weighed it. The document includes the inline script; `script` is that script alone.
 */
export function weigh(html: () => string, script: number, document?: number): Weight {
  let known = document;
  return {
    get document() {
      known ??= brotli(html(), 5);
      return known;
    },
    script,
  };
}

/** More pages than this do not fit a screen. */
const mostListed = 30;

/** Number of pages that are listed then. */
const heaviestListed = 5;

/** Returns the pages whose weight is printed: all, or the heaviest of many. Size decides, to avoid compressing the others. */
export function listedPages<Page extends { readonly size: number; readonly weight: Weight }>(
  pages: readonly Page[],
): readonly Page[] {
  if (pages.length <= mostListed) return pages;
  const largest = [...pages].sort((a, b) => b.size - a.size).slice(0, heaviestListed);
  return largest.sort((a, b) => b.weight.document - a.weight.document);
}

/** Returns the size of an inline script in gzip, in bytes. */
export function scriptWeight(script: string): number {
  const bytes = scripts.get(script) ?? gzipSync(script).length;
  scripts.set(script, bytes);
  return bytes;
}

/** By script: a site has two inline scripts, which all pages share. */
const scripts = new Map<string, number>();

/**
 * Returns the bytes of a page's HTML and the style sheets that its head links, compressed as hosts do in advance. Takes
 * 17 ms, fifty times as long as {@link weigh}.
 */
export function weighExactly(html: string, linked: readonly string[]): number {
  return [html, ...linked].reduce((sum, text) => sum + brotli(text, 11), 0);
}

/** Returns the size of a text in brotli, in bytes. */
export function brotli(text: string, quality: 5 | 11): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
