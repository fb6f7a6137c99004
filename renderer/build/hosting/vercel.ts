import type { Site } from '../../site/site.ts';
import type { HostRule, RulePlace } from './host-rules.ts';
import type { HostedRedirect } from './redirects.ts';

/**
 * What Vercel reads (`vercel.json`): the redirects, the headers, and that addresses end without `.html`. Of two rules that
 * set the same header, Vercel takes the later one.
 */
export function vercelFile(
  { trailingSlash, origin }: Pick<Site, 'trailingSlash' | 'origin'>,
  redirects: readonly HostedRedirect[],
  rules: readonly HostRule[],
): string {
  const config = {
    cleanUrls: true,
    trailingSlash: trailingSlash === 'always',
    redirects: redirects.map(({ from, to, status }) => ({
      source: literal(from),
      destination: to,
      statusCode: status,
    })),
    headers: rules.map(({ at, headers }) => ({
      source: sourceOf(at, origin.base),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function sourceOf(at: RulePlace, base: string): string {
  if (at.kind === 'all') return `${literal(base)}/(.*)`;
  return at.kind === 'folder' ? `${literal(at.path)}(.*)` : literal(at.path);
}

/** A path that stands for itself in a pattern (path-to-regexp). */
function literal(path: string): string {
  return path.replace(/[(){}:*+?]/g, '\\$&');
}
