import { readUrl } from './read-url.ts';

/** The only schemes a link may use; everything else could run script or read files. */
export const linkSchemes = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'] as const;

/**
 * Whether an address goes over an encrypted line (only a machine's own loopback may do without), to a host that can stand in
 * a content security policy: URLs take signs there that would end a directive, or mean any host (CSP Level 3, host-source).
 */
export function isSecureAddress(url: string): boolean {
  const { hostname } = readUrl(url) ?? {};
  if (hostname === undefined || refused.test(url)) return false;
  if (/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(url)) return true;
  return /^https:\/\//.test(url) && /^[\w.-]+$/.test(hostname);
}

/** A link as written, taken apart. Routes keep their query apart from their path. */
export type ParsedHref =
  | { readonly kind: 'route'; readonly path: string; readonly query: string; readonly hash: string }
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'invalid'; readonly reason: 'scheme' | 'relative' | 'malformed'; readonly scheme?: string };

/** Control characters, spaces of any kind, marks that turn the direction of reading, halves of characters, backslashes. */
const refused = /[\p{Cc}\p{Cs}\s\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\\]/u;

/** The first character that no link may have; undefined where there is none. */
export function refusedIn(href: string): string | undefined {
  return refused.exec(href)?.[0];
}

/**
 * Takes a link apart by the one rule for links: in-site (`/path?query#id`, `#id`) or an absolute address with one of
 * {@link linkSchemes}. Control characters, spaces and backslashes are refused, because browsers drop or rewrite them
 * before they read the scheme (WHATWG URL, "basic URL parser"), and what cannot be seen or encoded.
 */
export function parseHref(href: string): ParsedHref {
  if (href === '' || refused.test(href)) return { kind: 'invalid', reason: 'malformed' };
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
    if (readUrl(href) === undefined) return { kind: 'invalid', reason: 'malformed' };
  }
  return { kind: 'external', url: href };
}
