import type { FontFace } from './font.ts';

/** A font of the site, with the hash of its file. */
export interface SiteFont extends FontFace {
  readonly asset: string;
}

/** Words as a card can draw them. */
export interface DrawableWords {
  /** The words without what cannot be drawn. */
  readonly text: string;
  /** Fonts that draw some of them. */
  readonly fonts: ReadonlySet<SiteFont>;
  /** Pictures of emoji, by the emoji. */
  readonly emoji: ReadonlyMap<string, string>;
  /** What no font has, each once. */
  readonly missing: readonly string[];
}

/**
 * Finds for each sign of some words what draws it: an emoji is its picture, everything else the first font that has it.
 * What neither has is left out of the words, for a card with empty boxes is worse than one that says less.
 */
export function drawable(
  text: string,
  fonts: readonly SiteFont[],
  pictures: ReadonlyMap<string, string>,
): DrawableWords {
  const used = new Set<SiteFont>();
  const emoji = new Map<string, string>();
  const missing = new Set<string>();
  let kept = '';
  // It is made once there are cards: the first one of a process takes 10 ms.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) {
    const font = fonts.find((candidate) => hasSign(candidate, segment));
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

/** Whether a sign is shown as a picture where there is one (Unicode Technical Standard 51, "emoji presentation"). */
export function isEmoji(sign: string): boolean {
  return /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\u20e3/u.test(sign) && !sign.includes('\ufe0e');
}

/** The name that collections of emoji give to the file of one: its code points, the variation selector left out. */
export function emojiName(sign: string): string {
  return [...sign]
    .filter((character) => character !== '\ufe0f')
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .join('-');
}

let graphemes: Intl.Segmenter | undefined;

function hasSign({ has }: FontFace, sign: string): boolean {
  return [...sign].every((character) => unseen.test(character) || has(character.codePointAt(0) ?? 0));
}

/** Spaces, and what joins or turns letters without being drawn. */
const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
