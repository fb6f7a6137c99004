import type { FontFace } from './font.ts';

/** A font of the site, with the hash of its file. */
export interface SiteFont extends FontFace {
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

/**
 * Finds what draws each grapheme of a text: a picture for an emoji, else the first font that has it. Leaves out graphemes
 * without either, because empty boxes look worse than shorter text.
 */
export function drawable(
  text: string,
  fonts: readonly SiteFont[],
  pictures: ReadonlyMap<string, string>,
): DrawableText {
  const used = new Set<SiteFont>();
  const emoji = new Map<string, string>();
  const missing = new Set<string>();
  let kept = '';
  // Created on demand, because the first one in a process takes 10 ms.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) {
    const font = fonts.find((candidate) => hasGrapheme(candidate, segment));
    const picture = pictures.get(emojiName(segment));
    if (picture !== undefined && (font === undefined || isEmoji(segment))) emoji.set(segment, picture);
    else if (font !== undefined) used.add(font);
    else {
      missing.add(segment);
      continue;
    }
    kept += segment;
  }
  return { text: kept.replace(/\s+/g, ' ').trim(), fonts: used, emoji, missing: [...missing] };
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

function hasGrapheme({ has }: FontFace, grapheme: string): boolean {
  return [...grapheme].every((character) => unseen.test(character) || has(character.codePointAt(0) ?? 0));
}

/** Spaces, and invisible characters that join letters or set their direction. */
const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
