import { parseHref } from '../../kit/url.ts';
import type { Site } from '../../site/site.ts';
import { routeHref, siteHref } from '../../site/urls.ts';

/** A redirect as hosts read it: addresses as browsers ask for them, base path included. */
export interface HostedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

export function hostedRedirects(site: Site): readonly HostedRedirect[] {
  return site.redirects.map(({ from, to, temporary }) => ({
    from: routeHref({ ...site, trailingSlash: 'never' }, from),
    to: siteHref(site, parseHref(to)),
    status: temporary ? 302 : 301,
  }));
}

/** The `_redirects` file that Netlify and Cloudflare Pages read: a line for each spelling of an address. */
export function redirectsFile(redirects: readonly HostedRedirect[]): string {
  return bothSpellings(redirects)
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}

/** What Vercel reads (`vercel.json`): the redirects, and that addresses end without `.html`. */
export function vercelFile({ trailingSlash }: Site, redirects: readonly HostedRedirect[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: trailingSlash === 'always',
    redirects: redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Lines for a `server` block of nginx, which compares addresses in their decoded form. */
export function nginxFile(redirects: readonly HostedRedirect[]): string {
  return bothSpellings(redirects)
    .map(({ from, to, status }) => `location = ${quoted(decodeURI(from))} { return ${status} ${quoted(to)}; }\n`)
    .join('');
}

function bothSpellings(redirects: readonly HostedRedirect[]): HostedRedirect[] {
  return redirects.flatMap((redirect) => [redirect, { ...redirect, from: `${redirect.from}/` }]);
}

/** Where `$` would begin a variable, its encoded form stands. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '%24')}"`;
}
