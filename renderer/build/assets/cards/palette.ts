import type { Theme } from '../../../site/input.ts';
import { toSrgb } from '../../inputs/theme/colour.ts';
import { readRules } from '../../inputs/theme/declarations.ts';
import { rootTokens, tokenValue } from '../../inputs/theme/tokens.ts';
import { type Palette, type PaletteName, paletteNames } from './spec.ts';

/**
 * Returns the colours of a theme in sRGB, also of `more` tokens if the theme has them, as `templates/theme.css` declares them for the root of a page. If the page follows
 * the visitor's preference, returns the light colours, unless the theme has dark ones only.
 */
export function readPalette(css: string, theme: Theme, more: readonly string[] = []): Palette {
  const tokens = rootTokens(readRules(css), theme);
  const names = [...new Set([...paletteNames, ...more])];
  const colours = toSrgb(names.map((name) => tokenValue(name, tokens)));
  const found = names.flatMap((name, index) => (colours[index] === undefined ? [] : [[name, colours[index]] as const]));
  const side = tokens.scheme === 'light' ? 0 : 1;
  const own = Object.fromEntries(paletteNames.map((name) => [name, plain[name][side]])) as Record<PaletteName, string>;
  return { ...own, ...Object.fromEntries(found) };
}

/** Default colours, light and dark. */
const plain: Readonly<Record<PaletteName, readonly [string, string]>> = {
  paper: ['#fff', '#141414'],
  'paper-2': ['#f4f4f4', '#202020'],
  line: ['#ddd', '#3a3a3a'],
  ink: ['#141414', '#f4f4f4'],
  'ink-2': ['#505050', '#bbb'],
  accent: ['#141414', '#f4f4f4'],
};
