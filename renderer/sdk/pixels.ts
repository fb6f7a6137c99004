/** Analytics services that get visits and leads if the visitor agrees. The names are those of the config. */
export interface Pixels {
  /** Google Analytics 4. */
  readonly ga4?: {
    /** Measurement id of the data stream: `G-…`. */
    readonly id: string;
    /** Consent includes advertising: Google may use the data for its ads. */
    readonly ads: boolean;
  };
  /** Meta's pixel. */
  readonly meta?: { readonly id: string };
}

/** Name of the Trusted Types policy that creates the URLs of pixel scripts (W3C, Trusted Types). */
export const pixelPolicy = 'frontage/pixels';
