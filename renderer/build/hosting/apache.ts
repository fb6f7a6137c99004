import { isHtmlFile } from '../../sdk/paths.ts';
import type { Site } from '../../site/site.ts';
import type { HostedRedirect } from '../schema/redirect-rules.ts';
import { hostFileNames } from './host-file-names.ts';
import type { HostRule } from './host-rules.ts';

/**
 * Returns `.htaccess`: redirects, pages, headers and the 404 page. Apache reads it in the folder of the site, below the
 * `DocumentRoot` if the site has a base path. An inner request, such as that for the 404 page, skips the rules.
 */
export function apacheFile(
  { trailingSlash, origin }: Pick<Site, 'trailingSlash' | 'origin'>,
  redirects: readonly HostedRedirect[],
  rules: readonly HostRule[],
): string {
  const base = decodeURI(origin.base);
  return [
    'Options -MultiViews',
    `ErrorDocument 404 ${quoted(`${base}/404.html`)}`,
    'AddDefaultCharset utf-8',
    ...mediaTypes.map(([type, endings]) => `AddType ${type} ${endings}`),
    'RewriteEngine On',
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [L]',
    ...redirects.flatMap((redirect) => moved(redirect, base)),
    `RewriteRule ${quoted(`^(?:404/?|404\\.html|${hostFileNames.map(literal).join('|')})$`)} - [R=404,L]`,
    'RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,L]',
    'RewriteRule ^$ index.html [L]',
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [L]',
    ...(trailingSlash === 'always' ? pagesInFolders(base) : pagesInFiles(base)),
    'RewriteRule ^ - [R=404,L]',
    ...rules.flatMap((rule) => headerLines(rule, base)),
    '',
  ].join('\n');
}

/** Types that older versions of Apache do not know. */
const mediaTypes = [
  ['text/javascript', '.js'],
  ['font/woff2', '.woff2'],
  ['image/webp', '.webp'],
  ['image/avif', '.avif'],
  ['image/svg+xml', '.svg'],
] as const;

function pagesInFiles(base: string): string[] {
  const site = `%{DOCUMENT_ROOT}${base}`;
  return [
    `RewriteCond ${quoted(`${site}/$1.html`)} -f`,
    'RewriteRule ^(.*[^/])$ $1.html [L]',
    `RewriteCond ${quoted(`${site}/$1.html`)} -f`,
    `RewriteRule ^(.+)/$ ${quoted(`${base}/$1`)} [R=308,L]`,
  ];
}

function pagesInFolders(base: string): string[] {
  const site = `%{DOCUMENT_ROOT}${base}`;
  return [
    `RewriteCond ${quoted(`${site}/$1/index.html`)} -f`,
    'RewriteRule ^(.+)/$ $1/index.html [L]',
    `RewriteCond ${quoted(`${site}/$1/index.html`)} -f`,
    `RewriteRule ^(.*[^/])$ ${quoted(`${base}/$1/`)} [R=308,L]`,
  ];
}

/** Apache decodes an address before it compares it. It would append the query behind an anchor, so that needs two rules. */
function moved({ from, to, status }: HostedRedirect, base: string): string[] {
  const source = decodeURIComponent(from).slice(base.length).replace(/^\//, '');
  const pattern = source === '' ? '^$' : `^${unquoted(literal(source))}${isHtmlFile(source) ? '' : '/?'}$`;
  const [, address = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  const rule = (target: string) => `RewriteRule ${pattern} ${quoted(target)} [R=${status},NE,L]`;
  if (anchor === '' || address.includes('?')) return [rule(constant(to))];
  return [
    'RewriteCond %{QUERY_STRING} ^$',
    rule(constant(to)),
    rule(`${constant(address)}?%{QUERY_STRING}${constant(anchor)}`),
  ];
}

function headerLines({ at, headers }: HostRule, base: string): string[] {
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'Content-Type' ? `ForceType ${value}` : `Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}`,
  );
  if (at.kind === 'all') return lines;
  // A page has the address of its file here, because Apache asks for that file.
  const condition =
    at.kind === 'folder'
      ? `%{REQUEST_URI} =~ m#^${literal(decodeURI(at.path))}#`
      : `%{REQUEST_URI} == '${base}/${at.file}'`;
  return [`<If ${quoted(condition)}>`, ...lines.map((line) => `  ${line}`), '</If>'];
}

/** Escapes what refers to parts of a match in the target of a rule. */
function constant(address: string): string {
  return address.replaceAll('"', '%22').replaceAll('%', '\\%').replaceAll('$', '\\$');
}

/** A rule cannot escape a quote, so its pattern has none, and no space either. */
function unquoted(pattern: string): string {
  return pattern.replaceAll('"', '\\x22').replaceAll("'", '\\x27').replaceAll(' ', '\\x20');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Escapes a text for use in a regular expression. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\#]/g, '\\$&');
}
