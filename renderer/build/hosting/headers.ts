import { type Destination, destinationOrigins, type Site } from '../../site/site.ts';
import { islandsFolder } from '../assets/islands.ts';
import type { Sheet } from '../assets/styles.ts';
import { cspHash } from '../hash.ts';
import { everySection, type ResolvedPage } from '../resolve/index.ts';
import { pixelOrigins } from './pixel-origins.ts';

export interface HeaderOptions {
  readonly site: Site;
  readonly pages: readonly ResolvedPage[];
  /** The sheets that stand inline on some page. */
  readonly inline: readonly Sheet[];
  /** The inline script. */
  readonly loader: string;
  /** The inline script of pages that need one while they are being parsed; empty where no page does. */
  readonly early?: string;
  /** File in the output that holds the speculation rules. */
  readonly speculation: string;
}

/** Characters a host takes in one line of `_headers` (Cloudflare Pages). */
export const longestHeaderLine = 2000;

/**
 * The `_headers` file that static hosts read (Netlify, Cloudflare Pages). Scripts and styles are allowed by the hash of
 * their bytes, everything else from this site only; pages revalidate, files whose name holds a hash never change.
 */
export function headersFile({ site, pages, inline, loader, early = '', speculation }: HeaderOptions): string {
  const { base } = site.origin;
  return [
    `${base}/*`,
    policyLine(site, pages, inline, early === '' ? cspHash(loader) : `${cspHash(loader)} ${cspHash(early)}`),
    ...(site.preview ? ['  X-Robots-Tag: noindex'] : []),
    '  Strict-Transport-Security: max-age=63072000; includeSubDomains',
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: DENY',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    `  Speculation-Rules: "${base}/${speculation}"`,
    '  Cache-Control: no-cache',
    `${base}/assets/*`,
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    // Their names hold no hash, and each build changes them.
    `${base}/${islandsFolder}/*`,
    '  ! Cache-Control',
    '  Cache-Control: no-cache',
    `${base}/${speculation}`,
    '  Content-Type: application/speculationrules+json',
    '',
  ].join('\n');
}

/**
 * The line that carries the content security policy, as the host reads it. Frames may show what some section declares,
 * and nothing else. `scripts` are the hashes of inline scripts.
 */
export function policyLine(
  site: Site,
  pages: readonly ResolvedPage[],
  inline: readonly Sheet[],
  scripts: string,
): string {
  const frames = [...new Set(pages.flatMap((page) => everySection(page).flatMap(({ frames }) => [...frames])))].sort();
  const destinations = [...site.destinations.values()];
  const counting = pixelOrigins(site);
  const takers = destinations.filter(({ acceptsForms }) => acceptsForms);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", scripts, ...counting.script],
    'style-src': ["'self'", ...inline.map((sheet) => sheet.cspHash)],
    'img-src': ["'self'", 'data:', ...counting.picture],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf(destinations), ...counting.connect],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'form-action': ["'self'", ...originsOf(takers)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return `  Content-Security-Policy: ${policy.join('; ')}`;
}

function originsOf(destinations: readonly Destination[]): string[] {
  return [...new Set(destinations.flatMap(destinationOrigins))].sort();
}
