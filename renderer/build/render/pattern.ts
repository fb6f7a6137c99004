import { type SectionWords, withWords } from '../kinds/words.ts';
import { readMarks } from '../markup/marks.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { renderSection } from './section.ts';

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

  /** The HTML of a section with these words. */
  join(words: readonly string[]): string {
    let html = this.#between[0] ?? '';
    for (let index = 0; index < this.#places.length; index++) {
      const { word, encoding } = this.#places[index] as Place;
      const text = words[word] ?? '';
      html += escaped(encoding === 'text' ? text : JSON.stringify(text).slice(1, -1));
      html += this.#between[index + 1];
    }
    return html;
  }
}

/**
 * The HTML of a section with signs in the places of its words, which have been read. Nothing where its view does more with
 * some than to show them, as far as that can be told by this one, or makes ids of them.
 */
export function signed(section: ResolvedSection, words: SectionWords['words']): string | undefined {
  const signs = words.map((_, index) => `${start}${index}${middle}"${end}`);
  const props = withWords(section.definition.schema, section.given.props, signs);
  const html = attempt(() => renderSection({ ...section, given: { props } }));
  if (html === undefined) return undefined;
  const { ids, wanted } = readMarks(html);
  if ([...ids, ...wanted.keys()].some((id) => someSign.test(id))) return undefined;
  const pattern = new Pattern(html);
  return !pattern.isTorn && pattern.join(words) === renderSection(section) ? html : undefined;
}

/** A view may throw at signs that would not at words: it does more with them than to show them. */
function attempt(render: () => string): string | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}

/** Of Unicode's private use area, and a quotation mark between them: how it is written tells where words stand. */
const [start, middle, end] = ['\uE010', '\uE011', '\uE012'];
const sign = new RegExp(`${start}(\\d+)${middle}(&quot;|\\\\&quot;)${end}`);
const someSign = new RegExp(`[${start}${middle}${end}]`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React writes words, in elements and in attributes. */
function escaped(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? character) : text;
}

const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;
