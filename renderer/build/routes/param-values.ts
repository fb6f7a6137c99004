import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { PagesOf } from '../../sdk/names.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { isRecord } from '../lib/is-record.ts';
import type { MarkedTexts } from './marked-texts.ts';
import { isProseSection } from './prose-sections.ts';

/** The parameter values of a page, and where to report their misuse. */
export interface ParamValues {
  /** The values by name. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Names of all parameters that the template declares, with dots into groups. */
  readonly names: readonly string[];
  /** Which of them may have marks, by their names. */
  readonly marked?: Readonly<Record<string, MarkedTexts>>;
  /** Which of them are prices, and how texts write these. */
  readonly money?: MoneyFormat | undefined;
  /** Names of groups that contain nothing to fill in. */
  readonly plain?: ReadonlySet<string>;
  /** JSON path of the page's parameters. */
  readonly at: Path;
  readonly diagnostics: Diagnostic[];
}

/** How texts write the prices among parameters. */
export interface MoneyFormat {
  readonly names: ReadonlySet<string>;
  readonly locale: string;
  readonly currency: string;
}

/** `{{param.city.name}}`, and `{{entry.title}}` in the template of a collection. */
export const paramToken = /\{\{\s*(?:param\.|(?=entry\.))([A-Za-z][\w.]*)\s*\}\}/g;

/** The name in `{ param: 'name' }`. In the template of a collection, that is `entry.title`. */
export function wholeParam(value: unknown): string | undefined {
  return isRecord(value) && typeof value.param === 'string' && Object.keys(value).length === 1
    ? value.param
    : undefined;
}

/** Whether a value is a list of the pages of a matrix, `{ pagesOf: … }`. */
export function isPagesOf(value: unknown): value is PagesOf {
  return isRecord(value) && typeof value.pagesOf === 'string';
}

/** Whether a value contains a list of the pages of a matrix or collection, at any depth. */
export function listsPagesOf(value: unknown, name: string): boolean {
  return holds(value, (one) => isPagesOf(one) && one.pagesOf === name);
}

/** Whether a value contains a list of pages, or the name of a prose file, at any depth. */
export function holdsLists(value: unknown): boolean {
  return holds(value, (one) => isPagesOf(one) || isProseSection(one));
}

function holds(value: unknown, isWanted: (one: object) => boolean): boolean {
  const values = new Set<unknown>([value]);
  // The set grows during the loop.
  for (const one of values) {
    if (typeof one !== 'object' || one === null) continue;
    if (isWanted(one)) return true;
    for (const inner of Object.values(one)) if (typeof inner === 'object') values.add(inner);
  }
  return false;
}

/** Returns the value at a dotted name. Ignores inherited properties such as `constructor`. */
export function valueAt(value: unknown, name: string): unknown {
  let node = value;
  for (const key of keysOfName(name)) node = isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  return node;
}

/** Whether a value is no object, and no text with a token: there is nothing to fill in. */
export function isPlainValue(value: unknown): boolean {
  return typeof value === 'string' ? !value.includes('{{') : typeof value !== 'object' && value !== undefined;
}

/** Whether a value is plain, or belongs to a group that contains nothing to fill in. */
export function needsNoFill(name: string, value: unknown, { plain }: ParamValues): boolean {
  return isPlainValue(value) || (value !== undefined && plain?.has(keysOfName(name)[0] ?? '') === true);
}

/** Keys by dotted name: a template has few names, but each of its pages looks them up. */
const keysByName = new Map<string, readonly string[]>();

function keysOfName(name: string): readonly string[] {
  const keys = keysByName.get(name) ?? name.split('.');
  keysByName.set(name, keys);
  return keys;
}

/** Reports a parameter that the template does not have; `written` is its token in a text. */
export function unknownParam(name: string, { names }: ParamValues, path: Path, written?: string): Diagnostic {
  return {
    code: written === undefined ? 'unknown-param' : 'unknown-token',
    message:
      written === undefined
        ? `The template has no parameter "${name}".`
        : `There is no value for ${written}: the template has no such parameter.`,
    path,
    ...(written === undefined ? {} : { needle: written }),
    suggestion: didYouMean(name, names, 'parameter'),
  };
}

/** Reports a parameter inside a text that the page leaves out. */
export function omittedParam(name: string, written: string, path: Path): Diagnostic {
  return {
    code: 'unknown-token',
    message: `There is no value for ${written}: the page leaves out the optional parameter "${name}".`,
    path,
    needle: written,
    suggestion: `Give the page a "${name}", or put when: 'param.${name}' on the section, to show it only on pages that have one.`,
  };
}
