import { encodeRequestPath } from '../../sdk/request-path.ts';
import { isHtmlFile } from '../../sdk/route-path.ts';
import { type ParsedHref, parseHref } from '../../sdk/url.ts';
import type { Site } from '../../site/site.ts';
import { siteHref } from '../../site/urls.ts';

/** A redirect as hosts read it: addresses as browsers ask for them, base path included. */
export interface HostedRedirect {
  /** Without a slash at its end, but for the root of the host. */
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
 * A target as the header of an answer carries it, which holds ASCII alone (RFC 9110, 5.5): letters outside of it are encoded,
 * in the name of a host as names are (IDNA).
 */
function inHeader(site: Site, target: ParsedHref): string {
  const address = siteHref(site, target);
  if (/^[\x20-\x7e]*$/.test(address)) return address;
  return target.kind === 'external' ? new URL(address).href : address.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
}

/** The `_redirects` file that Netlify and Cloudflare Pages read: a line for each spelling of an address. */
export function redirectsFile(redirects: readonly HostedRedirect[]): string {
  return bothSpellings(redirects)
    .map(({ from, to, status }) => `${from.replace(patterns, encoded)} ${to} ${status}\n`)
    .join('');
}

/** What `_redirects` takes for a part of the address that may be anything: encoded, it is for that spelling alone. */
const patterns = /\*|:(?=[A-Za-z])/g;

function encoded(sign: string): string {
  return sign === '*' ? '%2A' : '%3A';
}

/** Why `_redirects`, which every site has, cannot name this path and no other; undefined where it can. */
export function unnamable(path: string): string | undefined {
  const [sign] = path.match(patterns) ?? [];
  if (sign !== undefined) return `Netlify and Cloudflare Pages take "${sign}" in an address for any text`;
  return path.startsWith('/.netlify') ? 'Netlify keeps addresses that begin with "/.netlify" for itself' : undefined;
}

/** Each address with a slash behind it and without, as far as hosts tell the two apart: nobody writes one behind a file. */
export function bothSpellings(redirects: readonly HostedRedirect[]): HostedRedirect[] {
  return redirects.flatMap((redirect) =>
    redirect.from === '/' || isHtmlFile(redirect.from)
      ? [redirect]
      : [redirect, { ...redirect, from: `${redirect.from}/` }],
  );
}
