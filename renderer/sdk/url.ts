/** The schemes that a link may use. Others could run scripts or read files. */
export const linkSchemes = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'] as const;

/**
 * Whether a URL is encrypted, or on the machine's own loopback, and its host is valid in a content security policy.
 * URLs allow characters in hosts that would end a directive, or match any host (CSP Level 3, host-source).
 */
export function isSecureAddress(url: string): boolean {
  const { hostname } = readUrl(url) ?? {};
  if (hostname === undefined || forbidden.test(url)) return false;
  if (/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(url)) return true;
  return /^https:\/\//.test(url) && /^[\w.-]+$/.test(hostname);
}

/** A parsed link. The query of a route is separate from its path. */
export type ParsedHref =
  | { readonly kind: 'route'; readonly path: string; readonly query: string; readonly hash: string }
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'invalid'; readonly reason: 'scheme' | 'relative' | 'malformed'; readonly scheme?: string };

/** Control characters, all spaces, direction marks, lone surrogates and backslashes. */
const forbidden = /[\p{Cc}\p{Cs}\s\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\\]/u;

/** Returns the first character that no link may contain; undefined if there is none. */
export function forbiddenCharacter(href: string): string | undefined {
  return forbidden.exec(href)?.[0];
}

/**
 * Parses a link: in-site (`/path?query#id`, `#id`) or an absolute URL with one of {@link linkSchemes}. Rejects control
 * characters, spaces and backslashes, because browsers drop or rewrite them before they read the scheme (WHATWG URL,
 * "basic URL parser"), and characters that are invisible or cannot be encoded.
 */
export function parseHref(href: string): ParsedHref {
  if (href === '' || forbidden.test(href)) return { kind: 'invalid', reason: 'malformed' };
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

/**
 * Parses a URL; undefined if it is invalid. Browsers of early 2023 have neither `URL.canParse` nor `URL.parse`, and
 * once optimised, `URL.canParse` in Node 20 rejects `https://käse.example`.
 */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
