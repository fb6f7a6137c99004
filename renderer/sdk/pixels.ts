/** Who is told of visits and leads, where a visitor agrees to it. The names are those of a config. */
export interface Pixels {
  /** Google Analytics 4. */
  readonly ga4?: {
    /** Measurement id of the data stream: `G-…`. */
    readonly id: string;
    /** Agreeing is about advertising as well: Google may use for its ads what it learns. */
    readonly ads: boolean;
  };
  /** Meta's pixel. */
  readonly meta?: { readonly id: string };
}

/** Under which pages make the addresses of pixels' scripts (W3C, Trusted Types). */
export const pixelPolicy = 'frontage/pixels';
