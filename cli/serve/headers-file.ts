import { validateHeaderName, validateHeaderValue } from 'node:http';
import { append } from '../../renderer/sdk/any-length.ts';

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
