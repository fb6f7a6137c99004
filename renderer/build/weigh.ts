import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a visitor's browser fetches before it can show a page, in bytes. */
export interface Weight {
  /** HTML with its inline styles, in brotli at quality 5, which hosts use on the fly. */
  readonly document: number;
  /** Script that runs before a visitor does anything, in gzip. */
  readonly script: number;
}

/**
 * Weighs a page; its document once somebody asks, for that takes longer than rendering it. The inline script is weighed
 * with the document it stands in; `script` is what it weighs by itself.
 */
export function weigh(html: () => string, script: number): Weight {
  return new Lazily(html, script);
}

/** There is one for each page, and few are asked. */
class Lazily implements Weight {
  readonly script: number;
  readonly #html: () => string;
  #document: number | undefined;

  constructor(html: () => string, script: number) {
    this.#html = html;
    this.script = script;
  }

  get document(): number {
    this.#document ??= weighDocument(this.#html());
    return this.#document;
  }
}

function weighDocument(html: string): number {
  return brotli(html, 5);
}

/** Size of an inline script in gzip, in bytes. */
export function scriptWeight(script: string): number {
  const bytes = scripts.get(script) ?? gzipSync(script).length;
  scripts.set(script, bytes);
  return bytes;
}

/** What inline scripts weigh: there are two of them, and they stand on every page. */
const scripts = new Map<string, number>();

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
