import { encodeRequestPath, isHtmlFile } from '../../sdk/paths.ts';
import { type ParsedHref, parseHref } from '../../sdk/url.ts';
import type { Site } from '../../site/site.ts';
import { siteHref } from '../../site/urls.ts';

/** A redirect for hosts: encoded paths with the base path. */
export interface HostedRedirect {
  /** Without a trailing slash, except for the root of the host. */
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

export function hostedRedirects(site: Site): readonly HostedRedirect[] {
  return site.redirects.map(({ from, to, temporary }) => ({
    from: `${site.origin.base}${encodeRequestPath(from)}`.replace(/(.)\/$/, '$1'),
    to: inHeader(site, parseHref(to)),
    status: temporary ? 302 : 301,
  }));
}

/**
 * The target as a header value, which must be ASCII (RFC 9110, 5.5): other characters are percent-encoded, and host names are
 * encoded by IDNA.
 */
function inHeader(site: Site, target: ParsedHref): string {
  const address = siteHref(site, target);
  if (/^[\x20-\x7e]*$/.test(address)) return address;
  return target.kind === 'external' ? new URL(address).href : address.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
}

/** Returns the `_redirects` file for Netlify and Cloudflare Pages, with a line for each spelling of an address. */
export function redirectsFile(redirects: readonly HostedRedirect[]): string {
  return bothSpellings(redirects)
    .map(({ from, to, status }) => `${from.replace(wildcards, encoded)} ${to} ${status}\n`)
    .join('');
}

/** Characters that `_redirects` reads as wildcards. Percent-encoded, they match themselves only. */
const wildcards = /\*|:(?=[A-Za-z])/g;

function encoded(wildcard: string): string {
  return wildcard === '*' ? '%2A' : '%3A';
}

/** Returns why `_redirects` cannot match only this path; undefined if it can. */
export function inexactMatch(path: string): string | undefined {
  const [wildcard] = path.match(wildcards) ?? [];
  if (wildcard !== undefined) return `Netlify and Cloudflare Pages read "${wildcard}" in a path as any text`;
  return path.startsWith('/.netlify') ? 'Netlify reserves paths that begin with "/.netlify"' : undefined;
}

/** Returns each address with and without a trailing slash, if hosts distinguish the two. Files have no trailing slash. */
export function bothSpellings(redirects: readonly HostedRedirect[]): HostedRedirect[] {
  return redirects.flatMap((redirect) =>
    redirect.from === '/' || isHtmlFile(redirect.from)
      ? [redirect]
      : [redirect, { ...redirect, from: `${redirect.from}/` }],
  );
}
