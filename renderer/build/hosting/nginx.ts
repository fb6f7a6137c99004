import type { Site } from '../../site/site.ts';
import { bothSpellings, type HostedRedirect } from '../schema/redirect-rules.ts';
import { hostFileNames } from './host-file-names.ts';
import { type HostRule, headersAt } from './host-rules.ts';

/**
 * Returns what an nginx `server` block needs besides name, port and `root`: redirects, locations and headers. A location
 * that sets headers does not inherit those of the server, so each location sets all of them.
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
    ...[...hostFileNames, '404', '404/'].map((file) => notFound(`= ${quoted(home + file)}`)),
    notFound(`~ ${inQuotes(`^${literal(home)}(?:.*/)?\\.(?!well-known(?:/|$))`)}`),
    location(
      quoted(home),
      [inFolders ? `try_files $uri "\${uri}index.html" @frontage;` : 'try_files $uri $uri.html @frontage;'],
      general,
    ),
    otherSpelling(inFolders),
    ...(homeRule === undefined && !isHomeMoved
      ? [location(`= ${quoted(home)}`, [served(`${base}/index.html`)], general)]
      : []),
    ...others.map((rule) => {
      const { at } = rule;
      const { 'Content-Type': type, ...own } = headersAt(rules, rule);
      if (at.kind === 'all') return '';
      if (at.kind === 'folder') return location(`^~ ${quoted(decodeURI(at.path))}`, ['try_files $uri =404;'], own);
      const typed = type === undefined ? [] : ['types { }', `default_type ${type};`];
      return location(`= ${quoted(decodeURI(at.path))}`, [...typed, served(`${base}/${at.file}`)], own);
    }),
    '',
  ].join('\n');
}

/** Behind a proxy, nginx does not know the scheme and port that visitors see, so redirects must not contain them. */
const toPath = 'absolute_redirect off;';

/** Keeps the query of the request, unless the target has one. */
function moved(from: string, status: number, to: string): string {
  const [, address = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  const query = address.includes('?') ? '' : '$is_args$args';
  const target = inQuotes(withoutVariables(address) + query + withoutVariables(anchor));
  // Variables are not expanded in the address of a location.
  return `location = ${inQuotes(from)} { ${toPath} return ${status} ${target}; }`;
}

/** Redirects an address with a slash too many or too few to the form that the site links to. */
function otherSpelling(inFolders: boolean): string {
  const lines = inFolders
    ? ['if (-f "$document_root$uri/index.html") { rewrite ^(.*)$ $1/ permanent; }']
    : ['rewrite ^(.+)/$ $1;', 'if (-f "$document_root$uri.html") { rewrite ^(.*)$ $1 permanent; }'];
  return block('@frontage', [toPath, ...lines, 'return 404;']);
}

function notFound(match: string): string {
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

/** Encodes `$`, which would start a variable. */
function withoutVariables(text: string): string {
  return text.replaceAll('$', '%24');
}

/** Escapes a text for use in a regular expression. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
