import type { ColourPair } from '../../../sdk/media/index.ts';

const grounds = ['paper', 'paper-2', 'paper-3'];

const pairs = (least: ColourPair['least'], texts: readonly string[], on: readonly string[] = grounds): ColourPair[] =>
  texts.flatMap((text) => on.map((ground) => ({ text, ground, least })));

/**
 * The colour pairs that blocks use, by token. Text needs a contrast of 4.5 to 1; large text and the edges of controls need 3 to 1
 * (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(4.5, ['ink', 'ink-2', 'accent', 'positive', 'warning', 'negative']),
  ...pairs(4.5, ['on-accent'], ['accent-fill']),
  ...pairs(4.5, ['ink', 'accent'], ['accent-soft']),
  ...['positive', 'warning', 'negative'].flatMap((meaning) => pairs(4.5, [meaning, 'ink'], [`${meaning}-soft`])),
  // Large text, borders of fields, focus rings.
  ...pairs(3, ['ink-3', 'line-strong', 'focus']),
];

/** Stands for white text in a pair. */
export const whiteText = 'white';

/** In a pair, what shows where a field ends: its line, its border or its background. */
export const fieldEdge = 'field-edge';

/** Tokens for marks, series of charts and edges, which need 3 to 1 on each ground. */
export const markTokens = ['accent-2', 'star', 'chart-1', 'chart-2', 'button-quiet-border'] as const;

/** Tokens for text besides those that every theme has. */
export const textTokens = ['emphasis-colour', 'eyebrow-colour'] as const;

/**
 * Pairs with a token that has a default of the engine, for themes that declare it. The defaults name the tokens above, so they
 * have enough contrast if those do. Placeholders of fields have the colour of secondary text.
 */
export const optionalPairs: readonly ColourPair[] = [
  ...pairs(3, [...markTokens, fieldEdge]),
  ...pairs(4.5, textTokens),
  ...pairs(4.5, ['emphasis-colour'], ['emphasis-ground']),
  ...pairs(4.5, ['ink', 'ink-2'], ['field-ground', 'card-ground']),
  ...pairs(4.5, ['ink'], ['button-quiet-ground']),
  ...pairs(4.5, [whiteText], ['scrim']),
];
