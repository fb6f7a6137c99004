import type { HostRule, RuleTarget } from '../../renderer/build/hosting/host-rules.ts';
import type { HostedRedirect } from '../../renderer/build/schema/redirect-rules.ts';
import { encodeRequestPath } from '../../renderer/sdk/request-path.ts';
import { routeFile } from '../../renderer/site/urls.ts';
import { redirectLines } from '../serve/redirects-file.ts';
import { readTarget } from '../serve/target.ts';
import type { BuiltFolder } from './built-folder.ts';

type TrailingSlash = 'never' | 'always';

/** Returns the folder that a site is published in, URL-encoded: the part before `/*` in the first rule of `_headers`. */
export function publishedPath({ rules }: BuiltFolder): string {
  return rules[0]?.pattern.replace(/\/\*$/, '') ?? '';
}

/** Returns the rules that `_headers` was written from, without the lines that detach headers. */
export function headerRules(folder: BuiltFolder, trailingSlash: TrailingSlash): HostRule[] {
  return folder.rules.map(({ pattern, lines }, index) => ({
    at: ruleScope(pattern, index, folder, trailingSlash),
    headers: Object.fromEntries(lines.flatMap((line) => ('value' in line ? [[line.written, line.value]] : []))),
  }));
}

function ruleScope(pattern: string, index: number, folder: BuiltFolder, trailingSlash: TrailingSlash): RuleTarget {
  if (index === 0) return { kind: 'all' };
  if (pattern.endsWith('*')) return { kind: 'folder', path: pattern.slice(0, -1) };
  const found = folder.answer(pattern);
  // Other checks report a missing page.
  const route = decodeURI(pattern)
    .slice(folder.base.length)
    .replace(/(.)\/$/, '$1');
  return {
    kind: 'page',
    path: pattern,
    file: found.kind === 'file' ? found.file : routeFile({ trailingSlash }, route),
  };
}

/** Returns the redirects that `_redirects` was written from; it lists each with and without a trailing slash. */
export function writtenRedirects(folder: BuiltFolder): HostedRedirect[] {
  const lines = redirectLines(folder.text('_redirects') ?? '');
  const addresses = new Set(lines.map(({ from }) => from));
  return lines
    .filter(({ from }) => from === '/' || !from.endsWith('/') || !addresses.has(from.slice(0, -1)))
    .map(({ from, to, status }) => ({ from: requestedPath(from), to, status: status === 302 ? 302 : 301 }));
}

/** Returns the path that browsers request; `_redirects` also encodes pattern characters. */
function requestedPath(from: string): string {
  const path = readTarget(from)?.path;
  return path === undefined ? from : encodeRequestPath(path);
}

/** Returns the `trailingSlash` setting that the file names of pages imply, if there are pages. */
export function trailingSlashOf({ pages }: BuiltFolder): TrailingSlash | undefined {
  const [page] = pages.filter((file) => file !== 'index.html' && file !== '404.html');
  if (page === undefined) return undefined;
  return page.endsWith('/index.html') ? 'always' : 'never';
}
