import { basename } from 'node:path';
import type { FontRole } from '../../../site/fonts.ts';
import { assetPath, kindOf } from '../../inputs/published/file-kind.ts';
import { type Face, type Family, faceFor, type UsedFamily } from './faces.ts';
import type { FontCategory, FontMetrics } from './metrics.ts';

/** Tokens that the fonts of a site set, by role. */
export const roleTokens: Readonly<Record<FontRole, string>> = {
  text: '--font',
  display: '--font-display',
  mono: '--font-mono',
};

/** The path of a face in the output. */
export function facePath({ file, bytes }: Face): string {
  return assetPath(basename(file), kindOf(bytes) ?? 'woff2', bytes);
}

/** Returns rules for faces: `@font-face{…}`. `base` is the site's base path. */
export function faceRules({ name, faces: all }: Family, faces: readonly Face[], base: string): string {
  // A family of one alphabet is fetched for any text.
  const isSplit = new Set(all.map(({ range }) => range)).size > 1;
  return faces
    .map((face) => {
      const { weights, isItalic, descriptors, range } = face;
      const [low, high] = weights;
      const declarations = [
        `font-family:${cssName(name)}`,
        `src:url(${base}/${facePath(face)})`,
        `font-weight:${low === high ? low : `${low} ${high}`}`,
        ...(isItalic && !descriptors.some((one) => one.startsWith('font-style:')) ? ['font-style:italic'] : []),
        ...descriptors,
        'font-display:swap',
        ...(range === undefined || !isSplit ? [] : [`unicode-range:${range}`]),
      ];
      return `@font-face{${declarations.join(';')}}`;
    })
    .join('');
}

/** A fallback: a font of the visitor's system that is shown until a font has loaded. */
interface SystemFont {
  /** Names by which browsers find it, and a font with the same widths; regular and bold. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Mean width of a character of `letterPairs` in em, with kerning, measured as those of other fonts are. */
  readonly widths: readonly [regular: number, bold: number];
}

/** A system font whose bold file has the same name with "Bold". */
function systemFont(names: readonly string[], ...widths: SystemFont['widths']): SystemFont {
  return { regular: names, bold: names.map((name) => `${name} Bold`), widths };
}

/** What each category is on Linux without Microsoft's fonts or their like, on Android, and everywhere else. */
const systemFonts: Readonly<Record<FontCategory, readonly SystemFont[]>> = {
  'sans-serif': [
    systemFont(['DejaVu Sans'], 0.50335, 0.56918),
    // Since Android 12, one variable file has all weights.
    { ...systemFont(['Roboto'], 0.43909, 0.44599), bold: ['Roboto Bold', 'Roboto'] },
    systemFont(['Arial', 'Liberation Sans'], 0.44126, 0.47486),
  ],
  serif: [
    systemFont(['DejaVu Serif'], 0.50959, 0.5616),
    { ...systemFont(['Noto Serif'], 0.47429, 0.50349), regular: ['Noto Serif', 'Noto Serif Regular'] },
    systemFont(['Times New Roman', 'Liberation Serif'], 0.39921, 0.42358),
  ],
  monospace: [
    systemFont(['DejaVu Sans Mono'], 0.60205, 0.60205),
    systemFont(['Courier New', 'Liberation Mono', 'Droid Sans Mono'], 0.6001, 0.6001),
  ],
};

/** From this weight on, a font is shown instead by the bold file of a system font. */
const bold = 550;

/**
 * Returns rules for a family of system fonts as wide and as high as a font: for each system, one face for its regular text and
 * one for its bold text. Browsers take the last one that they find. Text therefore keeps its lines when the font arrives. Empty
 * if the font has no Latin letters to compare.
 */
export function fallbackRules(family: UsedFamily): string {
  const [light, heavy] = family.weights.map((wanted) => {
    const metrics = faceFor(family, 'latin', wanted)?.metrics();
    const weight = metrics && drawnWeight(metrics, wanted);
    const width = metrics?.width({ wght: weight ?? wanted, opsz: family.size });
    return metrics && weight && width && { metrics, weight, width };
  });
  if (!light || !heavy) return '';
  const rule = (cut: typeof light, names: readonly string[], systemWidth: number, weights: string) => {
    const scale = cut.width / systemWidth;
    const declarations = [
      `font-family:${cssName(fallbackName(family))}`,
      `src:${names.map((name) => `local("${name}")`).join(',')}`,
      `font-weight:${weights}`,
      `size-adjust:${percent(scale)}`,
      `ascent-override:${percent(cut.metrics.ascent / scale)}`,
      `descent-override:${percent(cut.metrics.descent / scale)}`,
      `line-gap-override:${percent(cut.metrics.lineGap / scale)}`,
    ];
    return `@font-face{${declarations.join(';')}}`;
  };
  return systemFonts[family.category]
    .map(({ regular, bold: bolds, widths: [width, boldWidth] }) => {
      if (light.weight !== heavy.weight)
        return rule(light, regular, width, '400') + rule(heavy, bolds, boldWidth, '700');
      return light.weight < bold ? rule(light, regular, width, '1 999') : rule(heavy, bolds, boldWidth, '1 999');
    })
    .join('');
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** Returns a rule with the tokens of a family; empty if all of them are among those to leave out. */
export function tokenRule(family: UsedFamily, leftOut: readonly string[]): string {
  const tokens = family.roles.map((role) => roleTokens[role]).filter((token) => !leftOut.includes(token));
  const names = [family.name, ...(fallbackRules(family) === '' ? [] : [fallbackName(family)])].map(cssName);
  const stack = [...names, family.category].join(',');
  return tokens.length === 0 ? '' : `:root{${tokens.map((token) => `${token}:${stack}`).join(';')}}`;
}

/** The weight that a file shows for a wanted one. */
export function drawnWeight({ axes: { wght }, weight }: FontMetrics, wanted: number): number {
  return wght === undefined ? weight : Math.min(Math.max(wanted, wght.min), wght.max);
}

function fallbackName({ name }: Family): string {
  return `${name} Fallback`;
}

/** The name of a family as a CSS string. */
function cssName(name: string): string {
  return `"${name.replace(/[^\w -]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}
