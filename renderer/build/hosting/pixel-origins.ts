import { type Pixels, pixelPolicy } from '../../sdk/pixels.ts';
import type { Site } from '../../site/site.ts';
import type { ThirdParty } from './third-party.ts';

/**
 * As narrow as the vendors' scripts allow. Also short, because a longer policy line leaves less room for inline style
 * sheets. Google's script sends to a host per region (developers.google.com/tag-platform/security/guides/csp).
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
} as const satisfies Record<keyof Pixels, ThirdParty>;

/** Returns the sources that a site's policy must allow for its pixels. */
export function pixelOrigins({ pixels }: Site): ThirdParty {
  const used = (['ga4', 'meta'] as const).filter((name) => pixels?.pixels[name] !== undefined);
  return {
    script: used.flatMap((name) => origins[name].script),
    connect: used.flatMap((name) => origins[name].connect),
    picture: used.flatMap((name) => origins[name].picture),
    ...(used.length > 0 && { trusted: [pixelPolicy] }),
  };
}
