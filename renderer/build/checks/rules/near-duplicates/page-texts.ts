import { isRichTree, wordsAlone } from '../../../../sdk/words/rich-text.ts';
import type { PageNode } from '../../../../site/site.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../../../page/resolve/index.ts';
import type { PageShingles } from './near-pairs.ts';
import { comparableText, searchedValues, shinglesOf, withBlanks } from './shingles.ts';

type Given = ResolvedSection['given'];

/** Reads the texts of pages. Reads a section that several of them have once. */
export class PageTexts {
  readonly #texts = new Map<Given, string>();
  readonly #shingles = new Map<string, Uint32Array>();

  /** The shingles of the page's own sections, with blanks for the values that it only fills in. */
  shinglesOf({ origin }: PageNode, page: ResolvedPage): PageShingles {
    const values = searchedValues(origin?.filledIn ?? []);
    return everySection(page)
      .filter(({ slot }) => slot === 'main')
      .map(({ given }) => this.#section(withBlanks(this.#textOf(given), values)))
      .filter(({ length }) => length > 0);
  }

  #textOf(given: Given): string {
    const text = this.#texts.get(given) ?? comparableLines(given);
    this.#texts.set(given, text);
    return text;
  }

  #section(text: string): Uint32Array {
    const shingles = this.#shingles.get(text) ?? shinglesOf(text);
    this.#shingles.set(text, shingles);
    return shingles;
  }
}

/** Separates the texts of a section. One string is searched for values in a fraction of the time of many. */
const textEnd = '\u0002';

/**
 * The texts of a section that count: those of two words. Names and choices have no space, rows of numbers no letter. The view's own
 * texts are left out: they are on every page with the block.
 */
function comparableLines({ props: { ui: _, ...fields } }: Given): string {
  const lines = comparableText(textsIn(fields).join(textEnd)).split(textEnd);
  return lines.filter((line) => /\S\s+\S/.test(line) && /\p{L}/u.test(line)).join(textEnd);
}

function textsIn(value: unknown, texts: string[] = []): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) {
    for (const item of value) textsIn(item, texts);
  } else if (isRichTree(value)) {
    texts.push(wordsAlone(value));
  } else if (typeof value === 'object' && value !== null) {
    for (const field in value) textsIn(Reflect.get(value, field), texts);
  }
  return texts;
}
