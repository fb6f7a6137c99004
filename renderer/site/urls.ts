import { encodeRequestPath, plainRequestPath } from '../sdk/paths.ts';
import { type ParsedHref, parseHref } from '../sdk/url.ts';
import type { Site } from './site.ts';

type Addressed = Pick<Site, 'origin' | 'trailingSlash' | 'publicFiles'>;

/** Returns the address of the public file that a path of a link means, encoded or not; undefined if there is none. */
export function publicAddress({ publicFiles }: Pick<Site, 'publicFiles'>, path: string): string | undefined {
  if (publicFiles === undefined || publicFiles.size === 0) return undefined;
  return [plainRequestPath(path), path.normalize('NFC')].find((address) => publicFiles.has(address));
}

/** Returns a link with the spaces of a public file's name encoded, and every other link unchanged. */
export function withEncodedSpaces(site: Pick<Site, 'publicFiles'>, href: string): string {
  if (!href.startsWith('/') || !href.includes(' ')) return href;
  const encoded = href.replaceAll(' ', '%20');
  const target = parseHref(encoded);
  return target.kind === 'route' && publicAddress(site, target.path) !== undefined ? encoded : href;
}

/** Returns the `href` of a route: with the base path, and a trailing slash if the site uses them. */
export function routeHref({ origin, trailingSlash }: Addressed, path: string): string {
  const encoded = encodeURI(path);
  if (path === '/') return `${origin.base}/`;
  return `${origin.base}${encoded}${trailingSlash === 'always' ? '/' : ''}`;
}

/** Returns the `href` of a parsed link. */
export function siteHref(site: Addressed, target: ParsedHref): string {
  switch (target.kind) {
    case 'route': {
      const file = publicAddress(site, target.path);
      const address =
        file === undefined
          ? routeHref(site, target.path.replace(/(.)\/$/, '$1'))
          : `${site.origin.base}${encodeRequestPath(file)}`;
      return `${address}${target.query}${target.hash === '' ? '' : `#${target.hash}`}`;
    }
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
