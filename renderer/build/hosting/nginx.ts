import type { Site } from '../../site/site.ts';
import { covers } from './headers.ts';
import type { HostRule } from './host-rules.ts';
import { bothSpellings, type HostedRedirect } from './redirects.ts';

/**
 * All that a `server` block of nginx needs besides its name, its port and its `root`: redirects, where files stand, and
 * their headers. nginx forgets the headers of a server in a location that sets any, so each location says all of its own.
 */
export function nginxFile(
  { trailingSlash, origin }: Pick<Site, 'trailingSlash' | 'origin'>,
  redirects: readonly HostedRedirect[],
  rules: readonly HostRule[],
): string {
  const base = decodeURI(origin.base);
  const home = `${base}/`;
  const missing = `${base}/404.html`;
  const [every, ...others] = rules;
  const general = every?.headers ?? {};
  const homeRule = others.find(({ at }) => at.kind === 'page' && decodeURI(at.path) === home);
  return [
    ...bothSpellings(redirects).map(
      ({ from, to, status }) => `location = ${quoted(decodeURI(from))} { return ${status} ${quoted(to)}; }`,
    ),
    `error_page 404 ${quoted(missing)};`,
    location(`= ${quoted(missing)}`, ['internal;'], general),
    location(
      quoted(home),
      [
        ...(trailingSlash === 'always' ? [] : ['rewrite ^(.+)/$ $1 permanent;']),
        'try_files $uri $uri.html $uri/index.html =404;',
      ],
      general,
    ),
    ...(homeRule === undefined ? [location(`= ${quoted(home)}`, [served(`${base}/index.html`)], general)] : []),
    ...others.map(({ at, headers }) => {
      const earlier = rules
        .slice(
          0,
          rules.findIndex((rule) => rule.at === at),
        )
        .filter((rule) => covers(rule.at, at));
      const { 'Content-Type': type, ...own }: Readonly<Record<string, string>> = Object.assign(
        {},
        ...earlier.map((rule) => rule.headers),
        headers,
      );
      if (at.kind === 'all') return '';
      if (at.kind === 'folder') return location(`^~ ${quoted(decodeURI(at.path))}`, ['try_files $uri =404;'], own);
      const typed = type === undefined ? [] : ['types { }', `default_type ${type};`];
      return location(`= ${quoted(decodeURI(at.path))}`, [...typed, served(`${base}/${at.file}`)], own);
    }),
    '',
  ].join('\n');
}

function served(file: string): string {
  return `try_files ${quoted(file)} =404;`;
}

function location(match: string, lines: readonly string[], headers: Readonly<Record<string, string>>): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return [`location ${match} {`, ...[...lines, ...added].map((line) => `  ${line}`), '}'].join('\n');
}

/** Where `$` would begin a variable, its encoded form stands. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '%24')}"`;
}
