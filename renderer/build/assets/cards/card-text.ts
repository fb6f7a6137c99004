import { append } from '../../../sdk/any-length.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { CardContent, LocatedText } from '../../page/resolve/card.ts';
import type { FontMetrics } from '../fonts/metrics.ts';
import type { CardFont, CardSpec } from './spec.ts';

/** The fonts of cards: those for bold text and those for other text, in order of preference. */
export interface CardFonts {
  readonly bold: readonly SiteFont[];
  readonly plain: readonly SiteFont[];
}

/** A font of the site, with the hash of its file. */
export interface SiteFont extends Pick<FontMetrics, 'weight' | 'lift' | 'has'> {
  readonly asset: string;
}

/** Returns the drawable text of a card with the fonts that it needs; undefined if no title is left. */
export type CardWriter = (
  name: string,
  card: CardContent,
) => Pick<CardSpec, 'site' | 'title' | 'eyebrow' | 'facts' | 'bold' | 'plain' | 'emoji'> | undefined;

/** Prepares the text of cards for drawing, and reports graphemes that cannot be drawn. */
export function cardWriter(
  fonts: CardFonts,
  pictures: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): CardWriter {
  const drawable = { bold: drawableIn(fonts.bold, pictures), plain: drawableIn(fonts.plain, pictures) };
  return (name, card) => {
    const used = { bold: new Set<SiteFont>(), plain: new Set<SiteFont>() };
    const emoji = new Map<string, string>();
    const collect = (text: string, weight: 'bold' | 'plain'): DrawableText => {
      const drawn = drawable[weight](text);
      for (const font of drawn.fonts) used[weight].add(font);
      for (const [grapheme, picture] of drawn.emoji) emoji.set(grapheme, picture);
      return drawn;
    };
    const take = ({ text, at }: LocatedText, weight: 'bold' | 'plain'): string => {
      const drawn = collect(text, weight);
      append(diagnostics, missingGlyphs(drawn.missing, at));
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
    const inOrder = (weight: 'bold' | 'plain'): CardFont[] =>
      fonts[weight].filter((font) => used[weight].has(font)).map(({ asset, lift }) => ({ asset, lift }));
    return {
      site,
      title,
      eyebrow: eyebrow || undefined,
      facts: facts.filter(({ value }) => value !== ''),
      bold: inOrder('bold'),
      plain: inOrder('plain'),
      emoji: Object.fromEntries([...emoji].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  };
}

function missingGlyphs(missing: readonly string[], path: LocatedText['at']): Diagnostic[] {
  const letters = missing.filter((grapheme) => !isEmoji(grapheme));
  const code = 'glyph-missing' as const;
  const diagnostics: Diagnostic[] = missing.filter(isEmoji).map((grapheme) => ({
    code,
    message: `There is no picture of the emoji ${grapheme} for social cards; they leave it out.`,
    path,
    needle: grapheme,
    suggestion: `Put one into templates/emoji as ${emojiName(grapheme)}.svg, or write a title for the card without it: meta.card.title.`,
  }));
  const [needle] = letters;
  if (needle === undefined) return diagnostics;
  const message = `No font of the social cards has ${letters.map((letter) => `"${letter}"`).join(' ')}; they leave it out.`;
  const suggestion = 'Put a font that has it into templates/fonts, and its name at the end of cards.fonts.';
  return [...diagnostics, { code, message, path, needle, suggestion }];
}

/** A text that a card can draw. */
interface DrawableText {
  /** The text without graphemes that cannot be drawn. */
  readonly text: string;
  /** The fonts that it needs. */
  readonly fonts: ReadonlySet<SiteFont>;
  /** Pictures of emoji, by the emoji. */
  readonly emoji: ReadonlyMap<string, string>;
  /** Graphemes that cannot be drawn, each once. */
  readonly missing: readonly string[];
}

/**
 * Returns a function that finds what draws each grapheme of a text: a picture for an emoji, else the first font that has it. It
 * leaves out graphemes that cannot be drawn, because empty boxes look worse than shorter text.
 */
export function drawableIn(
  fonts: readonly SiteFont[],
  pictures: ReadonlyMap<string, string>,
): (text: string) => DrawableText {
  // Graphemes repeat, and a font is slow to ask.
  const known = new Map<string, { readonly font?: SiteFont | undefined; readonly picture?: string | undefined }>();
  const glyphOf = (grapheme: string) => {
    const font = fonts.find((candidate) => hasGrapheme(candidate, grapheme));
    const picture = pictures.get(emojiName(grapheme));
    const glyph = picture !== undefined && (font === undefined || isEmoji(grapheme)) ? { picture } : { font };
    known.set(grapheme, glyph);
    return glyph;
  };
  return (text) => {
    const used = new Set<SiteFont>();
    const emoji = new Map<string, string>();
    const missing = new Set<string>();
    let kept = '';
    for (const grapheme of graphemesOf(text)) {
      const { font, picture } = known.get(grapheme) ?? glyphOf(grapheme);
      if (picture !== undefined) emoji.set(grapheme, picture);
      else if (font !== undefined) used.add(font);
      else missing.add(grapheme);
      if (!missing.has(grapheme)) kept += grapheme;
    }
    return { text: kept.replace(/\s+/g, ' ').trim(), fonts: used, emoji, missing: [...missing] };
  };
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
