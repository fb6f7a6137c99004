import type { Finding } from '../../../sdk/issue.ts';
import type { CardWords, Said } from '../../page/resolve/card.ts';
import { type DrawableWords, drawable, emojiName, isEmoji, type SiteFont } from './signs.ts';
import type { CardFont, CardSpec } from './spec.ts';

export type WrittenCard = Pick<CardSpec, 'site' | 'title' | 'eyebrow' | 'facts' | 'bold' | 'plain' | 'emoji'>;

export interface CardWriterOptions {
  readonly fonts: readonly SiteFont[];
  readonly emoji: ReadonlyMap<string, string>;
  readonly findings: Finding[];
}

/** Picks what draws each sign of the words on cards, and reports those that nothing draws. */
export class CardWriter {
  readonly #bold: readonly SiteFont[];
  readonly #plain: readonly SiteFont[];
  readonly #emoji: ReadonlyMap<string, string>;
  readonly #findings: Finding[];

  constructor({ fonts, emoji, findings }: CardWriterOptions) {
    this.#bold = byWeight(fonts, 700);
    this.#plain = byWeight(fonts, 400);
    this.#emoji = emoji;
    this.#findings = findings;
  }

  /** The words of a card as they can be drawn, with no more fonts than they need; nothing when no title is left of it. */
  write(name: string, card: CardWords): WrittenCard | undefined {
    const bold = new Set<SiteFont>();
    const plain = new Set<SiteFont>();
    const emoji = new Map<string, string>();
    const pick = (text: string, weight: 'bold' | 'plain'): DrawableWords => {
      const words = drawable(text, weight === 'bold' ? this.#bold : this.#plain, this.#emoji);
      for (const font of words.fonts) (weight === 'bold' ? bold : plain).add(font);
      for (const [sign, picture] of words.emoji) emoji.set(sign, picture);
      return words;
    };
    const take = ({ text, at }: Said, weight: 'bold' | 'plain'): string => {
      const words = pick(text, weight);
      this.#report(words, at);
      return words.text;
    };
    const title = take(card.title, 'bold');
    const eyebrow = card.eyebrow && take(card.eyebrow, 'bold');
    const facts = card.facts.map(({ value, label }) => ({ value: take(value, 'bold'), label: take(label, 'plain') }));
    const site = take({ text: name, at: ['name'] }, 'bold');
    // Cards write more than what they are told: numbers, and dots where a title is cut.
    pick('…0', 'bold');
    pick('“a”', 'plain');
    if (title === '') return undefined;
    return {
      site,
      title,
      eyebrow: eyebrow || undefined,
      facts: facts.filter(({ value }) => value !== ''),
      bold: inOrder(this.#bold, bold),
      plain: inOrder(this.#plain, plain),
      emoji: Object.fromEntries([...emoji].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }

  #report({ missing }: DrawableWords, path: Said['at']): void {
    const emoji = missing.filter(isEmoji);
    const letters = missing.filter((sign) => !isEmoji(sign));
    for (const sign of emoji) {
      this.#findings.push({
        code: 'glyph-missing',
        message: `There is no picture of the emoji ${sign} for social cards; they leave it out.`,
        path,
        needle: sign,
        suggestion: `Put one into templates/emoji as ${emojiName(sign)}.svg, or write a title for the card without it: meta.card.title.`,
      });
    }
    const [first] = letters;
    if (first === undefined) return;
    this.#findings.push({
      code: 'glyph-missing',
      message: `No font of the social cards has ${letters.map((sign) => `"${sign}"`).join(' ')}; they leave it out.`,
      path,
      needle: first,
      suggestion: 'Put a font that has it into templates/fonts, and its name at the end of cards.fonts.',
    });
  }
}

/** Fonts by how near they are to a weight; of two alike, the one named first. */
function byWeight(fonts: readonly SiteFont[], weight: number): SiteFont[] {
  return [...fonts].sort((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight));
}

function inOrder(order: readonly SiteFont[], used: ReadonlySet<SiteFont>): CardFont[] {
  return order.filter((font) => used.has(font)).map(({ asset, lift }) => ({ asset, lift }));
}
