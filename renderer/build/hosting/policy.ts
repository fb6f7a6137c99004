import { destinationOrigins, type Site } from '../../site/site.ts';
import type { Sheet } from '../page/render/sheets.ts';
import { everySection, type PageSummary } from '../page/resolve/index.ts';
import { pixelOrigins } from './pixel-origins.ts';
import type { ThirdParty } from './third-party.ts';

/** Says which code of others a page may run, by the config; nothing where it runs its own alone. */
export type ThirdPartyOf = (page: PageSummary) => ThirdParty | undefined;

/** What some pages need of a policy. */
export interface PolicyNeeds {
  readonly site: Site;
  readonly pages: readonly PageSummary[];
  /** The style sheets that stand inline. */
  readonly inline: readonly Sheet[];
  /** Hashes of other inline style sheets. */
  readonly styles?: readonly string[] | undefined;
  /** Hashes of the inline scripts. */
  readonly scripts: readonly string[];
  /** Where browsers may post forms by themselves. */
  readonly forms: readonly string[];
  /** Origins that frames may show; those that the pages declare when it is left out. */
  readonly frames?: readonly string[];
  /** The site's pixels on every page, when it is left out. */
  readonly thirdParty?: ThirdPartyOf | undefined;
}

/** A content security policy, as headers carry it. */
export interface Policy {
  readonly enforced: string;
  /** What is only reported: what code of others would break, if it were enforced. */
  readonly reported: string | undefined;
}

/** No string becomes script or markup, and nothing may make an exception (W3C, Trusted Types). */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] };

/**
 * The policy that allows what these pages need, and nothing else: scripts and styles by the hash of their bytes, frames
 * and forms by the origins that sections declare. Every page may send to every destination, because any page sends on
 * what another could not.
 */
export function policyFor({
  site,
  pages,
  inline,
  styles = [],
  scripts,
  forms,
  frames,
  thirdParty,
}: PolicyNeeds): Policy {
  const others = thirdParty === undefined ? [pixelOrigins(site)] : pages.flatMap((page) => thirdParty(page) ?? []);
  const from = (kind: keyof ThirdParty) => sorted(others.flatMap((other) => other[kind] ?? []));
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

/** The origins that some page shows in frames. */
function framesOf(pages: readonly PageSummary[]): string[] {
  const frames = new Set<string>();
  // Thousands of pages may have one list of sections between them.
  for (const sections of new Set(pages.map(everySection)))
    for (const section of sections) for (const frame of section.frames) frames.add(frame);
  return sorted([...frames]);
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Pages that need the same have the same policy, in whatever order they need it. */
function sorted(sources: readonly string[]): string[] {
  return [...new Set(sources)].sort();
}
