import type { FontCategory, FontMetrics } from './metrics.ts';

/** A fallback: a font of the visitor's system that is shown until a font has loaded. */
interface SystemFont {
  /** Names by which browsers find it, and a font of Linux with the same widths; regular and bold. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Mean width of a character of `letterPairs` in em, with kerning. */
  readonly widths: readonly [regular: number, bold: number];
}

const systemFonts: Readonly<Record<FontCategory, SystemFont>> = {
  'sans-serif': {
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widths: [0.44126, 0.47486],
  },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
    widths: [0.39921, 0.42358],
  },
  monospace: {
    regular: ['Courier New', 'Liberation Mono'],
    bold: ['Courier New Bold', 'Liberation Mono Bold'],
    widths: [0.6001, 0.6001],
  },
};

/** From this weight on, browsers take the bold file of a family with a regular and a bold one. */
const bold = 550;

/** A weight of a font, and the metrics of the file for it. */
export interface Cut {
  readonly weight: number;
  readonly metrics: FontMetrics;
  /** The size at which it is usually set, in px, for fonts with an optical axis. */
  readonly size: number;
}

/**
 * Returns rules for a family of system fonts as wide and as high as a font: one face for its regular text and one for its bold
 * text. Text therefore keeps its lines when the font arrives. Empty if the font has no Latin letters to compare.
 */
export function fallbackFaces(family: string, category: FontCategory, cuts: { regular: Cut; bold: Cut }): string {
  const isOne = cuts.regular.weight === cuts.bold.weight;
  const system = systemFonts[category];
  const faces = [
    ...(isOne && cuts.bold.weight >= bold
      ? []
      : [
          {
            cut: cuts.regular,
            names: system.regular,
            width: system.widths[0],
            weights: isOne ? '1 999' : `1 ${bold - 1}`,
          },
        ]),
    ...(isOne && cuts.bold.weight < bold
      ? []
      : [{ cut: cuts.bold, names: system.bold, width: system.widths[1], weights: isOne ? '1 999' : `${bold} 999` }]),
  ];
  return faces
    .map(({ cut: { weight, metrics, size }, names, width: systemWidth, weights }) => {
      const width = metrics.width({ wght: weight, opsz: size });
      if (width === undefined) return '';
      const scale = width / systemWidth;
      const overrides = (['ascent', 'descent', 'lineGap'] as const).map(
        (name) => `${name === 'lineGap' ? 'line-gap' : name}-override:${percent(metrics[name] / scale)}`,
      );
      const sources = names.map((name) => `local("${name}")`).join(',');
      return `@font-face{font-family:${family};src:${sources};font-weight:${weights};size-adjust:${percent(scale)};${overrides.join(';')}}`;
    })
    .join('');
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
