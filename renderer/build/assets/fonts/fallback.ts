import type { FontCategory, FontMetrics } from './metrics.ts';

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

/** A weight of a font, and the metrics of the file for it. */
export interface Cut {
  readonly weight: number;
  readonly metrics: FontMetrics;
  /** The size at which it is usually set, in px, for fonts with an optical axis. */
  readonly size: number;
}

/**
 * Returns rules for a family of system fonts as wide and as high as a font: for each system, one face for its regular text and
 * one for its bold text. Browsers take the last one that they find. Text therefore keeps its lines when the font arrives. Empty
 * if the font has no Latin letters to compare.
 */
export function fallbackFaces(family: string, category: FontCategory, cuts: { regular: Cut; bold: Cut }): string {
  return systemFonts[category].map((system) => facesOf(system, family, cuts)).join('');
}

function facesOf(system: SystemFont, family: string, { regular: light, bold: heavy }: { regular: Cut; bold: Cut }) {
  const { regular, bold: bolds, widths } = system;
  if (light.weight !== heavy.weight)
    return faceRule(family, light, regular, widths[0], '400') + faceRule(family, heavy, bolds, widths[1], '700');
  return light.weight < bold
    ? faceRule(family, light, regular, widths[0], '1 999')
    : faceRule(family, heavy, bolds, widths[1], '1 999');
}

function faceRule(family: string, cut: Cut, names: readonly string[], systemWidth: number, weights: string): string {
  const { weight, metrics, size } = cut;
  const width = metrics.width({ wght: weight, opsz: size });
  if (width === undefined) return '';
  const scale = width / systemWidth;
  const overrides = (['ascent', 'descent', 'lineGap'] as const).map(
    (name) => `${name === 'lineGap' ? 'line-gap' : name}-override:${percent(metrics[name] / scale)}`,
  );
  const sources = names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:${family};src:${sources};font-weight:${weights};size-adjust:${percent(scale)};${overrides.join(';')}}`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
