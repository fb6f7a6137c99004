/** Pixels of a card: what the networks that show it ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Everything a card is drawn from, as plain data. What stands in files (fonts, pictures, emoji) is named by the hash of
 * its content, so that the hash of all this names the finished picture before it is drawn.
 */
export interface CardSpec {
  readonly site: string;
  readonly title: string;
  readonly eyebrow: string | undefined;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  /** Language tag of the words: the same sign is drawn otherwise in Chinese than in Japanese. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly icon: string | undefined;
  readonly side: Side | undefined;
  readonly palette: Palette;
  /** Fonts for bold words and for others, the one that is asked first in front. */
  readonly bold: readonly CardFont[];
  readonly plain: readonly CardFont[];
  /** Pictures of the emoji in the words, by the emoji. */
  readonly emoji: Readonly<Record<string, string>>;
}

export interface CardFont {
  readonly asset: string;
  /** How far capitals stand above the middle of a line of this font, in em. */
  readonly lift: number;
}

/** What stands beside the words. */
export type Side = GridSide | { readonly kind: 'picture'; readonly asset: string; readonly vector: boolean };

/** A ranking grid over the streets of its place. */
export interface GridSide {
  readonly kind: 'grid';
  readonly title: string;
  /** The search phrase, in quotes. */
  readonly term: string;
  /** Each point with its words and its band on the ranking scale, 0 for the best. */
  readonly rows: readonly (readonly { readonly text: string; readonly band: number }[])[];
  /** Path data of the streets, for an area of {@link sideSize}. */
  readonly streets: {
    readonly river: string;
    readonly park: string;
    readonly avenues: string;
    readonly streets: string;
  };
}

/** Pixels of what stands beside the words. */
export const sideSize = { width: 470, height: cardSize.height } as const;

/** How many pixels a unit of the street plan takes. */
export const streetScale = 3.4;

/** The theme's colours that a card uses, as sRGB. */
export type Palette = Readonly<Record<PaletteName, string>>;

export const paletteNames = [
  'paper',
  'paper-2',
  'line',
  'ink',
  'ink-2',
  'accent',
  'positive-soft',
  'accent-soft',
  'rank-top',
  'on-rank-top',
  'rank-mid',
  'on-rank-mid',
  'rank-low',
  'on-rank-low',
  'rank-out',
  'on-rank-out',
] as const;

export type PaletteName = (typeof paletteNames)[number];
