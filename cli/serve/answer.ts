import { validateHeaderName, validateHeaderValue } from 'node:http';
import { hostFileNames } from '../../renderer/build/hosting/host-file-names.ts';
import { isUnder, joinSteps, startsAtRoot, stepsOf } from '../../renderer/build/lib/slash-path.ts';
import { append } from '../../renderer/sdk/any-length.ts';

/** The answer of a static host to a request. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  /** The not-found page, with status 404. */
  | { readonly kind: 'missing' }
  /** The request itself is wrong: status 400. */
  | { readonly kind: 'malformed' };

export interface Published {
  /** The folder that the site is published in, decoded: `''` or `/folder`. */
  readonly base: string;
  /** Returns whether the output has a file. */
  readonly has: (file: string) => boolean;
  /** Returns the redirect of a decoded path, if there is one. */
  readonly moved?: (path: string) => RedirectTarget | undefined;
}

/**
 * Returns the answer of a static host: `/pricing` is `pricing.html` or `pricing/index.html`. An address with a wrong
 * trailing slash redirects to the canonical one.
 */
export function answer(target: string, { base, has, moved }: Published): Answer {
  const read = readTarget(target);
  if (read === undefined) return { kind: 'malformed' };
  const { path, query } = read;
  const elsewhere = moved?.(path);
  if (elsewhere !== undefined)
    return { kind: 'redirect', status: elsewhere.status, to: withQuery(elsewhere.to, query) };
  // 308 keeps the method of a form (RFC 9110, 15.4.9).
  const redirect = (to: string): Answer => ({ kind: 'redirect', status: 308, to: encodePath(to) + query });
  if (base !== '' && path === base) return redirect(`${base}/`);
  if (!isUnder(path, base)) return { kind: 'missing' };
  const name = path.slice(base.length + 1);
  // Never redirect to an address that starts with two slashes, because it names another host.
  if (path.includes('//') || isHidden(name)) return { kind: 'missing' };
  if (name === '') return file('index.html', has);
  if (name.endsWith('/')) {
    if (has(`${name}index.html`)) return file(`${name}index.html`, has);
    const page = `${name.slice(0, -1)}.html`;
    return page !== notFoundFile && has(page) ? redirect(path.slice(0, -1)) : { kind: 'missing' };
  }
  for (const candidate of [name, `${name}.html`]) {
    if (has(candidate)) return file(candidate, has);
  }
  return has(`${name}/index.html`) ? redirect(`${path}/`) : { kind: 'missing' };
}

/** Adds the query to a redirect target that has none, before its anchor. */
function withQuery(to: string, query: string): string {
  const [, address = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return address.includes('?') ? to : address + query + anchor;
}

/** The file of the 404 page. A request for it gets status 404 as well. */
export const notFoundFile = '404.html';

function file(name: string, has: Published['has']): Answer {
  return name === notFoundFile || !has(name) ? { kind: 'missing' } : { kind: 'file', file: name };
}

/** Returns whether hosts never serve a file. */
function isHidden(name: string): boolean {
  return hostFileNames.includes(name) || stepsOf(name).some((part) => part.startsWith('.') && part !== '.well-known');
}

/** The target of a request: a safe path and the original query (`''` or `?…`). */
interface Target {
  /** Decoded, in NFC, starts with a slash, without `..`. */
  readonly path: string;
  readonly query: string;
}

const unsafe = /[\u0000-\u001f\u007f\\]/;

/**
 * Parses the target of a request (RFC 9112, 3.2.1). Returns undefined if it is not a path, cannot be decoded, or could name
 * a file outside the site: encoded slashes, backslashes, control characters, `.` and `..`.
 */
export function readTarget(target: string): Target | undefined {
  if (!startsAtRoot(target)) return undefined;
  const [, raw = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const parts: string[] = [];
  for (const part of stepsOf(raw.slice(1))) {
    const decoded = decode(part);
    if (decoded === undefined || decoded.includes('/') || unsafe.test(decoded)) return undefined;
    if (decoded === '.' || decoded === '..') return undefined;
    parts.push(decoded);
  }
  return { path: `/${joinSteps(parts)}`.normalize('NFC'), query };
}

/** Returns whether a decoded address is that of a tool beside the site: the inbox, the gallery, the editor, Vite's client. */
export function isToolPath(address: string): boolean {
  return address.startsWith('/__') || address.startsWith('/@');
}

/** Returns a path in URL encoding. */
export function encodePath(path: string): string {
  return joinSteps(stepsOf(path).map(encodeURIComponent));
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Headers for the paths that a pattern matches. */
export interface HeaderRule {
  /** A path with `*` for any text and `:name` for one segment. */
  readonly pattern: string;
  readonly lines: readonly HeaderLine[];
}

/** Sets a header, with its original spelling in `written`, or removes one that an earlier rule set. */
type HeaderLine =
  | { readonly name: string; readonly written: string; readonly value: string }
  | { readonly name: string; readonly removed: true };

/**
 * Parses a `_headers` file like Netlify and Cloudflare Pages: a pattern on its own line, indented headers below, `#` for
 * comments. Invalid headers are ignored.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; lines: HeaderLine[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: content, lines: [] });
    else append(rules.at(-1)?.lines ?? [], headerLine(content));
  }
  return rules;
}

/** Returns the headers of a decoded path. Joins the values of several rules, as both hosts do. Names are in lower case. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, lines } of rules) {
    if (!matcher(pattern).test(path)) continue;
    for (const line of lines) {
      const before = headers.get(line.name);
      if ('removed' in line) headers.delete(line.name);
      else headers.set(line.name, before === undefined ? line.value : `${before}, ${line.value}`);
    }
  }
  return headers;
}

/** Returns the folder that a site is published in, decoded: the part before `/*` in the first rule. */
export function publishedBase(rules: readonly HeaderRule[]): string {
  const pattern = decodePattern(rules[0]?.pattern ?? '');
  return /^((?:\/[^/*:]+)*)\/\*$/.exec(pattern)?.[1] ?? '';
}

function headerLine(content: string): HeaderLine[] {
  const removed = /^!\s*(\S+)$/.exec(content)?.[1];
  if (removed !== undefined) return [{ name: removed.toLowerCase(), removed: true }];
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(content) ?? [];
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    return [];
  }
  return [{ name: name.toLowerCase(), written: name, value }];
}

const matchers = new Map<string, RegExp>();

/** Caches the expression of each pattern, because all pages use the same ones. */
function matcher(pattern: string): RegExp {
  const known = matchers.get(pattern);
  if (known !== undefined) return known;
  const source = decodePattern(pattern)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  const made = new RegExp(`^${source}$`, 's');
  matchers.set(pattern, made);
  return made;
}

function decodePattern(pattern: string): string {
  try {
    return decodeURI(pattern);
  } catch {
    return pattern;
  }
}

/** The target of a redirect. */
export interface RedirectTarget {
  readonly to: string;
  readonly status: number;
}

/** A line of `_redirects`. */
interface RedirectLine extends RedirectTarget {
  /** As written in the file. */
  readonly from: string;
}

/** Parses a `_redirects` file like Netlify and Cloudflare Pages: a path, its target and the status on each line. */
export function redirectLines(text: string): RedirectLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from = '', to, status = '301'] = line.trim().split(/\s+/);
    return to === undefined || from.startsWith('#') ? [] : [{ from, to, status: Number(status) }];
  });
}

/** Returns a function that finds the redirect of a decoded path. */
export function parseRedirects(text: string): (path: string) => RedirectTarget | undefined {
  const moved = new Map<string, RedirectTarget>();
  for (const { from, to, status } of redirectLines(text)) {
    const path = readTarget(from)?.path;
    if (path !== undefined) moved.set(path, { to, status });
  }
  return (path) => moved.get(path);
}
