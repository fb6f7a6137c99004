import type { Diagnostic } from '../../../sdk/issue.ts';
import type { CardContent, LocatedText } from '../../page/resolve/card.ts';
import { type DrawableText, emojiName, Glyphs, isEmoji, type SiteFont } from './drawable-text.ts';
import type { CardFont, CardSpec } from './spec.ts';

export type WrittenCard = Pick<CardSpec, 'site' | 'title' | 'eyebrow' | 'facts' | 'bold' | 'plain' | 'emoji'>;

export interface CardWriterOptions {
  readonly fonts: { readonly bold: readonly SiteFont[]; readonly plain: readonly SiteFont[] };
  readonly emoji: ReadonlyMap<string, string>;
  readonly diagnostics: Diagnostic[];
}

/** Prepares the text of cards for drawing, and reports graphemes that cannot be drawn. */
export class CardWriter {
  readonly #bold: readonly SiteFont[];
  readonly #plain: readonly SiteFont[];
  readonly #glyphs: Readonly<Record<'bold' | 'plain', Glyphs>>;
  readonly #diagnostics: Diagnostic[];

  constructor({ fonts, emoji, diagnostics }: CardWriterOptions) {
    this.#bold = fonts.bold;
    this.#plain = fonts.plain;
    this.#glyphs = { bold: new Glyphs(this.#bold, emoji), plain: new Glyphs(this.#plain, emoji) };
    this.#diagnostics = diagnostics;
  }

  /** Returns the drawable text of a card with the fonts that it needs; undefined if no title is left. */
  write(name: string, card: CardContent): WrittenCard | undefined {
    const bold = new Set<SiteFont>();
    const plain = new Set<SiteFont>();
    const emoji = new Map<string, string>();
    const collect = (text: string, weight: 'bold' | 'plain'): DrawableText => {
      const drawn = this.#glyphs[weight].drawable(text);
      for (const font of drawn.fonts) (weight === 'bold' ? bold : plain).add(font);
      for (const [grapheme, picture] of drawn.emoji) emoji.set(grapheme, picture);
      return drawn;
    };
    const take = ({ text, at }: LocatedText, weight: 'bold' | 'plain'): string => {
      const drawn = collect(text, weight);
      this.#report(drawn, at);
      return drawn.text;
    };
    const title = take(card.title, 'bold');
    const eyebrow = card.eyebrow && take(card.eyebrow, 'bold');
    const facts = card.facts.map(({ value, label }) => ({ value: take(value, 'bold'), label: take(label, 'plain') }));
    const site = take({ text: name, at: ['name'] }, 'bold');
    // Cards also draw numbers, quotes, and an ellipsis after a cut title.
    collect('…0', 'bold');
    collect('“a”', 'plain');
    if (title === '') return undefined;
    return {
      site,
      title,
      eyebrow: eyebrow || undefined,
      facts: facts.filter(({ value }) => value !== ''),
      bold: usedFonts(this.#bold, bold),
      plain: usedFonts(this.#plain, plain),
      emoji: Object.fromEntries([...emoji].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }

  #report({ missing }: DrawableText, path: LocatedText['at']): void {
    const emoji = missing.filter(isEmoji);
    const letters = missing.filter((grapheme) => !isEmoji(grapheme));
    for (const grapheme of emoji) {
      this.#diagnostics.push({
        code: 'glyph-missing',
        message: `There is no picture of the emoji ${grapheme} for social cards; they leave it out.`,
        path,
        needle: grapheme,
        suggestion: `Put one into templates/emoji as ${emojiName(grapheme)}.svg, or write a title for the card without it: meta.card.title.`,
      });
    }
    const [first] = letters;
    if (first === undefined) return;
    this.#diagnostics.push({
      code: 'glyph-missing',
      message: `No font of the social cards has ${letters.map((letter) => `"${letter}"`).join(' ')}; they leave it out.`,
      path,
      needle: first,
      suggestion: 'Put a font that has it into templates/fonts, and its name at the end of cards.fonts.',
    });
  }
}

function usedFonts(order: readonly SiteFont[], used: ReadonlySet<SiteFont>): CardFont[] {
  return order.filter((font) => used.has(font)).map(({ asset, lift }) => ({ asset, lift }));
}
