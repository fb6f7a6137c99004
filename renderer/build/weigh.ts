import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a visitor's browser fetches before it can show a page, in bytes. */
export interface Weight {
  /** HTML with its inline styles, in brotli at quality 5, which hosts use on the fly. */
  readonly document: number;
  /** Script that runs before a visitor does anything, in gzip. */
  readonly script: number;
}

/** Weighs a page. The inline script is weighed with the document it stands in, and once more by itself. */
export function weigh(html: string, loader: string): Weight {
  return {
    document: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    script: gzipSync(loader).length,
  };
}
