import type { HostRule, RuleTarget } from '../../renderer/build/hosting/host-rules.ts';
import type { HostedRedirect } from '../../renderer/build/schema/redirect-rules.ts';
import { encodeRequestPath } from '../../renderer/sdk/request-path.ts';
import { routeFile } from '../../renderer/site/urls.ts';
import { redirectLines } from '../serve/redirects-file.ts';
import { readTarget } from '../serve/target.ts';
import type { BuiltFolder } from './built-folder.ts';

type Ends = 'never' | 'always';

/** The folder that a site is published in, as browsers ask for it: what the first rule of `_headers` says before `/*`. */
export function publishedIn({ rules }: BuiltFolder): string {
  return rules[0]?.pattern.replace(/\/\*$/, '') ?? '';
}

/**
 * The rules that `_headers` was written from: what it takes away, so that no header comes twice, is none of them.
 * `trailingSlash` says how pages stand in the folder.
 */
export function rulesOf(folder: BuiltFolder, trailingSlash: Ends): HostRule[] {
  return folder.rules.map(({ pattern, lines }, index) => ({
    at: placeOf(pattern, index, folder, trailingSlash),
    headers: Object.fromEntries(lines.flatMap((line) => ('value' in line ? [[line.written, line.value]] : []))),
  }));
}

function placeOf(pattern: string, index: number, folder: BuiltFolder, trailingSlash: Ends): RuleTarget {
  if (index === 0) return { kind: 'all' };
  if (pattern.endsWith('*')) return { kind: 'folder', path: pattern.slice(0, -1) };
  const found = folder.answer(pattern);
  // A page that is gone was told of before.
  const route = decodeURI(pattern)
    .slice(folder.base.length)
    .replace(/(.)\/$/, '$1');
  return {
    kind: 'page',
    path: pattern,
    file: found.kind === 'file' ? found.file : routeFile({ trailingSlash }, route),
  };
}

/** The redirects that `_redirects` was written from: each stands there with a slash at its end and without. */
export function redirectsOf(folder: BuiltFolder): HostedRedirect[] {
  const lines = redirectLines(folder.text('_redirects') ?? '');
  const addresses = new Set(lines.map(({ from }) => from));
  return lines
    .filter(({ from }) => from === '/' || !from.endsWith('/') || !addresses.has(from.slice(0, -1)))
    .map(({ from, to, status }) => ({ from: asBrowsersAsk(from), to, status: status === 302 ? 302 : 301 }));
}

/** What would be a pattern there is encoded. */
function asBrowsersAsk(from: string): string {
  const path = readTarget(from)?.path;
  return path === undefined ? from : encodeRequestPath(path);
}

/** How the pages of a folder end their addresses, as far as their files tell. */
export function endsOf({ pages }: BuiltFolder): Ends | undefined {
  const [page] = pages.filter((file) => file !== 'index.html' && file !== '404.html');
  if (page === undefined) return undefined;
  return page.endsWith('/index.html') ? 'always' : 'never';
}
