import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a visitor's browser fetches before it can show a page, in bytes. */
export interface Weight {
  /** HTML with its inline styles, in brotli at quality 5, which hosts use on the fly. */
  readonly document: number;
  /** Script that runs before a visitor does anything, in gzip. */
  readonly script: number;
  /** What counts against the budget, in brotli at quality 11; known where the page is near its budget. */
  readonly exact?: number;
}

/** Weighs a page. The inline script is weighed with the document it stands in, and once more by itself. */
export function weigh(html: string, loader: string): Weight {
  return { document: brotli(html, 5), script: gzipSync(loader).length };
}

/**
 * What has to arrive before a page shows anything, as hosts send it that compress in advance: its HTML, and the sheets
 * that its head links. Takes 17 ms, fifty times as long as {@link weigh}.
 */
export function weighExactly(html: string, linked: readonly string[]): number {
  return [html, ...linked].reduce((sum, text) => sum + brotli(text, 11), 0);
}

/** Size of a text in brotli, in bytes. */
export function brotli(text: string, quality: 5 | 11): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
