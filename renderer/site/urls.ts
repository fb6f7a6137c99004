import type { ParsedHref } from '../sdk/url.ts';
import type { Site } from './site.ts';

type Addressed = Pick<Site, 'origin' | 'trailingSlash'>;

/** Returns the `href` of a route: with the base path, and a trailing slash if the site uses them. */
export function routeHref({ origin, trailingSlash }: Addressed, path: string): string {
  const encoded = encodeURI(path);
  if (path === '/') return `${origin.base}/`;
  return `${origin.base}${encoded}${trailingSlash === 'always' ? '/' : ''}`;
}

/** Returns the `href` of a parsed link. */
export function siteHref(site: Addressed, target: ParsedHref): string {
  switch (target.kind) {
    case 'route':
      return `${routeHref(site, target.path.replace(/(.)\/$/, '$1'))}${target.query}${target.hash === '' ? '' : `#${target.hash}`}`;
    case 'anchor':
      return `#${target.hash}`;
    case 'external':
      return target.url;
    case 'invalid':
      return '';
  }
}

/** Returns the canonical URL of a route. */
export function routeUrl(site: Addressed, path: string): string {
  return `${site.origin.origin}${routeHref(site, path)}`;
}

/** Returns the output file of a route. */
export function routeFile({ trailingSlash }: Pick<Site, 'trailingSlash'>, path: string): string {
  if (path === '/') return 'index.html';
  const plain = path.slice(1);
  return trailingSlash === 'always' && path !== '/404' ? `${plain}/index.html` : `${plain}.html`;
}
