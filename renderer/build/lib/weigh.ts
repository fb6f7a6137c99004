import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a visitor's browser fetches before it can show a page, in bytes. */
export interface Weight {
  /** HTML with its inline styles, in brotli at quality 5, which hosts use on the fly. */
  readonly document: number;
  /** Script that runs before a visitor does anything, in gzip. */
  readonly script: number;
}

/**
 * Weighs a page; its document once somebody asks, for that takes longer than rendering it, unless an earlier run has said what it
 * weighs. The inline script is weighed with the document it stands in; `script` is what it weighs by itself.
 */
export function weigh(html: () => string, script: number, document?: number): Weight {
  return new LazyWeight(html, script, document);
}

/** There is one for each page, and few are asked. */
class LazyWeight implements Weight {
  readonly script: number;
  readonly #html: () => string;
  #document: number | undefined;

  constructor(html: () => string, script: number, document: number | undefined) {
    this.#html = html;
    this.script = script;
    this.#document = document;
  }

  get document(): number {
    this.#document ??= weighDocument(this.#html());
    return this.#document;
  }

  toJSON(): Weight {
    const { document, script } = this;
    return { document, script };
  }
}

/** More pages than fit a screen are summed up. */
const mostTold = 30;

/** How many are named then. */
const named = 5;

/** The pages of which people are told what they weigh: all, or the heaviest. The largest are: no others are weighed for it. */
export function toldPages<Page extends { readonly size: number; readonly weight: Weight }>(
  pages: readonly Page[],
): readonly Page[] {
  if (pages.length <= mostTold) return pages;
  const largest = [...pages].sort((a, b) => b.size - a.size).slice(0, named);
  return largest.sort((a, b) => b.weight.document - a.weight.document);
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
