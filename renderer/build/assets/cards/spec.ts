/** Pixels of a card, as social networks require. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The inputs of a card as plain data. Files (fonts, pictures, emoji) are represented by the hashes of their content, so that
 * the hash of the spec can name the picture before it is drawn.
 */
export interface CardSpec {
  readonly site: string;
  readonly title: string;
  readonly eyebrow: string | undefined;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  /** Language tag of the text, because Chinese and Japanese draw the same character differently. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly icon: string | undefined;
  readonly side: Side | undefined;
  readonly palette: Palette;
  /** Fonts for bold and for other text, in order of preference. */
  readonly bold: readonly CardFont[];
  readonly plain: readonly CardFont[];
  /** Pictures of the emoji in the text, by emoji. */
  readonly emoji: Readonly<Record<string, string>>;
}

export interface CardFont {
  readonly asset: string;
  /** Distance of capitals above the middle of a line of this font, in em. */
  readonly lift: number;
}

/** The side of a card, next to its text. */
export type Side = GridSide | { readonly kind: 'picture'; readonly asset: string; readonly vector: boolean };

/** A ranking grid over the streets of its place. */
export interface GridSide {
  readonly kind: 'grid';
  readonly title: string;
  /** The search phrase, in quotes. */
  readonly term: string;
  /** Each point with its text and its band on the ranking scale, 0 for the best. */
  readonly rows: readonly (readonly { readonly text: string; readonly band: number }[])[];
  /** Path data of the streets, for an area of {@link sideSize}. */
  readonly streets: {
    readonly river: string;
    readonly park: string;
    readonly avenues: string;
    readonly streets: string;
  };
}

/** Pixels of the side of a card. */
export const sideSize = { width: 470, height: cardSize.height } as const;

/** Pixels of a unit of the street map. */
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
