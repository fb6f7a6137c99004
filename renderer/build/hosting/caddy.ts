import type { Site } from '../../site/site.ts';
import { bothSpellings, type HostedRedirect } from '../schema/redirect-rules.ts';
import { hostFileNames } from './host-file-names.ts';
import type { HostRule } from './host-rules.ts';

/**
 * Returns what a site block of Caddy needs besides its address and `root`: redirects, pages, headers and the 404 page.
 * Caddy's path matchers ignore case, so addresses are compared by `map` and by regular expressions.
 */
export function caddyFile(
  { trailingSlash, origin }: Pick<Site, 'trailingSlash' | 'origin'>,
  redirects: readonly HostedRedirect[],
  rules: readonly HostRule[],
): string {
  const base = decodeURI(origin.base);
  const [every, ...others] = rules;
  const ofHome = ({ at }: HostRule) => at.kind === 'page' && decodeURI(at.path) === `${base}/`;
  const inFolders = trailingSlash === 'always';
  const notServed = `^${literal(base)}/(?:${[...hostFileNames, '404.html'].map(literal).join('|')}|404/?)$`;
  // A part of a path may begin with a dot only if it is ".well-known".
  const served = `^${literal(base)}(?:/(?:\\.well-known|[^./][^/]*))*/?$`;
  return [
    ...movedMaps(redirects),
    ...block('route', [
      ...(every === undefined ? [] : headerLines(every.headers)),
      ...(redirects.length === 0
        ? []
        : [
            '@frontage_moved `{frontage_to} != ""`',
            'redir @frontage_moved {frontage_to}{frontage_query}{frontage_anchor} {frontage_status}',
          ]),
      ...(base === ''
        ? []
        : [
            matcher('base', `^${literal(base)}$`),
            ...block('route @frontage_base', ['rewrite * {path}/', 'redir * {uri} 308']),
          ]),
      ...block('@frontage_hidden', [`not path_regexp ${quoted(served)}`]),
      ...notFound('@frontage_hidden', base),
      matcher('host_file', notServed),
      ...notFound('@frontage_host_file', base),
      matcher('home', `^${literal(base)}/$`),
      ...block('route @frontage_home', [
        ...others.filter(ofHome).flatMap(({ headers }) => headerLines(headers)),
        `rewrite * ${quoted(`${base}/index.html`)}`,
        'file_server',
      ]),
      ...foundFile('page', inFolders ? '^.' : '[^/]$', inFolders ? ['{path}'] : ['{path}', '{path}.html'], [
        ...others.filter((rule) => !ofHome(rule)).flatMap((rule, index) => ruleLines(rule, index)),
        ...servedFile,
      ]),
      ...(inFolders ? pagesInFolders(others) : otherSpelling('./$', 'uri strip_suffix /', '{path}.html')),
      ...notFound('', base),
    ]),
    '',
  ].join('\n');
}

const servedFile = ['rewrite * {http.matchers.file.relative}', 'file_server'];

function pagesInFolders(others: readonly HostRule[]): string[] {
  return [
    ...foundFile(
      'folder',
      '/$',
      ['{path}index.html'],
      [...others.flatMap((rule, index) => (isFolderPage(rule) ? ruleLines(rule, index) : [])), ...servedFile],
    ),
    ...otherSpelling('[^/]$', 'rewrite * {path}/', '{path}index.html'),
  ];
}

function isFolderPage({ at }: HostRule): boolean {
  return at.kind !== 'all' && at.kind !== 'folder' && at.path.endsWith('/');
}

/** A route for paths that match and lead to a file. */
function foundFile(name: string, path: string, files: readonly string[], lines: readonly string[]): string[] {
  return [
    ...block(`@frontage_${name}`, [
      `path_regexp frontage_${name} ${quoted(path)}`,
      ...block('file', [`try_files ${files.join(' ')}`]),
    ]),
    ...block(`route @frontage_${name}`, lines),
  ];
}

/** Redirects an address with a slash too many or too few to the form that the site links to. */
function otherSpelling(path: string, edit: string, file: string): string[] {
  return [
    matcher('spelling', path),
    ...block('route @frontage_spelling', [edit, `@frontage_spelt file ${file}`, 'redir @frontage_spelt {uri} 308']),
  ];
}

/** Keeps the query of the request, unless the target has one. */
function movedMaps(redirects: readonly HostedRedirect[]): string[] {
  if (redirects.length === 0) return [];
  return [
    ...block('map {path} {frontage_to} {frontage_keep} {frontage_anchor} {frontage_status}', [
      ...bothSpellings(redirects).map(movedLine),
      'default "" "" "" 404',
    ]),
    ...block('map {frontage_keep}{query} {frontage_query}', ['"~^(\\?.+)$" "$1"', 'default ""']),
  ];
}

function movedLine({ from, to, status }: HostedRedirect): string {
  const [, address = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  const path = decodeURIComponent(from);
  const isPattern = /[{}]/.test(path);
  const target = (text: string) =>
    quoted(isPattern ? withoutPlaceholders(text).replaceAll('$', '$$$$') : withoutPlaceholders(text));
  const keep = address.includes('?') ? '""' : '"?"';
  return `${quoted(isPattern ? pattern(path) : path)} ${target(address)} ${keep} ${target(anchor)} ${status}`;
}

/** Braces would name a placeholder, also in a regular expression, unless they are written by their numbers. */
function pattern(path: string): string {
  return `~^${literal(path).replaceAll('\\{', '\\x7B').replaceAll('\\}', '\\x7D')}$`;
}

function withoutPlaceholders(address: string): string {
  return address.replaceAll('{', '%7B').replaceAll('}', '%7D');
}

function ruleLines(rule: HostRule, index: number): string[] {
  const { at, headers } = rule;
  if (at.kind === 'all') return [];
  const path = literal(decodeURI(at.path));
  return [
    matcher(`rule_${index + 1}`, at.kind === 'folder' ? `^${path}` : `^${path}$`),
    ...headerLines(headers, ` @frontage_rule_${index + 1}`),
  ];
}

function headerLines(headers: Readonly<Record<string, string>>, at = ''): string[] {
  return block(
    `header${at}`,
    Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
  );
}

function notFound(at: string, base: string): string[] {
  return block(`route ${at}`.trim(), [
    `rewrite * ${quoted(`${base}/404.html`)}`,
    ...block('file_server', ['status 404']),
  ]);
}

function matcher(name: string, pattern: string): string {
  return `@frontage_${name} path_regexp ${quoted(pattern)}`;
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Escapes a text for use in a regular expression. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
