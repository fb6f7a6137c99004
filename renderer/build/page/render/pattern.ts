import { SharedText, type TextBytes } from './pieces.ts';

/** How words stand at a place of the markup: as they are, or inside a text of the JSON that an island reads. */
type Encoding = 'text' | 'json';

interface Place {
  readonly word: number;
  readonly encoding: Encoding;
}

/**
 * The HTML of a section with places for its words. A block that is `verbatim` never looks at words, so all its sections that
 * differ by nothing else are joined from one pattern, byte for byte as React would write them.
 */
export class Pattern {
  /** What stands in front of each place, and behind the last. */
  readonly #between: readonly string[];
  readonly #places: readonly Place[];
  /** The same as `#between`, for documents that are put together of pieces. */
  #shared: readonly SharedText[] | undefined;

  /** Reads it from the HTML of a section that has signs in the places of words; see {@link signed}. */
  constructor(html: string) {
    const pieces = html.split(sign);
    this.#between = pieces.filter((_, index) => index % 3 === 0);
    this.#places = this.#between.slice(1).map((_, index): Place => {
      const [word, quote] = pieces.slice(3 * index + 1);
      return { word: Number(word), encoding: quote === '&quot;' ? 'text' : 'json' };
    });
  }

  /** Some signs stand where they are no places of words. */
  get isTorn(): boolean {
    return this.#between.some((piece) => someSign.test(piece));
  }

  /**
   * Where the one section of this pattern stands in a document: the places of its first sign and behind its last. Nothing
   * where that is not sure: words hold neither `<` nor `"` once they are escaped, so they end where what stands between
   * them begins with one of these.
   */
  placeIn(document: string): { readonly start: number; readonly end: number } | undefined {
    const [first = '', ...between] = this.#between;
    const start = document.indexOf(first);
    if (first === '' || start === -1 || document.indexOf(first, start + 1) !== -1) return undefined;
    if (this.#places.some(({ encoding }) => encoding === 'json')) return undefined;
    let end = start + first.length;
    for (const piece of between) {
      markup.lastIndex = end;
      const wordEnd = markup.exec(document)?.index ?? document.length;
      if (!/^[<"]/.test(piece) || !document.startsWith(piece, wordEnd)) return undefined;
      end = wordEnd + piece.length;
    }
    return { start, end };
  }

  /** The HTML of a section with these words. */
  join(words: readonly string[]): string {
    let html = this.#between[0] ?? '';
    for (let index = 0; index < this.#places.length; index++) {
      html += written(this.#places[index] as Place, words);
      html += this.#between[index + 1];
    }
    return html;
  }

  /** Writes the same HTML into a document. */
  writeTo(document: TextBytes, words: readonly string[]): void {
    this.#shared ??= this.#between.map((piece) => new SharedText(piece));
    document.add(this.#shared[0] as SharedText);
    let text = '';
    for (let index = 0; index < this.#places.length; index++) {
      // What stands right behind other words may be half of a letter.
      text += written(this.#places[index] as Place, words);
      const between = this.#shared[index + 1] as SharedText;
      if (between.text === '') continue;
      document.add(text);
      document.add(between);
      text = '';
    }
    if (text !== '') document.add(text);
  }
}

function written({ word, encoding }: Place, words: readonly string[]): string {
  const text = words[word] ?? '';
  return escaped(encoding === 'text' ? text : JSON.stringify(text).slice(1, -1));
}

/** Of Unicode's private use area, and a quotation mark between them: how it is written tells where words stand. */
const [start, middle, end] = ['\uE010', '\uE011', '\uE012'];
const sign = new RegExp(`${start}(\\d+)${middle}(&quot;|\\\\&quot;)${end}`);
export const someSign: RegExp = new RegExp(`[${start}${middle}${end}]`);

/** The sign of a word by its number. */
export function signAt(word: number): string {
  return `${start}${word}${middle}"${end}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React writes words, in elements and in attributes. */
function escaped(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? character) : text;
}

const markup = /[<"]/g;

const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;
