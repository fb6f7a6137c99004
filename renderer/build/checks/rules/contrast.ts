import type { Diagnostic, Place } from '../../../sdk/issue.ts';
import type { ColourPair } from '../../../sdk/media/index.ts';
import { channelsOf, contrastRatio, over, type Rgb } from '../../inputs/theme/colour.ts';
import { colourPairs, fieldEdge, optionalPairs, whiteText } from '../../inputs/theme/colour-pairs.ts';
import { readRules } from '../../inputs/theme/declarations.ts';
import type { ThemeSheet } from '../../inputs/theme/theme-sheets.ts';
import { rootTokens, tokenValue, tonesIn, toneTokens } from '../../inputs/theme/tokens.ts';
import { toneColours } from '../../inputs/theme/tone-colours.ts';
import { lastValue } from '../../lib/last-value.ts';
import type { SiteRule } from '../rule.ts';

/** A pair in one colour scheme of a theme. */
export interface ShownPair extends ColourPair {
  /** The scheme or the tone, for messages: "by day", "by night", "in sections of the tone …". */
  readonly where: string;
  /** The tone, if only sections of that tone show the pair. */
  readonly tone: string | undefined;
  readonly ratio: number;
}

/** Reports colours of the theme with too little contrast. That takes as long as making a page, so the cache has the result. */
export const themeContrast: SiteRule = {
  id: 'contrast',
  on: 'site',
  check({ loaded: { themeSheets, registry }, options: { cacheDir, files } }) {
    const more = [...registry.drawings.values()].flatMap(({ drawing }) => drawing.pairs ?? []);
    const inputs = [...themeSheets.flatMap(({ file, css }) => [file, css]), JSON.stringify(more)];
    return lastValue('contrast', inputs, { cacheDir, engine: files.engine }, () => contrast(themeSheets, more));
  },
};

/**
 * Reports pairs of a theme's colours with too little contrast, each where it has least. `more` are the pairs of the site's
 * drawings.
 */
export function contrast(theme: readonly ThemeSheet[], more: readonly ColourPair[] = []): readonly Diagnostic[] {
  const pairs = [...colourPairs, ...optionalPairs, ...more];
  const own = theme.map((sheet) => sheet.css).join('\n');
  const css = `${own}\n${toneColours(own)}`;
  const worst = new Map<string, ShownPair>();
  for (const pair of shownPairs(css, pairs)) {
    const key = `${pair.text} ${pair.ground}`;
    if (pair.ratio < pair.least && pair.ratio < (worst.get(key)?.ratio ?? Infinity)) worst.set(key, pair);
  }
  return [...worst.values()].map(({ text, ground, least, where, tone, ratio }) => ({
    code: 'contrast',
    // Rounded down: 4.49 is not 4.5.
    message: `${text === whiteText ? 'White text' : `--${text}`} on --${ground}${ground === 'scrim' ? ' over a white picture' : ''} has a contrast of ${Math.floor(ratio * 100) / 100} to 1 ${where}; ${least === 3 ? 'an edge' : 'text'} needs ${least}.`,
    path: [],
    place: declarationOf(theme, [text, ground], tone),
    suggestion: 'Increase the difference in lightness: that, and not the hue, makes text readable.',
  }));
}

/** Returns every pair of visible colours in each scheme, and in the sections of each tone that the theme has colours for. */
export function shownPairs(
  css: string,
  pairs: readonly ColourPair[] = [...colourPairs, ...optionalPairs],
): ShownPair[] {
  const rules = readRules(css);
  const contexts = (['light', 'dark'] as const).flatMap((scheme) => {
    const when = scheme === 'light' ? 'by day' : 'by night';
    const pages = [rootTokens(rules, 'auto', scheme), rootTokens(rules, scheme)];
    return pages.flatMap((page) => [
      { where: when, tone: undefined, tokens: page },
      ...tonesIn(rules).map((tone) => {
        const tokens = toneTokens(rules, tone, page);
        const sections = `in sections of the tone "${tone}"`;
        // A tone with its own scheme looks the same by day and by night.
        return { where: tokens.ownScheme ? sections : `${sections} ${when}`, tone, tokens };
      }),
    ]);
  });
  const names = [...new Set([...pairs.flatMap(({ text, ground }) => [text, ground]), ...fieldTokens])];
  const valued = contexts.map(({ tokens, ...context }) => {
    return { ...context, words: new Map(names.map((name) => [name, wordsOf(tokenValue(name, tokens))])) };
  });
  const colours = coloursOf(valued.flatMap(({ words }) => [...words.values()].flat()));
  return valued.flatMap(({ where, tone, words }) => {
    const colourOf = (name: string) => words.get(name)?.flatMap((word) => colours.get(word) ?? [])[0];
    return pairs.flatMap((pair): ShownPair[] => {
      const text =
        pair.text === fieldEdge ? edgeOfFields(colourOf, words.get('field-border')?.length !== 0) : pair.text;
      const top = text === whiteText ? white : colourOf(text);
      const below = colourOf(pair.ground);
      const ground = below && pair.ground === 'scrim' ? over(below, white) : below;
      if (top === undefined || top.alpha === 0 || ground === undefined || ground.alpha < 1) return [];
      return [{ ...pair, text, where, tone, ratio: contrastRatio(over(top, ground), ground) }];
    });
  });
}

const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };

const fieldTokens = ['field-line', 'field-border', 'field-ground', 'paper-3'];

/** Returns the token for the edge of fields: their line or border, or the background of fields without either. */
function edgeOfFields(colourOf: (name: string) => Rgb | undefined, hasOwnBorder: boolean): string {
  const shown = fieldTokens.find((name) => (colourOf(name)?.alpha ?? 0) > 0);
  return shown === 'field-line' || hasOwnBorder ? (shown ?? fieldEdge) : fieldEdge;
}

/** The words of a value, such as the width, style and colour of a border. */
function wordsOf(value: string): readonly string[] {
  return value.match(/[\w#-]+(?:\((?:[^()]|\([^()]*\))*\))?/g) ?? [];
}

/** Parses words as colours. Words that schemes share are parsed once. */
function coloursOf(words: readonly string[]): ReadonlyMap<string, Rgb | undefined> {
  const written = [...new Set(words)];
  const colours = channelsOf(written);
  return new Map(written.map((word, index) => [word, colours[index]]));
}

/** Locates the first of some tokens in the last sheet that declares one, in the tone's rule if possible. */
export function declarationOf(
  theme: readonly ThemeSheet[],
  tokens: readonly string[],
  tone: string | undefined,
): Place {
  const place = theme
    .toReversed()
    .map((sheet) => declarationIn(sheet, tokens, tone))
    .find((found) => found !== undefined);
  return place ?? { file: theme.at(-1)?.file ?? '', line: 1, column: 1 };
}

function declarationIn(
  { css, file }: ThemeSheet,
  tokens: readonly string[],
  tone: string | undefined,
): Place | undefined {
  // Comments become spaces of the same length, so that offsets stay right.
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const ofTone = tone === undefined ? 0 : Math.max(0, plain.search(new RegExp(`\\[data-tone=["']?${tone}["']?\\]`)));
  for (const from of new Set([ofTone, 0])) {
    for (const token of tokens) {
      const index = plain.slice(from).search(new RegExp(`(?<![\\w-])--${token}\\s*:`));
      if (index === -1) continue;
      const before = plain.slice(0, from + index).split('\n');
      return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    }
  }
  return undefined;
}
