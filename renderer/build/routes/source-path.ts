import type { Path } from '../../sdk/issue.ts';
import { isProse } from '../../sdk/prose/prose.ts';
import { writtenAs } from '../../sdk/words/marks.ts';
import { asText } from '../lib/as-text.ts';
import { entry } from '../lib/entry.ts';
import { isRecord } from '../lib/is-record.ts';
import { hasTokens, parseTokens } from '../lib/tokens.ts';
import type { Blame, ProseSpot, Written } from '../schema/raw-page.ts';
import { insertionOf, replacement } from './change.ts';
import { paramToken, valueAt, wholeParam } from './param-values.ts';

/** The parameters of a page, and where they are written. */
export interface PageParams {
  readonly written: Readonly<Record<string, unknown>>;
  /** JSON path of `written`. */
  readonly at: Path;
  /** All parameter values of the page: the written ones and those of its rows. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Returns where a value of a row is written; undefined for a parameter that no row fills in. */
  readonly rowAt?: (name: string, inside: Path) => Written | undefined;
}

/** Continues the path to a value where template content uses a parameter. */
export interface ParamPaths {
  readonly paramAt: (name: string, inside: Path) => Written;
  /** Returns the parameter that brings the invalid part into a text; undefined if the text itself contains it. */
  readonly blamedParam: (text: string) => string | undefined;
}

/** Returns the paths of a page's parameters; with `blame`, also of parameters inside texts. */
export function paramPaths(params: PageParams, blame?: Blame): ParamPaths {
  const open = new Set<string>();
  const paths: ParamPaths = {
    paramAt(name, inside) {
      const path = [...name.split('.'), ...inside];
      const ofRow = params.rowAt?.(String(path[0]), path.slice(1));
      if (ofRow !== undefined) return ofRow;
      // Parameters that use each other form a cycle.
      if (open.has(name)) return { path: [...params.at, ...path] };
      open.add(name);
      const written = followPath(params.written, params.at, path, paths);
      open.delete(name);
      return written;
    },
    blamedParam: (text) => (blame === undefined ? undefined : blamedParam(text, blame, params.values)),
  };
  return paths;
}

/**
 * Returns the parameter whose value contains the needle, or takes more than half the room of a text that would fit without it;
 * otherwise the only parameter of a text that has nothing else.
 */
function blamedParam(text: string, { needle, tooLong }: Blame, values: PageParams['values']): string | undefined {
  const names = paramNames(text);
  if (tooLong !== undefined) {
    const lengths = names.map((name) => ({ name, length: asText(valueAt(values, name) ?? '').length }));
    const longest = lengths.reduce((a, b) => (b.length > a.length ? b : a), { name: '', length: 0 });
    if (longest.length > tooLong.excess && longest.length * 2 > tooLong.max) return longest.name;
  }
  if (needle !== undefined) {
    // A token that is not closed in its own text may be closed in another.
    const broken = needle.startsWith('{{') ? names.find((name) => paramMatches(name, isBroken, values, [])) : undefined;
    if (broken !== undefined) return broken;
    // Ignore names inside tokens.
    const own = text.replace(paramToken, (token) => (token === needle ? token : ' '));
    if (own.includes(needle)) return undefined;
    const found = names.find((name) => paramMatches(name, (value) => value.includes(needle), values, []));
    if (found !== undefined) return found;
  }
  return text.replace(paramToken, '').trim() === '' && names.length === 1 ? names[0] : undefined;
}

type Matches = (text: string) => boolean;

const isBroken: Matches = (text) => hasTokens(text) && 'error' in parseTokens(text);

/** Whether the value of a parameter matches, or that of a parameter it uses. */
function paramMatches(name: string, matches: Matches, values: PageParams['values'], open: readonly string[]): boolean {
  if (open.includes(name)) return false;
  const text = asText(valueAt(values, name) ?? '');
  return matches(text) || paramNames(text).some((inner) => paramMatches(inner, matches, values, [...open, name]));
}

function paramNames(text: string): string[] {
  return [...text.matchAll(paramToken)].map(([, name = '']) => name);
}

/**
 * Follows a JSON path into a written value. Continues in a parameter that replaces the value or brings in its invalid part.
 */
export function followPath(value: unknown, at: Path, inside: Path, { paramAt, blamedParam }: ParamPaths): Written {
  let node = value;
  for (let depth = 0; depth <= inside.length; depth++) {
    const key = inside[depth];
    const name = key === undefined && typeof node === 'string' ? blamedParam(node) : wholeParam(node);
    if (name !== undefined && key !== 'param') return paramAt(name, inside.slice(depth));
    node = key === undefined ? undefined : entry(node, key);
  }
  return { path: [...at, ...inside] };
}

/** Returns the path to a value inside the changes of a page; undefined if the original has the value. */
export function insideChanges(changes: Readonly<Record<string, unknown>>, inside: Path): Path | undefined {
  const [field, ...rest] = inside;
  if (field === undefined || !Object.hasOwn(changes, field)) return undefined;
  const value = changes[field];
  if (field === 'meta' || field === 'facts') {
    const [key] = rest;
    return isRecord(value) && key !== undefined && Object.hasOwn(value, key) ? inside : undefined;
  }
  if (field !== 'sections') return inside;
  const [name, ...more] = rest;
  const change = name === undefined ? undefined : entry(value, name);
  if (name === undefined || change === undefined) return undefined;
  if (insertionOf(change) !== undefined) return [field, name, 'section', ...more];
  const path = insideChange(change, more);
  return path && [field, name, ...path];
}

/** The same for the change of a section or field. */
function insideChange(change: unknown, inside: Path): Path | undefined {
  if (replacement(change) !== undefined) return ['replace', ...inside];
  if (!isRecord(change)) return inside;
  const [key, ...rest] = inside;
  if (key === undefined || !Object.hasOwn(change, key)) return undefined;
  const path = insideChange(change[key], rest);
  return path && [key, ...path];
}

/** A value inside a prose file, and how many steps of its path lead to the file. */
interface FoundProse {
  readonly spot: ProseSpot;
  readonly depth: number;
}

/** Finds the prose file that a path leads into; undefined if it leads into none. */
export function proseWrittenAt(value: unknown, path: Path): FoundProse | undefined {
  let node = value;
  for (const [depth, key] of path.entries()) {
    node = entry(node, key);
    if (!isProse(node)) continue;
    const prose = node;
    const inside = path.slice(depth + 1);
    // A path that ends here is that of the name in the config.
    if (inside.length === 0) return undefined;
    const spot: ProseSpot = {
      place: (needle) => prose.placeOf(inside, needle),
      holds: (text) => writtenAs(text).test(prose.text),
    };
    return { spot, depth: depth + 1 };
  }
  return undefined;
}
