import { withoutFileName } from '../../sdk/paths.ts';
import type { Site } from '../../site/site.ts';
import { bothSpellings, type HostedRedirect } from '../schema/redirect-rules.ts';
import type { HostRule, RuleTarget } from './host-rules.ts';

/**
 * Returns `vercel.json`: redirects, headers, and addresses without `.html`. If two rules set a header, Vercel uses the later
 * one. It adds or removes the trailing slash before it looks up an address, and a pattern matches one spelling alone
 * (`@vercel/routing-utils`, `getTransformedRoutes`).
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
 * Returns the redirects as Vercel looks them up. It first redirects an address with `.html` or `/index.html` to one without
 * (`convertCleanUrls`). If that is the target already, no redirect is needed.
 */
export function vercelRedirects(
  redirects: readonly HostedRedirect[],
  trailingSlash: Site['trailingSlash'],
): HostedRedirect[] {
  const known = new Set<string>();
  const left = redirects.flatMap((redirect): HostedRedirect[] => {
    const from = withoutFileName(redirect.from);
    const isTarget = from !== redirect.from && from === redirect.to.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    if (isTarget || known.has(from)) return [];
    known.add(from);
    return [{ ...redirect, from }];
  });
  return trailingSlash === 'always' ? bothSpellings(left) : left;
}

function sourcesOf(at: RuleTarget, base: string, inFolders: boolean): string[] {
  // To Vercel, the home page of a base path is an ordinary page, so it drops the slash.
  const bare = base === '' || inFolders ? [] : [literal(base)];
  if (at.kind === 'all') return [`${literal(base)}/(.*)`, ...bare];
  if (at.kind === 'folder') return [`${literal(at.path)}(.*)`];
  return [literal(at.path), ...(at.path === `${base}/` ? bare : [])];
}

/** Encodes characters that would refer to a segment of the source. Vercel rejects references to missing segments. */
function withoutSegments(address: string): string {
  const [, site = '', path = '', rest = ''] = /^([a-z]+:\/\/[^/?#]*)?([^?#]*)(.*)$/i.exec(address) ?? [];
  return site + path.replace(/[:()]/g, (character) => encoded[character] ?? character) + rest;
}

const encoded: Readonly<Record<string, string>> = { ':': '%3A', '(': '%28', ')': '%29' };

/** Escapes a path for use in a pattern (path-to-regexp). */
function literal(path: string): string {
  return path.replace(/[(){}:*+?]/g, '\\$&');
}
