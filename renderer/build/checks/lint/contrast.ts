import type { Diagnostic, Place } from '../../../sdk/issue.ts';
import type { ColourPair } from '../../../sdk/media/index.ts';
import { contrastRatio, over } from '../../inputs/theme/contrast-ratio.ts';
import { readRules } from '../../inputs/theme/declarations.ts';
import { channelsOf, type Rgb } from '../../inputs/theme/srgb.ts';
import type { ThemeSheet } from '../../inputs/theme/theme-sheets.ts';
import { rootTokens, tokenValue, tonesIn, toneTokens } from '../../inputs/theme/tokens.ts';
import { toneColours } from '../../inputs/theme/tone-colours.ts';

const grounds = ['paper', 'paper-2', 'paper-3'];
const textTokens = ['ink', 'ink-2', 'accent', 'positive', 'warning', 'negative'];

/** Large text, borders of fields, focus rings. */
const large = ['ink-3', 'line-strong', 'focus'];

/**
 * The colour pairs that blocks use, by token. Text needs a contrast of 4.5 to 1; large text and the edges of controls need 3 to 1
 * (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const colourPairs: readonly ColourPair[] = [
  ...textTokens.flatMap((text) => grounds.map((ground) => ({ text, ground, least: 4.5 as const }))),
  ...(
    [
      ['on-accent', 'accent-fill'],
      ['ink', 'accent-soft'],
      ['accent', 'accent-soft'],
      ['positive', 'positive-soft'],
      ['ink', 'positive-soft'],
      ['warning', 'warning-soft'],
      ['ink', 'warning-soft'],
      ['negative', 'negative-soft'],
      ['ink', 'negative-soft'],
    ] as const
  ).map(([text, ground]) => ({ text, ground, least: 4.5 as const })),
  ...large.flatMap((text) => grounds.map((ground) => ({ text, ground, least: 3 as const }))),
];

/** A pair in one colour scheme of a theme. */
export interface ShownPair extends ColourPair {
  /** The scheme or the tone, for messages: "by day", "by night", "in sections of the tone …". */
  readonly where: string;
  /** The tone, if only sections of that tone show the pair. */
  readonly tone: string | undefined;
  readonly ratio: number;
}

/**
 * Reports pairs of a theme's colours with too little contrast, each where it has least. `more` are the pairs of the site's
 * drawings.
 */
export function contrast(theme: readonly ThemeSheet[], more: readonly ColourPair[] = []): readonly Diagnostic[] {
  const key = [...theme.flatMap(({ file, css }) => [file, css]), JSON.stringify(more)].join('\0');
  if (key !== lastChecked?.key) lastChecked = { key, diagnostics: diagnosticsOf(theme, [...colourPairs, ...more]) };
  return lastChecked.diagnostics;
}

/** The last theme and its diagnostics: `dev` checks a site again and again with the same theme. */
let lastChecked: { readonly key: string; readonly diagnostics: readonly Diagnostic[] } | undefined;

function diagnosticsOf(theme: readonly ThemeSheet[], pairs: readonly ColourPair[]): Diagnostic[] {
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
    message: `--${text} on --${ground} has a contrast of ${Math.floor(ratio * 100) / 100} to 1 ${where}; ${least === 3 ? 'an edge' : 'text'} needs ${least}.`,
    path: [],
    place: declarationOf(theme, [text, ground], tone),
    suggestion: 'Increase the difference in lightness: that, and not the hue, makes text readable.',
  }));
}

/** Returns every pair of opaque colours in each scheme, and in the sections of each tone that the theme has colours for. */
export function shownPairs(css: string, pairs: readonly ColourPair[] = colourPairs): ShownPair[] {
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
  const names = [...new Set(pairs.flatMap(({ text, ground }) => [text, ground]))];
  const valued = contexts.map(({ tokens, ...context }) => {
    return { ...context, values: new Map(names.map((name) => [name, tokenValue(name, tokens)])) };
  });
  const colours = coloursOf(valued.flatMap(({ values }) => [...values.values()]));
  return valued.flatMap(({ where, tone, values }) =>
    pairs.flatMap((pair): ShownPair[] => {
      const [text, ground] = [pair.text, pair.ground].map((name) => colours.get(values.get(name) ?? ''));
      if (text === undefined || ground === undefined || ground.alpha < 1) return [];
      return [{ ...pair, where, tone, ratio: contrastRatio(over(text, ground), ground) }];
    }),
  );
}

/** Parses the values of tokens as colours. Values that schemes share are parsed once. */
function coloursOf(values: readonly string[]): ReadonlyMap<string, Rgb | undefined> {
  const written = [...new Set(values)].filter((value) => value !== '');
  const colours = channelsOf(written);
  return new Map(written.map((value, index) => [value, colours[index]]));
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
