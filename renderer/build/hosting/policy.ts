import { type Pixels, pixelPolicy } from '../../sdk/pixels.ts';
import { destinationOrigins, type Site } from '../../site/site.ts';
import type { Sheet } from '../page/render/sheets.ts';
import { everySection, type PageSummary } from '../page/resolve/index.ts';
import { groupsOf } from '../page/summary.ts';

/** What some pages need from a policy. */
interface PolicyNeeds {
  readonly site: Site;
  readonly pages: readonly PageSummary[];
  /** The inline style sheets. */
  readonly inline: readonly Sheet[];
  /** Hashes of other inline style sheets. */
  readonly styles?: readonly string[] | undefined;
  /** Hashes of the inline scripts. */
  readonly scripts: readonly string[];
  /** Origins to which browsers may post forms without script. */
  readonly forms: readonly string[];
  /** Origins that frames may show; defaults to those that the pages declare. */
  readonly frames?: readonly string[];
}

/** A content security policy, as header values. */
export interface Policy {
  readonly enforced: string;
  /** Report-only directives, which third-party code would break if they were enforced. */
  readonly reported: string | undefined;
}

/** Forbids turning strings into script or markup, without exceptions (W3C, Trusted Types). */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] };

/**
 * Returns the policy that allows what these pages need and nothing else: scripts and styles by their hashes, frames and
 * forms by the origins that sections declare. Every page may send to every destination, because it also sends the leads
 * that wait from other pages.
 */
export function policyFor({ site, pages, inline, styles = [], scripts, forms, frames }: PolicyNeeds): Policy {
  const pixels = pixelOrigins(site);
  const from = (kind: keyof ThirdParty) => sorted(pixels[kind] ?? []);
  const framed = frames ?? framesOf(pages);
  const destinations = [...site.destinations.values()];
  const foreignCode = from('script').length > 0;
  return {
    enforced: written({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts, ...from('script')],
      'style-src': ["'self'", ...sorted([...inline.map((sheet) => sheet.cspHash), ...styles])],
      'img-src': ["'self'", 'data:', ...from('picture')],
      'font-src': ["'self'"],
      ...(hasVideo(pages) && { 'media-src': ["'self'"] }),
      'connect-src': ["'self'", ...sorted([...destinations.flatMap(destinationOrigins), ...from('connect')])],
      ...(framed.length > 0 && { 'frame-src': framed }),
      'form-action': ["'self'", ...sorted(forms)],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      ...(!foreignCode && trustedTypes),
    }),
    reported: foreignCode
      ? written(from('trusted').length === 0 ? trustedTypes : { ...trustedTypes, 'trusted-types': from('trusted') })
      : undefined,
  };
}

function hasVideo(pages: readonly PageSummary[]): boolean {
  return groupsOf(pages).some(({ page }) => everySection(page).some(({ videos }) => videos !== undefined));
}

/** The origins of all frames on the pages. */
function framesOf(pages: readonly PageSummary[]): string[] {
  const frames = new Set<string>();
  for (const { page } of groupsOf(pages))
    for (const section of everySection(page)) for (const frame of section.frames) frames.add(frame);
  return sorted([...frames]);
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Sorting gives pages with the same needs the same policy. */
function sorted(sources: readonly string[]): string[] {
  return [...new Set(sources)].sort();
}

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
function pixelOrigins({ pixels }: Site): ThirdParty {
  const used = (['ga4', 'meta'] as const).filter((name) => pixels?.pixels[name] !== undefined);
  return {
    script: used.flatMap((name) => origins[name].script),
    connect: used.flatMap((name) => origins[name].connect),
    picture: used.flatMap((name) => origins[name].picture),
    ...(used.length > 0 && { trusted: [pixelPolicy] }),
  };
}

/** Sources of third-party code and of what it fetches. */
interface ThirdParty {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  /** Images that it fetches, or requests to send data. */
  readonly picture: readonly string[];
  /** Trusted Types policies by which our code creates the URLs of its scripts. */
  readonly trusted?: readonly string[];
}
