import type { Oklch } from '../../renderer/build/inputs/theme/colour.ts';
import type { PresetName } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { cssColour, paletteOf } from './palette.ts';
import { type NeutralName, neutralOf, presets } from './presets.ts';

/** What a theme is written from. Without an accent it has the colours of its preset. */
export interface ThemeChoice {
  readonly preset: PresetName;
  readonly accent?: Oklch | undefined;
  readonly neutral?: NeutralName | undefined;
}

/** Returns a `theme.css` that imports a preset and has all colours of a brand. */
export function themeText({ preset, accent, neutral = presets[preset].neutral }: ThemeChoice): string {
  const start = `/* The look of this site: a theme of Frontage, then what differs from it. docs/themes.md lists all tokens. */
@import "frontage/themes/${preset}.css";
`;
  if (accent === undefined) return `${start}\n:root {\n}\n`;
  const lines = Object.entries(brandColours({ preset, accent, neutral })).map(
    ([name, value]) => `  --${name}: ${value};`,
  );
  return `${start}
/* light-dark(by day, by night). All were computed from the colour of the brand, with enough contrast for text. */
:root {
${lines.join('\n')}
  /* The second colour of the preset belongs to its own brand. */
  --accent-2: var(--accent);
}
`;
}

/** Returns the values of all colours of a theme, computed from one colour of a brand. */
export function brandColours({
  preset,
  accent,
  neutral = presets[preset].neutral,
}: ThemeChoice & { readonly accent: Oklch }): Record<string, string> {
  const palette = paletteOf(accent, neutralOf(neutral, accent), presets[preset].lightness);
  return Object.fromEntries(
    [...palette].map(([name, [day, night]]) => [name, `light-dark(${cssColour(day)}, ${cssColour(night)})`]),
  );
}
