import { hostFileNames } from '../../renderer/build/hosting/host-file-names.ts';
import { isUnder, stepsOf } from '../../renderer/build/lib/slash-path.ts';
import type { RedirectTarget } from './redirects-file.ts';
import { encodePath, readTarget } from './target.ts';

/** The answer of a static host to a request. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  /** The not-found page, with status 404. */
  | { readonly kind: 'missing' }
  /** The request itself is wrong: status 400. */
  | { readonly kind: 'malformed' };

export interface Published {
  /** The folder that the site is published in, decoded: `''` or `/folder`. */
  readonly base: string;
  /** Returns whether the output has a file. */
  readonly has: (file: string) => boolean;
  /** Returns the redirect of a decoded path, if there is one. */
  readonly moved?: (path: string) => RedirectTarget | undefined;
}

/**
 * Returns the answer of a static host: `/pricing` is `pricing.html` or `pricing/index.html`. An address with a wrong
 * trailing slash redirects to the canonical one.
 */
export function answer(target: string, { base, has, moved }: Published): Answer {
  const read = readTarget(target);
  if (read === undefined) return { kind: 'malformed' };
  const { path, query } = read;
  const elsewhere = moved?.(path);
  if (elsewhere !== undefined)
    return { kind: 'redirect', status: elsewhere.status, to: withQuery(elsewhere.to, query) };
  // 308 keeps the method of a form (RFC 9110, 15.4.9).
  const redirect = (to: string): Answer => ({ kind: 'redirect', status: 308, to: encodePath(to) + query });
  if (base !== '' && path === base) return redirect(`${base}/`);
  if (!isUnder(path, base)) return { kind: 'missing' };
  const name = path.slice(base.length + 1);
  // Never redirect to an address that starts with two slashes, because it names another host.
  if (path.includes('//') || isHidden(name)) return { kind: 'missing' };
  if (name === '') return file('index.html', has);
  if (name.endsWith('/')) {
    if (has(`${name}index.html`)) return file(`${name}index.html`, has);
    const page = `${name.slice(0, -1)}.html`;
    return page !== notFoundFile && has(page) ? redirect(path.slice(0, -1)) : { kind: 'missing' };
  }
  for (const candidate of [name, `${name}.html`]) {
    if (has(candidate)) return file(candidate, has);
  }
  return has(`${name}/index.html`) ? redirect(`${path}/`) : { kind: 'missing' };
}

/** Adds the query to a redirect target that has none, before its anchor. */
function withQuery(to: string, query: string): string {
  const [, address = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return address.includes('?') ? to : address + query + anchor;
}

/** The file of the 404 page. A request for it gets status 404 as well. */
export const notFoundFile = '404.html';

function file(name: string, has: Published['has']): Answer {
  return name === notFoundFile || !has(name) ? { kind: 'missing' } : { kind: 'file', file: name };
}

/** Returns whether hosts never serve a file. */
function isHidden(name: string): boolean {
  return hostFileNames.includes(name) || stepsOf(name).some((part) => part.startsWith('.') && part !== '.well-known');
}
