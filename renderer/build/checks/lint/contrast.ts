import { join } from 'node:path';
import type { Finding, Place } from '../../../sdk/issue.ts';
import type { Loaded } from '../../inputs/index.ts';
import { readRules } from '../../inputs/theme/declarations.ts';
import { channelsOf, type Rgb } from '../../inputs/theme/srgb.ts';
import { rootTokens, tokenValue, tonesIn, toneTokens } from '../../inputs/theme/tokens.ts';
import { contrastRatio, over } from './contrast-ratio.ts';

/** Two colours of a theme that stand on each other, and the least contrast they need. */
export interface ColourPair {
  readonly text: string;
  readonly ground: string;
  readonly least: 3 | 4.5;
}

const grounds = ['paper', 'paper-2', 'paper-3'];
const words = ['ink', 'ink-2', 'accent', 'positive', 'warning', 'negative'];

/** Large words, the borders of fields, focus rings. */
const large = ['ink-3', 'line-strong', 'focus'];

/**
 * The pairs that blocks set, by token. Words need 4.5 to 1, for large ones and for what marks the edge of a control 3 is
 * enough (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const colourPairs: readonly ColourPair[] = [
  ...words.flatMap((text) => grounds.map((ground) => ({ text, ground, least: 4.5 as const }))),
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
      ['on-rank-top', 'rank-top'],
      ['on-rank-mid', 'rank-mid'],
      ['on-rank-low', 'rank-low'],
      ['on-rank-out', 'rank-out'],
    ] as const
  ).map(([text, ground]) => ({ text, ground, least: 4.5 as const })),
  ...large.flatMap((text) => grounds.map((ground) => ({ text, ground, least: 3 as const }))),
];

/** How a theme shows a pair in one scheme; nothing where it does not name both as opaque colours. */
export interface ShownPair extends ColourPair {
  /** Where it is shown: by day, by night, in sections of a tone. */
  readonly where: string;
  /** The tone of the sections, where it is shown in those only. */
  readonly tone: string | undefined;
  readonly ratio: number;
}

/** Pairs of a theme's colours that are hard to tell apart, each where it is worst. */
export function contrast(theme: Theme): readonly Finding[] {
  if (theme.css !== looked?.css || theme.file !== looked.file) looked = { ...theme, findings: findingsOf(theme) };
  return looked.findings;
}

interface Theme {
  readonly css: string;
  /** Absolute. */
  readonly file: string;
}

/** The theme of a site. */
export function themeOf({ root, theme }: Pick<Loaded, 'root' | 'theme'>): Theme {
  return { css: theme, file: join(root, 'templates/theme.css') };
}

/** The theme that was looked at last: a site is planned again and again with the same. */
let looked: (Theme & { readonly findings: readonly Finding[] }) | undefined;

function findingsOf({ css, file }: Theme): Finding[] {
  const worst = new Map<string, ShownPair>();
  for (const pair of shownPairs(css)) {
    const key = `${pair.text} ${pair.ground}`;
    if (pair.ratio < pair.least && pair.ratio < (worst.get(key)?.ratio ?? Infinity)) worst.set(key, pair);
  }
  return [...worst.values()].map(({ text, ground, least, where, tone, ratio }) => ({
    code: 'contrast',
    // Rounded down: 4.49 is not 4.5.
    message: `--${text} on --${ground} has a contrast of ${Math.floor(ratio * 100) / 100} to 1 ${where}; ${least === 3 ? 'what marks an edge' : 'text'} needs ${least}.`,
    path: [],
    place: declarationOf(css, file, [text, ground], tone),
    suggestion: 'Move the lightness of the two apart: that, and not the hue, is what makes words readable.',
  }));
}

/** Every pair of a theme in each scheme, and in the sections of each tone that the theme has colours for. */
export function shownPairs(css: string): ShownPair[] {
  const rules = readRules(css);
  const places = (['light', 'dark'] as const).flatMap((scheme) => {
    const when = scheme === 'light' ? 'by day' : 'by night';
    const pages = [rootTokens(rules, 'auto', scheme), rootTokens(rules, scheme)];
    return pages.flatMap((page) => [
      { where: when, tone: undefined, tokens: page },
      ...tonesIn(rules).map((tone) => {
        const tokens = toneTokens(rules, tone, page);
        const sections = `in sections of the tone "${tone}"`;
        // A tone with a scheme of its own looks the same by day and by night.
        return { where: tokens.ownScheme ? sections : `${sections} ${when}`, tone, tokens };
      }),
    ]);
  });
  const names = [...new Set(colourPairs.flatMap(({ text, ground }) => [text, ground]))];
  const valued = places.map(({ tokens, ...place }) => {
    return { ...place, values: new Map(names.map((name) => [name, tokenValue(name, tokens)])) };
  });
  const colours = coloursOf(valued.flatMap(({ values }) => [...values.values()]));
  return valued.flatMap(({ where, tone, values }) =>
    colourPairs.flatMap((pair): ShownPair[] => {
      const [text, ground] = [pair.text, pair.ground].map((name) => colours.get(values.get(name) ?? ''));
      if (text === undefined || ground === undefined || ground.alpha < 1) return [];
      return [{ ...pair, where, tone, ratio: contrastRatio(over(text, ground), ground) }];
    }),
  );
}

/** Each value that is written for some token, as a colour; what schemes have in common is read once. */
function coloursOf(values: readonly string[]): ReadonlyMap<string, Rgb | undefined> {
  const written = [...new Set(values)].filter((value) => value !== '');
  const colours = channelsOf(written);
  return new Map(written.map((value, index) => [value, colours[index]]));
}

/** Where the first of some tokens is declared that the theme declares at all: in the rule of a tone, or in front of it. */
function declarationOf(css: string, file: string, tokens: readonly string[], tone: string | undefined): Place {
  // As long as they were, so that places stay what they are.
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
  return { file, line: 1, column: 1 };
}
