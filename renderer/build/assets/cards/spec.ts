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
export type Side = DrawnSide | { readonly kind: 'picture'; readonly asset: string; readonly vector: boolean };

/** A drawing of the site, as plain data. Its colours are tokens of the theme: `var(--accent)`. */
export interface DrawnSide {
  readonly kind: 'drawing';
  readonly nodes: readonly SideNode[];
}

/** A text, or an element with its attributes. */
export type SideNode =
  | string
  | {
      readonly type: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly children: readonly SideNode[];
    };

/** Pixels of the side of a card. */
export const sideSize = { width: 470, height: cardSize.height } as const;

/** The theme's colours that a card uses, as sRGB: its own, and those that its drawing names. */
export type Palette = Readonly<Record<PaletteName, string>> & Readonly<Record<string, string>>;

export const paletteNames = ['paper', 'paper-2', 'line', 'ink', 'ink-2', 'accent'] as const;

export type PaletteName = (typeof paletteNames)[number];
