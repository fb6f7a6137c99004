import type { Path } from '../../sdk/issue.ts';
import { asText } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';
import { hasTokens, parseTokens } from '../lib/tokens.ts';
import type { Blame, Written } from '../schema/raw-page.ts';
import { insertionOf, replacement } from './change.ts';
import { isPagesOf, paramToken, valueAt, wholeParam } from './fill.ts';

/** The parameters of a page, and where they are written. */
export interface ParamsOfPage {
  readonly written: Readonly<Record<string, unknown>>;
  /** Way to what is written. */
  readonly at: Path;
  /** All that the page is filled in with: what is written, and what its rows hold. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where a value of a row is written; nothing for a parameter that no row fills in. */
  readonly rowAt?: (name: string, inside: Path) => Written | undefined;
}

/** Where the way to a value goes on from where a parameter stands. */
export interface Onward {
  readonly paramAt: (name: string, inside: Path) => Written;
  /** The parameter among words that brought in what is wrong with them; nothing where they say it themselves. */
  readonly broughtInto: (words: string) => string | undefined;
}

/** How ways go on in the parameters of a page; with `blame`, in those among words too. */
export function onward(params: ParamsOfPage, blame?: Blame): Onward {
  const open = new Set<string>();
  const ways: Onward = {
    paramAt(name, inside) {
      const way = [...name.split('.'), ...inside];
      const ofRow = params.rowAt?.(String(way[0]), way.slice(1));
      if (ofRow !== undefined) return ofRow;
      // Parameters that are made of each other lead nowhere else.
      if (open.has(name)) return { path: [...params.at, ...way] };
      open.add(name);
      const written = follow(params.written, params.at, way, ways);
      open.delete(name);
      return written;
    },
    broughtInto: (words) => (blame === undefined ? undefined : broughtInto(words, blame, params.values)),
  };
  return ways;
}

/** The parameter whose value holds the needle; where there is none, the one that is all of the words. */
function broughtInto(words: string, { needle }: Blame, values: ParamsOfPage['values']): string | undefined {
  const names = namesIn(words);
  if (needle !== undefined) {
    // A token that its own words do not end may end in any others.
    const broken = needle.startsWith('{{') ? names.find((name) => brings(name, isBroken, values, [])) : undefined;
    if (broken !== undefined) return broken;
    // The name of a parameter is no word.
    const own = words.replace(paramToken, (token) => (token === needle ? token : ' '));
    if (own.includes(needle)) return undefined;
    const found = names.find((name) => brings(name, (words) => words.includes(needle), values, []));
    if (found !== undefined) return found;
  }
  return words.replace(paramToken, '').trim() === '' && names.length === 1 ? names[0] : undefined;
}

type Holds = (words: string) => boolean;

const isBroken: Holds = (words) => hasTokens(words) && 'fault' in parseTokens(words);

/** Whether the value of a parameter holds something, or what that takes in itself. */
function brings(name: string, holds: Holds, values: ParamsOfPage['values'], open: readonly string[]): boolean {
  if (open.includes(name)) return false;
  const words = asText(valueAt(values, name) ?? '');
  return holds(words) || namesIn(words).some((inner) => brings(inner, holds, values, [...open, name]));
}

function namesIn(words: string): string[] {
  return [...words.matchAll(paramToken)].map(([, name = '']) => name);
}

/**
 * Goes down into a value as it is written, as far as the way leads. Where a parameter stands in place of the value, or
 * brought in what is wrong with it, the way goes on there.
 */
export function follow(value: unknown, at: Path, inside: Path, { paramAt, broughtInto }: Onward): Written {
  let node = value;
  for (let depth = 0; depth <= inside.length; depth++) {
    const key = inside[depth];
    const name = key === undefined && typeof node === 'string' ? broughtInto(node) : wholeParam(node);
    if (name !== undefined && key !== 'param') return paramAt(name, inside.slice(depth));
    if (isPagesOf(node) && (key === undefined || !(key in node))) return { path: [...at, ...inside.slice(0, depth)] };
    node = key !== undefined && typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  }
  return { path: [...at, ...inside] };
}

/** The way to a value inside the changes of a page, where they hold it; nothing where the original does. */
export function insideChanges(changes: Readonly<Record<string, unknown>>, inside: Path): Path | undefined {
  const [field, ...rest] = inside;
  if (field === undefined || !(field in changes)) return undefined;
  const value = changes[field];
  if (field === 'meta' || field === 'facts') {
    const [key] = rest;
    return isRecord(value) && key !== undefined && key in value ? inside : undefined;
  }
  if (field !== 'sections') return inside;
  const [name, ...more] = rest;
  const change = isRecord(value) && name !== undefined ? value[name] : undefined;
  if (name === undefined || change === undefined) return undefined;
  if (insertionOf(change) !== undefined) return [field, name, 'section', ...more];
  const way = insideChange(change, more);
  return way && [field, name, ...way];
}

/** The way inside a deep change; nothing where the change does not reach the value. */
function insideChange(change: unknown, inside: Path): Path | undefined {
  if (replacement(change) !== undefined) return ['replace', ...inside];
  if (!isRecord(change)) return inside;
  const [key, ...rest] = inside;
  if (key === undefined || !(key in change)) return undefined;
  const way = insideChange(change[key], rest);
  return way && [key, ...way];
}
