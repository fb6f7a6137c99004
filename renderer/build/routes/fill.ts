import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { PagesOf } from '../../sdk/names.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { asText, valueInMessage } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';
import { pathTo } from '../lib/path-to.ts';

/** Where the values of a page's parameters come from, and what is wrong with their use. */
export interface Values {
  /** The values by name. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Every name that the template declares, with dots into groups. */
  readonly names: readonly string[];
  /** Names of groups of which it is known that there is nothing to fill in in them. */
  readonly plain?: ReadonlySet<string>;
  /** Way to the parameters of the page. */
  readonly at: Path;
  readonly diagnostics: Diagnostic[];
}

/** `{{param.city.name}}`, and nothing that computes. */
export const paramToken = /\{\{\s*param\.([A-Za-z][\w.]*)\s*\}\}/g;

const tokenWithName = new RegExp(`(${paramToken.source})`);

/** What filling leaves out of its object or list. */
const nothing = Symbol('nothing');

/**
 * Puts the values of parameters into what a template holds. What uses no parameter is handed back as the same object, and
 * what came out alike before too: so a section that many pages share is checked, resolved and rendered once.
 */
export class Filler {
  readonly #uses = new WeakMap<object, ReadonlySet<string>>();
  #filled = new WeakMap<object, Map<string, unknown>>();
  /** The numbers of the parameters of one page, by their names: pages are filled in one after the other. */
  #keys = { params: {}, numbers: new Map<string, number>() };
  #faulty: { params: object; diagnostics: readonly Diagnostic[]; filled: Map<object, unknown> } = {
    params: {},
    diagnostics: [],
    filled: new Map(),
  };
  /** The numbers of words and the like, and those of lists and groups: to look at these takes longer than to fill in what uses them. */
  readonly #plain = new Map<unknown, number>();
  readonly #others = new WeakMap<object, number>();
  #given = 0;
  readonly #patterns = new WeakMap<object, object>();
  /** Texts of templates by what stands between their tokens, the tokens, and the names in these. */
  readonly #parts = new Map<string, readonly string[]>();

  /** A value with its parameters filled in; nothing where it is a parameter that the page leaves out. */
  fill(value: unknown, values: Values, at: Path): unknown {
    const filled = this.#fill(value, values, at, []);
    if (filled === nothing) return undefined;
    if (filled !== value && isObject(filled) && isObject(value)) this.#patterns.set(filled, value);
    return filled;
  }

  /** Lets go of what was filled in so far: it is filled in again for whoever asks. */
  release(): void {
    this.#filled = new WeakMap();
    this.#plain.clear();
    this.#keys = { params: {}, numbers: new Map() };
    this.#faulty = { params: {}, diagnostics: [], filled: new Map() };
  }

  /** What an object was filled in from, parameters and all; nothing for one that nothing was filled into. */
  patternOf(filled: object): object | undefined {
    return this.#patterns.get(filled);
  }

  /** Whether a section stands on a page, by its `when`. */
  stands(condition: unknown, values: Values, at: Path): boolean {
    const match = /^(!?)param\.([A-Za-z][\w.]*)$/.exec(asText(condition));
    if (match === null) {
      values.diagnostics.push({
        code: 'invalid-value',
        message: `"when" names a parameter, and ${valueInMessage(condition)} does not.`,
        path: at,
        suggestion: "Write when: 'param.video', or when: '!param.video' for the opposite.",
      });
      return true;
    }
    const [, not = '', name = ''] = match;
    if (!values.names.includes(name)) {
      values.diagnostics.push(unknownParam(name, values, at));
      return true;
    }
    return isGiven(valueAt(values.params, name)) === (not === '');
  }

  #fill(value: unknown, values: Values, at: Path, open: readonly string[]): unknown {
    if (typeof value === 'string') return this.#words(value, values, at, open);
    if (typeof value !== 'object' || value === null) return value;
    const uses = this.#usesOf(value);
    if (uses.size === 0) return value;
    const name = wholeParam(value);
    if (name !== undefined) return this.#value(name, values, at, open);
    // What a list of pages says of each page is filled in from that page.
    if (isPagesOf(value)) return { ...value, where: this.#fill(value.where, values, [...at, 'where'], open) };
    const known = this.#filled.get(value) ?? new Map<string, unknown>();
    this.#filled.set(value, known);
    const key = this.#keyOf(uses, values, at, open);
    const before = known.get(key) ?? this.#faultyOf(values).get(value);
    if (before !== undefined) return before;
    const faults = values.diagnostics.length;
    const filled = Array.isArray(value)
      ? this.#list(value, values, at, open)
      : this.#record(value as Record<string, unknown>, values, at, open);
    // What is wrong with it is reported for each page, and of the first place of each.
    if (values.diagnostics.length === faults) known.set(key, filled);
    else this.#faultyOf(values).set(value, filled);
    return filled;
  }

  /** What of one page was filled in from objects with something wrong in them. */
  #faultyOf({ params, diagnostics }: Values): Map<object, unknown> {
    if (this.#faulty.params !== params || this.#faulty.diagnostics !== diagnostics)
      this.#faulty = { params, diagnostics, filled: new Map() };
    return this.#faulty.filled;
  }

  #list(list: readonly unknown[], values: Values, at: Path, open: readonly string[]): unknown[] {
    return list
      .map((item, index) => (isPlain(item) ? item : this.#fill(item, values, pathTo(at, index), open)))
      .filter((item) => item !== nothing);
  }

  #record(record: Readonly<Record<string, unknown>>, values: Values, at: Path, open: readonly string[]): unknown {
    const filled: Record<string, unknown> = {};
    for (const [field, item] of Object.entries(record)) {
      const value = isPlain(item) ? item : this.#fill(item, values, pathTo(at, field), open);
      if (value === nothing) continue;
      // A field may have any name.
      if (field === '__proto__') Object.defineProperty(filled, field, { value, ...usual });
      else filled[field] = value;
    }
    return filled;
  }

  #words(text: string, values: Values, at: Path, open: readonly string[]): string {
    if (!text.includes('{{')) return text;
    const parts = this.#parts.get(text) ?? text.split(tokenWithName);
    this.#parts.set(text, parts);
    let filled = parts[0] ?? '';
    for (let part = 1; part < parts.length; part += 3) {
      filled += this.#word(parts[part + 1] ?? '', parts[part] ?? '', values, at, open);
      filled += parts[part + 2];
    }
    return filled;
  }

  /** The value of a parameter that is `written` among words. */
  #word(name: string, written: string, values: Values, at: Path, open: readonly string[]): string {
    const value = this.#value(name, values, at, open, written);
    if (value === nothing) {
      if (values.names.includes(name)) values.diagnostics.push(leftOut(name, written, at));
      return name;
    }
    if (typeof value !== 'object') return String(value);
    const inner = values.names.filter((other) => other.startsWith(`${name}.`));
    values.diagnostics.push({
      code: 'unknown-token',
      message: `The parameter "${name}" is not text, so ${written} cannot be part of a text.`,
      path: at,
      needle: written,
      suggestion:
        inner.length > 0
          ? `Write {{param.${inner[0]}}}.`
          : `Put { param: '${name}' } in place of a whole value instead.`,
    });
    return name;
  }

  /** The values of some parameters as a text that tells them from others. */
  #keyOf(uses: ReadonlySet<string>, values: Values, at: Path, open: readonly string[]): string {
    if (this.#keys.params !== values.params) this.#keys = { params: values.params, numbers: new Map() };
    const { numbers } = this.#keys;
    let key = '';
    for (const name of uses) {
      const number = numbers.get(name) ?? this.#numberOf(name, values, at, open);
      // What is made of itself looks different from inside.
      if (open.length === 0) numbers.set(name, number);
      key += `${number},`;
    }
    return key;
  }

  /** The number of a parameter's value, the same for the same words and for the same list or group. */
  #numberOf(name: string, values: Values, at: Path, open: readonly string[]): number {
    const written = valueAt(values.params, name);
    const value =
      isPlain(written) || isInPlain(name, written, values)
        ? written
        : this.#value(name, { ...values, diagnostics: [] }, at, open);
    const known = isObject(value) ? this.#others.get(value) : this.#plain.get(value);
    if (known !== undefined) return known;
    const number = ++this.#given;
    if (isObject(value)) this.#others.set(value, number);
    else this.#plain.set(value, number);
    return number;
  }

  /** The value of a parameter, with the parameters that it uses itself filled in. */
  #value(name: string, values: Values, at: Path, open: readonly string[], written?: string): unknown {
    if (open.includes(name)) {
      values.diagnostics.push({
        code: 'token-invalid',
        message: `The parameter "${name}" is made of itself: ${[...open, name].join(' -> ')}.`,
        path: at,
        suggestion: 'Write one of them out.',
      });
      return name;
    }
    const value = valueAt(values.params, name);
    if (value === undefined) {
      if (!values.names.includes(name)) {
        values.diagnostics.push(unknownParam(name, values, written === undefined ? [...at, 'param'] : at, written));
      }
      return nothing;
    }
    if (isPlain(value) || isInPlain(name, value, values)) return value;
    return this.#fill(value, values, [...values.at, ...name.split('.')], [...open, name]);
  }

  /** The parameters that a value uses; worked out once for each object. */
  #usesOf(value: object): ReadonlySet<string> {
    const known = this.#uses.get(value);
    if (known !== undefined) return known;
    // Most values of rows use none, and there are many of them.
    let uses: Set<string> | undefined;
    const add = (name: string) => {
      uses ??= new Set();
      uses.add(name);
    };
    const whole = wholeParam(value);
    if (whole !== undefined) add(whole);
    else {
      for (const item of isPagesOf(value) ? [value.where] : Object.values(value)) {
        if (typeof item === 'string') {
          if (item.includes('{{')) for (const [, name = ''] of item.matchAll(paramToken)) add(name);
        } else if (isObject(item)) this.#usesOf(item).forEach(add);
      }
    }
    this.#uses.set(value, uses ?? none);
    return uses ?? none;
  }
}

const none: ReadonlySet<string> = new Set();

/** As a field is that was simply written. */
const usual = { enumerable: true, writable: true, configurable: true };

/** Words without a token and the like: nothing is filled in, so nobody need know where they stand. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' ? !value.includes('{{') : typeof value !== 'object' && value !== undefined;
}

/** A value of a group with nothing to fill in: nobody need look for it either. */
function isInPlain(name: string, value: unknown, { plain }: Values): boolean {
  return value !== undefined && plain?.has(keysOf(name)[0] ?? '') === true;
}

/** The name in `{ param: 'name' }`. */
export function wholeParam(value: unknown): string | undefined {
  return isRecord(value) && typeof value.param === 'string' && Object.keys(value).length === 1
    ? value.param
    : undefined;
}

/** Whether a value is a list of the pages of a matrix, yet to be made. */
export function isPagesOf(value: unknown): value is PagesOf {
  return isRecord(value) && typeof value.pagesOf === 'string';
}

/** Whether a list of pages is anywhere in a value. */
export function holdsLists(value: unknown): boolean {
  const values = new Set<unknown>([value]);
  // The set grows while it is walked.
  for (const one of values) {
    if (typeof one !== 'object' || one === null) continue;
    if (isPagesOf(one)) return true;
    for (const inner of Object.values(one)) if (typeof inner === 'object') values.add(inner);
  }
  return false;
}

/** The value at a dotted name. What every object has by birth, such as its constructor, is nobody's value. */
export function valueAt(value: unknown, name: string): unknown {
  let node = value;
  for (const key of keysOf(name)) node = isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  return node;
}

/** The parts of dotted names, of which a template has a few and its pages ask for each. */
const keysByName = new Map<string, readonly string[]>();

function keysOf(name: string): readonly string[] {
  const keys = keysByName.get(name) ?? name.split('.');
  keysByName.set(name, keys);
  return keys;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function unknownParam(name: string, { names }: Values, path: Path, written?: string): Diagnostic {
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

function leftOut(name: string, written: string, path: Path): Diagnostic {
  return {
    code: 'unknown-token',
    message: `There is no value for ${written}: the page leaves out the optional parameter "${name}".`,
    path,
    needle: written,
    suggestion: `Give the page a "${name}", or put when: 'param.${name}' on the section, so that it stands on pages that have one.`,
  };
}
