import type { FontMetrics } from '../fonts/metrics.ts';

/** A font of the site, with the hash of its file. */
export interface SiteFont extends Pick<FontMetrics, 'weight' | 'lift' | 'has'> {
  readonly asset: string;
}

/** A text that a card can draw. */
export interface DrawableText {
  /** The text without graphemes that cannot be drawn. */
  readonly text: string;
  /** The fonts that it needs. */
  readonly fonts: ReadonlySet<SiteFont>;
  /** Pictures of emoji, by the emoji. */
  readonly emoji: ReadonlyMap<string, string>;
  /** Graphemes that cannot be drawn, each once. */
  readonly missing: readonly string[];
}

/** What draws a grapheme; neither if it cannot be drawn. */
interface Glyph {
  readonly font?: SiteFont;
  readonly picture?: string;
}

/** Finds what draws each grapheme: a picture for an emoji, else the first font that has it. Looks each of them up once. */
export class Glyphs {
  readonly #fonts: readonly SiteFont[];
  readonly #pictures: ReadonlyMap<string, string>;
  readonly #known = new Map<string, Glyph>();

  constructor(fonts: readonly SiteFont[], pictures: ReadonlyMap<string, string>) {
    this.#fonts = fonts;
    this.#pictures = pictures;
  }

  /** Leaves out graphemes that cannot be drawn, because empty boxes look worse than shorter text. */
  drawable(text: string): DrawableText {
    const used = new Set<SiteFont>();
    const emoji = new Map<string, string>();
    const missing = new Set<string>();
    let kept = '';
    for (const grapheme of graphemesOf(text)) {
      const { font, picture } = this.#of(grapheme);
      if (picture !== undefined) emoji.set(grapheme, picture);
      else if (font !== undefined) used.add(font);
      else {
        missing.add(grapheme);
        continue;
      }
      kept += grapheme;
    }
    return { text: kept.replace(/\s+/g, ' ').trim(), fonts: used, emoji, missing: [...missing] };
  }

  #of(grapheme: string): Glyph {
    const known = this.#known.get(grapheme);
    if (known !== undefined) return known;
    const font = this.#fonts.find((candidate) => hasGrapheme(candidate, grapheme));
    const picture = this.#pictures.get(emojiName(grapheme));
    const isPicture = picture !== undefined && (font === undefined || isEmoji(grapheme));
    const glyph = isPicture ? { picture } : font === undefined ? {} : { font };
    this.#known.set(grapheme, glyph);
    return glyph;
  }
}

function graphemesOf(text: string): Iterable<string> {
  // Each character of printable ASCII is one.
  if (/^[ -~]*$/.test(text)) return text;
  // Created on demand, because the first one in a process takes 10 ms.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Whether a grapheme should show as a picture (Unicode Technical Standard 51, "emoji presentation"). */
export function isEmoji(grapheme: string): boolean {
  return /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\u20e3/u.test(grapheme) && !grapheme.includes('\ufe0e');
}

/** Returns the usual file name of an emoji: its code points without the variation selector. */
export function emojiName(grapheme: string): string {
  return [...grapheme]
    .filter((character) => character !== '\ufe0f')
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .join('-');
}

let graphemes: Intl.Segmenter | undefined;

function hasGrapheme({ has }: SiteFont, grapheme: string): boolean {
  return [...grapheme].every((character) => unseen.test(character) || has(character.codePointAt(0) ?? 0));
}

/** Spaces, and invisible characters that join letters or set their direction. */
const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
