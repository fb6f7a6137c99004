import type { Theme } from '../../../site/input.ts';
import { readRules } from '../../inputs/theme/declarations.ts';
import { toSrgb } from '../../inputs/theme/srgb.ts';
import { rootTokens, tokenValue } from '../../inputs/theme/tokens.ts';
import { type Palette, type PaletteName, paletteNames } from './spec.ts';

/**
 * Returns the colours of a theme in sRGB, as `templates/theme.css` declares them for the root of a page. If the page follows
 * the visitor's preference, returns the light colours, unless the theme has dark ones only.
 */
export function readPalette(css: string, theme: Theme): Palette {
  const tokens = rootTokens(readRules(css), theme);
  const colours = toSrgb(paletteNames.map((name) => tokenValue(name, tokens)));
  return Object.fromEntries(
    paletteNames.map((name, index) => [name, colours[index] ?? plain[name][tokens.scheme === 'light' ? 0 : 1]]),
  ) as Record<PaletteName, string>;
}

/** Default colours, light and dark. */
const plain: Readonly<Record<PaletteName, readonly [string, string]>> = {
  paper: ['#fff', '#141414'],
  'paper-2': ['#f4f4f4', '#202020'],
  line: ['#ddd', '#3a3a3a'],
  ink: ['#141414', '#f4f4f4'],
  'ink-2': ['#505050', '#bbb'],
  accent: ['#141414', '#f4f4f4'],
  'positive-soft': ['#eaeaea', '#2a2a2a'],
  'accent-soft': ['#e4e4e4', '#303030'],
  'rank-top': ['#1f7a4a', '#1f7a4a'],
  'on-rank-top': ['#fff', '#fff'],
  'rank-mid': ['#e3d353', '#e3d353'],
  'on-rank-mid': ['#222', '#222'],
  'rank-low': ['#eb9d4d', '#eb9d4d'],
  'on-rank-low': ['#222', '#222'],
  'rank-out': ['#c23b34', '#c23b34'],
  'on-rank-out': ['#fff', '#fff'],
};
