import { withoutFileName } from '../../sdk/route-path.ts';
import type { Site } from '../../site/site.ts';
import { bothSpellings, type HostedRedirect } from '../schema/redirect-rules.ts';
import type { HostRule, RulePlace } from './host-rules.ts';

/**
 * What Vercel reads (`vercel.json`): the redirects, the headers, and that addresses end without `.html`. Of two rules that
 * set the same header, Vercel takes the later one. Addresses get the end that the site wants before anything is looked up,
 * and a pattern is for one spelling alone (`@vercel/routing-utils`, `getTransformedRoutes`).
 */
export function vercelFile(
  { trailingSlash, origin }: Pick<Site, 'trailingSlash' | 'origin'>,
  redirects: readonly HostedRedirect[],
  rules: readonly HostRule[],
): string {
  const inFolders = trailingSlash === 'always';
  const config = {
    cleanUrls: true,
    trailingSlash: inFolders,
    redirects: vercelRedirects(redirects, trailingSlash).map(({ from, to, status }) => ({
      source: literal(from),
      destination: withoutSegments(to),
      statusCode: status,
    })),
    headers: rules.flatMap(({ at, headers }) =>
      sourcesOf(at, origin.base, inFolders).map((source) => ({
        source,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * The redirects as Vercel looks for them: it takes `.html` and `/index.html` off an address before (`convertCleanUrls`), and
 * leads to what is left. Where that is the target, nothing is left to do.
 */
export function vercelRedirects(
  redirects: readonly HostedRedirect[],
  trailingSlash: Site['trailingSlash'],
): HostedRedirect[] {
  const known = new Set<string>();
  const left = redirects.flatMap((redirect): HostedRedirect[] => {
    const from = withoutFileName(redirect.from);
    const isThere = from !== redirect.from && from === redirect.to.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    if (isThere || known.has(from)) return [];
    known.add(from);
    return [{ ...redirect, from }];
  });
  return trailingSlash === 'always' ? bothSpellings(left) : left;
}

function sourcesOf(at: RulePlace, base: string, inFolders: boolean): string[] {
  // The home page of a folder is a page like others to Vercel: its slash goes where theirs do.
  const bare = base === '' || inFolders ? [] : [literal(base)];
  if (at.kind === 'all') return [`${literal(base)}/(.*)`, ...bare];
  if (at.kind === 'folder') return [`${literal(at.path)}(.*)`];
  return [literal(at.path), ...(at.path === `${base}/` ? bare : [])];
}

/** Signs that would stand for a part of the address that visitors come from, which Vercel refuses where there is none. */
function withoutSegments(address: string): string {
  const [, site = '', path = '', rest = ''] = /^([a-z]+:\/\/[^/?#]*)?([^?#]*)(.*)$/i.exec(address) ?? [];
  return site + path.replace(/[:()]/g, (sign) => encoded[sign] ?? sign) + rest;
}

const encoded: Readonly<Record<string, string>> = { ':': '%3A', '(': '%28', ')': '%29' };

/** A path that stands for itself in a pattern (path-to-regexp). */
function literal(path: string): string {
  return path.replace(/[(){}:*+?]/g, '\\$&');
}
