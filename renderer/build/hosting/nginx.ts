import type { Site } from '../../site/site.ts';
import { bothSpellings, type HostedRedirect } from '../schema/redirect-rules.ts';
import { forHosts } from './for-hosts.ts';
import { covers } from './headers.ts';
import type { HostRule } from './host-rules.ts';

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
  const inFolders = trailingSlash === 'always';
  const spellings = bothSpellings(redirects).map((redirect) => ({
    ...redirect,
    from: decodeURIComponent(redirect.from),
  }));
  // nginx refuses a file with two locations for one address.
  const isHomeMoved = spellings.some(({ from }) => from === home);
  return [
    ...spellings.map(({ from, to, status }) => moved(from, status, to)),
    ...(base === '' || isHomeMoved ? [] : [moved(base, 308, `${origin.base}/`)]),
    `error_page 404 ${quoted(missing)};`,
    location(`= ${quoted(missing)}`, ['internal;'], general),
    ...[...forHosts, '404'].map((file) => nothing(`= ${quoted(home + file)}`)),
    nothing(`~ ${inQuotes(`^${literal(home)}(?:.*/)?\\.(?!well-known(?:/|$))`)}`),
    location(
      quoted(home),
      [inFolders ? `try_files $uri "\${uri}index.html" @frontage;` : 'try_files $uri $uri.html @frontage;'],
      general,
    ),
    otherSpelling(inFolders),
    ...(homeRule === undefined && !isHomeMoved
      ? [location(`= ${quoted(home)}`, [served(`${base}/index.html`)], general)]
      : []),
    ...others.map(({ at, headers }) => {
      const earlier = rules
        .slice(
          0,
          rules.findIndex((rule) => rule.at === at),
        )
        .filter((rule) => covers(rule.at, at));
      const { 'Content-Type': type, ...own }: Readonly<Record<string, string>> = Object.fromEntries(
        [...earlier.map((rule) => rule.headers), headers].flatMap((each) => Object.entries(each)),
      );
      if (at.kind === 'all') return '';
      if (at.kind === 'folder') return location(`^~ ${quoted(decodeURI(at.path))}`, ['try_files $uri =404;'], own);
      const typed = type === undefined ? [] : ['types { }', `default_type ${type};`];
      return location(`= ${quoted(decodeURI(at.path))}`, [...typed, served(`${base}/${at.file}`)], own);
    }),
    '',
  ].join('\n');
}

/** Behind a proxy, nginx knows neither the scheme nor the port that visitors see: a redirect is to name neither. */
const toPath = 'absolute_redirect off;';

/** What was asked for along with the address goes along, unless the new one asks for something of its own. */
function moved(from: string, status: number, to: string): string {
  const [, address = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  const query = address.includes('?') ? '' : '$is_args$args';
  const target = inQuotes(withoutVariables(address) + query + withoutVariables(anchor));
  // nginx fills nothing into the address of a location.
  return `location = ${inQuotes(from)} { ${toPath} return ${status} ${target}; }`;
}

/** Sends the spelling of a page with the other end, a slash too many or one too few, to the one that the site links to. */
function otherSpelling(inFolders: boolean): string {
  const lines = inFolders
    ? ['if (-f "$document_root$uri/index.html") { rewrite ^(.*)$ $1/ permanent; }']
    : ['rewrite ^(.+)/$ $1;', 'if (-f "$document_root$uri.html") { rewrite ^(.*)$ $1 permanent; }'];
  return block('@frontage', [toPath, ...lines, 'return 404;']);
}

function nothing(match: string): string {
  return `location ${match} { return 404; }`;
}

function served(file: string): string {
  return `try_files ${quoted(file)} =404;`;
}

function location(match: string, lines: readonly string[], headers: Readonly<Record<string, string>>): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return block(match, ['charset utf-8;', ...lines, ...added]);
}

function block(match: string, lines: readonly string[]): string {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function quoted(text: string): string {
  return inQuotes(withoutVariables(text));
}

function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Where `$` would begin a variable, its encoded form stands. */
function withoutVariables(text: string): string {
  return text.replaceAll('$', '%24');
}

/** A text as a regular expression that matches nothing else. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
