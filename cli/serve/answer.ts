import { hostFileNames } from '../../renderer/build/hosting/host-file-names.ts';
import type { Moved } from './redirects-file.ts';
import { encodePath, readTarget } from './target.ts';

/** What a static host does with a request. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  /** The not-found page, with status 404. */
  | { readonly kind: 'missing' }
  /** The request itself is wrong: status 400. */
  | { readonly kind: 'malformed' };

export interface Published {
  /** Folder that the site is published in, decoded: `''` or `/folder`. */
  readonly base: string;
  /** Whether the output has a file, by its path in the output. */
  readonly has: (file: string) => boolean;
  /** Where a decoded path has moved to, if it has. */
  readonly moved?: (path: string) => Moved | undefined;
}

/**
 * Finds what stands behind an address, as static hosts do: `/pricing` is `pricing.html` or `pricing/index.html`, and the
 * spelling with the other end (a slash too many, or one too few) is sent to the one that the site links to.
 */
export function answer(target: string, { base, has, moved }: Published): Answer {
  const read = readTarget(target);
  if (read === undefined) return { kind: 'malformed' };
  const { path, query } = read;
  const elsewhere = moved?.(path);
  if (elsewhere !== undefined)
    return { kind: 'redirect', status: elsewhere.status, to: withQuery(elsewhere.to, query) };
  // The method of a form stays (RFC 9110, 15.4.9).
  const redirect = (to: string): Answer => ({ kind: 'redirect', status: 308, to: encodePath(to) + query });
  if (base !== '' && path === base) return redirect(`${base}/`);
  if (!path.startsWith(`${base}/`)) return { kind: 'missing' };
  const name = path.slice(base.length + 1);
  // An address that begins with two slashes names another host: it is never to end up in a redirect.
  if (path.includes('//') || isHidden(name)) return { kind: 'missing' };
  if (name === '') return file('index.html', has);
  if (name.endsWith('/')) {
    if (has(`${name}index.html`)) return file(`${name}index.html`, has);
    return has(`${name.slice(0, -1)}.html`) ? redirect(path.slice(0, -1)) : { kind: 'missing' };
  }
  for (const candidate of [name, `${name}.html`]) {
    if (has(candidate)) return file(candidate, has);
  }
  return has(`${name}/index.html`) ? redirect(`${path}/`) : { kind: 'missing' };
}

/** What was asked along goes along, unless the new address asks for something of its own; an anchor comes last. */
function withQuery(to: string, query: string): string {
  const [, address = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return address.includes('?') ? to : address + query + anchor;
}

/** File of the page for addresses that do not exist; asked for by name, it answers as for any such address. */
export const notFoundFile = '404.html';

function file(name: string, has: Published['has']): Answer {
  return name === notFoundFile || !has(name) ? { kind: 'missing' } : { kind: 'file', file: name };
}

/** Files that hosts read or hide, and never hand out. */
function isHidden(name: string): boolean {
  return hostFileNames.includes(name) || name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}
