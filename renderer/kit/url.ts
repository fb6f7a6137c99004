/** The only schemes a link may use; everything else could run script or read files. */
export const linkSchemes = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'] as const;

/** Whether an address goes over an encrypted line; only a machine's own loopback may do without. */
export function isSecureAddress(url: string): boolean {
  return URL.canParse(url) && /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(url);
}

/** A link as written, taken apart. Routes keep their query apart from their path. */
export type ParsedHref =
  | { readonly kind: 'route'; readonly path: string; readonly query: string; readonly hash: string }
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'invalid'; readonly reason: 'scheme' | 'relative' | 'malformed'; readonly scheme?: string };

const controlOrSpace = /[\u0000-\u0020\u007f]/;

/**
 * Takes a link apart by the one rule for links: in-site (`/path?query#id`, `#id`) or an absolute address with one of
 * {@link linkSchemes}. Control characters, spaces and backslashes are refused, because browsers drop or rewrite them
 * before they read the scheme (WHATWG URL, "basic URL parser").
 */
export function parseHref(href: string): ParsedHref {
  if (href === '' || controlOrSpace.test(href) || href.includes('\\')) return { kind: 'invalid', reason: 'malformed' };
  if (href.startsWith('#')) return { kind: 'anchor', hash: href.slice(1) };
  if (href.startsWith('//')) return { kind: 'invalid', reason: 'malformed' };
  if (href.startsWith('/')) {
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    return { kind: 'route', path, query, hash };
  }
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return { kind: 'invalid', reason: 'relative' };
  if (!(linkSchemes as readonly string[]).includes(scheme)) return { kind: 'invalid', reason: 'scheme', scheme };
  if (scheme === 'https:' || scheme === 'http:') {
    if (!URL.canParse(href)) return { kind: 'invalid', reason: 'malformed' };
  }
  return { kind: 'external', url: href };
}
