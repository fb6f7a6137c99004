/** How a text is written into a slot: as HTML text, or inside a string of the JSON that an island reads. */
type Encoding = 'text' | 'json';

interface Slot {
  /** Index of the text. */
  readonly text: number;
  readonly encoding: Encoding;
}

/**
 * The HTML of a section with slots for its texts. The view of a `verbatim` block never reads texts, so all its sections that
 * differ by text alone are filled from one template, byte for byte as React would render them.
 */
export class SectionTemplate {
  /** The HTML before each slot, and after the last. */
  readonly #chunks: readonly string[];
  readonly #slots: readonly Slot[];

  /** Compiles the HTML of a section that was rendered with placeholders instead of texts. */
  constructor(html: string) {
    const pieces = html.split(placeholder);
    this.#chunks = pieces.filter((_, index) => index % 3 === 0);
    this.#slots = this.#chunks.slice(1).map((_, index): Slot => {
      const [text, quote] = pieces.slice(3 * index + 1);
      return { text: Number(text), encoding: quote === '&quot;' ? 'text' : 'json' };
    });
  }

  /** Whether the view changed a placeholder, so that a part of it is left in the HTML. */
  get isBroken(): boolean {
    return this.#chunks.some((chunk) => placeholderMark.test(chunk));
  }

  /** Returns where each text is in the HTML that {@link fill} returns; texts in the JSON of islands are left out. */
  places(texts: readonly string[]): readonly { readonly text: number; readonly start: number; readonly end: number }[] {
    let start = this.#chunks[0]?.length ?? 0;
    return this.#slots.flatMap((slot, index) => {
      const end = start + encoded(slot, texts).length;
      const place = { text: slot.text, start, end };
      start = end + (this.#chunks[index + 1]?.length ?? 0);
      return slot.encoding === 'text' ? [place] : [];
    });
  }

  /** Returns the HTML of a section with these texts. */
  fill(texts: readonly string[]): string {
    let html = this.#chunks[0] ?? '';
    for (let index = 0; index < this.#slots.length; index++) {
      html += encoded(this.#slots[index] as Slot, texts);
      html += this.#chunks[index + 1];
    }
    return html;
  }
}

function encoded({ text: index, encoding }: Slot, texts: readonly string[]): string {
  const text = texts[index] ?? '';
  return escaped(encoding === 'text' ? text : JSON.stringify(text).slice(1, -1));
}

/** Marks from Unicode's private use area, with a quotation mark between them: how that is escaped shows the encoding. */
const [start, middle, end] = ['\uE010', '\uE011', '\uE012'];
const placeholder = new RegExp(`${start}(\\d+)${middle}(&quot;|\\\\&quot;)${end}`);
export const placeholderMark: RegExp = new RegExp(`[${start}${middle}${end}]`);

/** Returns the placeholder of a text by its index. */
export function placeholderFor(text: number): string {
  return `${start}${text}${middle}"${end}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes text as React does, in elements and in attributes. */
function escaped(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? character) : text;
}

const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;
