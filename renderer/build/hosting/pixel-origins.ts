import type { Pixels } from '../../kit/pixels.ts';
import type { Site } from '../../site/site.ts';

/** Where the scripts of pixels come from, and where they send what they count. */
export interface PixelOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  /** What is sent by asking for a picture. */
  readonly picture: readonly string[];
}

/**
 * As narrow as each vendor's script allows, and no longer than need be: what is added to the policy's line is taken from
 * style sheets that would stand inline. Google's sends to a host of its own for each region
 * (developers.google.com/tag-platform/security/guides/csp).
 */
const origins = {
  ga4: {
    script: ['https://www.googletagmanager.com/gtag/'],
    connect: ['https://*.google-analytics.com'],
    picture: [],
  },
  meta: {
    script: ['https://connect.facebook.net/en_US/fbevents.js', 'https://connect.facebook.net/signals/'],
    connect: ['https://www.facebook.com/tr/'],
    picture: ['https://www.facebook.com/tr/'],
  },
} as const satisfies Record<keyof Pixels, PixelOrigins>;

/** The places that a site's policy must allow for its pixels; none where it has no pixels. */
export function pixelOrigins({ pixels }: Site): PixelOrigins {
  const used = (['ga4', 'meta'] as const).filter((name) => pixels?.pixels[name] !== undefined);
  return {
    script: used.flatMap((name) => origins[name].script),
    connect: used.flatMap((name) => origins[name].connect),
    picture: used.flatMap((name) => origins[name].picture),
  };
}
