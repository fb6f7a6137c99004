import { formatMoney } from '../../sdk/format.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { isProse, type Prose } from '../../sdk/prose/prose.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import { asText, valueInMessage } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';
import {
  forPlace,
  type Inside,
  insideText,
  type MarkedTexts,
  markedInSection,
  textBehind,
  unmarked,
  within,
} from './marked-texts.ts';
import {
  isPagesOf,
  isPlainValue,
  needsNoFill,
  omittedParam,
  type ParamValues,
  paramToken,
  unknownParam,
  valueAt,
  wholeParam,
} from './param-values.ts';

const tokenWithName = new RegExp(`(${paramToken.source})`);

/** Marks a value to leave out of its object or list. */
const absent = Symbol('absent');

/**
 * Fills parameter values into template content. Content without parameters stays the same object, and equal values give the
 * same result object. So a section that many pages share is checked, resolved and rendered once.
 */
export class Filler {
  readonly #blocks: ReadonlyMap<string, Pick<RegisteredBlock, 'schema'>>;
  readonly #uses = new WeakMap<object, ReadonlySet<string>>();
  #filled = new WeakMap<object, Map<string, unknown>>();
  /** Value ids of the current page's parameters by name. Pages are filled in one after the other. */
  #current = { params: {}, ids: new Map<string, number>() };
  /** Results for the current page that have diagnostics. Each page must report its own. */
  #invalid: { params: object; diagnostics: readonly Diagnostic[]; filled: Map<object, unknown> } = {
    params: {},
    diagnostics: [],
    filled: new Map(),
  };
  /** Value ids of primitives. */
  readonly #primitiveIds = new Map<unknown, number>();
  /** Value ids of lists and groups, by identity: comparing their contents takes longer than filling them in. */
  readonly #objectIds = new WeakMap<object, number>();
  #lastId = 0;
  readonly #sources = new WeakMap<object, object>();
  /** Template texts, each split into literal text, token and name in turn. */
  readonly #splitTexts = new Map<string, readonly string[]>();

  constructor(blocks: ReadonlyMap<string, Pick<RegisteredBlock, 'schema'>> = new Map()) {
    this.#blocks = blocks;
  }

  /** Returns a section with its parameters filled in; undefined for an optional parameter that the page omits. */
  fillSection(section: unknown, values: ParamValues, at: Path): unknown {
    return this.fill(section, values, at, this.#markedIn(section, values, at));
  }

  /** The texts of a section that may have marks. A parameter may name its block, or be the whole section. */
  #markedIn(section: unknown, values: ParamValues, at: Path): MarkedTexts {
    const block = isRecord(section) && !('param' in section) ? section.block : undefined;
    if (isPlainValue(block) && block !== undefined) return markedInSection(this.#blocks, section);
    const filled = this.#fill(block ?? section, { ...values, diagnostics: [] }, at, { open: [], marked: undefined });
    return markedInSection(this.#blocks, block === undefined ? filled : { block: filled });
  }

  /** Returns a value filled in, as {@link fillSection} does. `marked` are the texts of the value that may have marks. */
  fill(value: unknown, values: ParamValues, at: Path, marked?: MarkedTexts): unknown {
    const filled = this.#fill(value, values, at, { open: [], marked });
    if (filled === absent) return undefined;
    if (filled !== value && isObject(filled) && isObject(value)) this.#sources.set(filled, value);
    return filled;
  }

  /** Frees all results. They are filled in again on demand. */
  release(): void {
    this.#filled = new WeakMap();
    this.#primitiveIds.clear();
    this.#current = { params: {}, ids: new Map() };
    this.#invalid = { params: {}, diagnostics: [], filled: new Map() };
  }

  /** Returns the template content that an object was filled in from; undefined if absent was filled in. */
  templateOf(filled: object): object | undefined {
    return this.#sources.get(filled);
  }

  /** Whether a page shows a section, by the section's `when`. */
  isShown(condition: unknown, values: ParamValues, at: Path): boolean {
    const match = /^(!?)(?:param\.|(?=entry\.))([A-Za-z][\w.]*)$/.exec(asText(condition));
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
    const value = valueAt(values.params, name);
    return (Array.isArray(value) ? value.length > 0 : Boolean(value)) === (not === '');
  }

  #fill(value: unknown, values: ParamValues, at: Path, inside: Inside): unknown {
    if (typeof value === 'string') return this.#text(value, values, at, inside);
    if (typeof value !== 'object' || value === null) return value;
    if (isProse(value)) return this.#prose(value, values, at, inside);
    const uses = this.#usesOf(value);
    if (uses.size === 0) return value;
    const name = wholeParam(value);
    if (name !== undefined)
      return forPlace(this.#value(name, values, at, inside), values.marked?.[name], inside.marked);
    // The texts of a list of pages use the parameters of the listed pages.
    if (isPagesOf(value))
      return { ...value, where: this.#fill(value.where, values, [...at, 'where'], unmarked(inside)) };
    const known = this.#filled.get(value) ?? new Map<string, unknown>();
    this.#filled.set(value, known);
    const place = this.#placeKey(inside.marked) + (values.money?.locale ?? '');
    const key = place + this.#valuesKey(uses, values, at, inside);
    const cached = known.get(key) ?? this.#invalidResults(values).get(value);
    if (cached !== undefined) return cached;
    const diagnosticCount = values.diagnostics.length;
    const filled = Array.isArray(value)
      ? this.#list(value, values, at, inside)
      : this.#record(value as Record<string, unknown>, values, at, inside);
    // Each page reports its own diagnostics, once for each object.
    if (values.diagnostics.length === diagnosticCount) known.set(key, filled);
    else this.#invalidResults(values).set(value, filled);
    return filled;
  }

  /** Fills the texts of a prose file. One without tokens need not be read for that. */
  #prose(prose: Prose, values: ParamValues, at: Path, inside: Inside): Prose {
    if (!prose.text.includes('{{')) return prose;
    const { nodes } = prose;
    const filled = this.#fill(nodes, values, at, unmarked(inside));
    return filled === nodes ? prose : prose.filled(filled as Prose['nodes']);
  }

  #invalidResults({ params, diagnostics }: ParamValues): Map<object, unknown> {
    if (this.#invalid.params !== params || this.#invalid.diagnostics !== diagnostics)
      this.#invalid = { params, diagnostics, filled: new Map() };
    return this.#invalid.filled;
  }

  #list(list: readonly unknown[], values: ParamValues, at: Path, inside: Inside): unknown[] {
    return list
      .map((item, index) =>
        isPlainValue(item) ? item : this.#fill(item, values, at.concat(index), within(inside, list, index)),
      )
      .filter((item) => item !== absent);
  }

  #record(record: Readonly<Record<string, unknown>>, values: ParamValues, at: Path, inside: Inside): unknown {
    const filled: Record<string, unknown> = {};
    for (const [field, item] of Object.entries(record)) {
      const value = isPlainValue(item)
        ? item
        : this.#fill(item, values, at.concat(field), within(inside, record, field));
      if (value === absent) continue;
      // Assigning to `__proto__` would set the prototype.
      if (field === '__proto__') Object.defineProperty(filled, field, { value, ...ordinary });
      else filled[field] = value;
    }
    return filled;
  }

  #text(text: string, values: ParamValues, at: Path, inside: Inside): string {
    if (!text.includes('{{')) return text;
    const pieces = this.#splitTexts.get(text) ?? text.split(tokenWithName);
    this.#splitTexts.set(text, pieces);
    let filled = pieces[0] ?? '';
    for (let piece = 1; piece < pieces.length; piece += 3) {
      filled += this.#token(pieces[piece + 1] ?? '', pieces[piece] ?? '', values, at, inside);
      filled += textBehind(filled, pieces[piece + 2] ?? '', inside.marked);
    }
    return filled;
  }

  /** The value of a parameter whose token is part of a text, where it is written as `written`. */
  #token(name: string, written: string, values: ParamValues, at: Path, inside: Inside): string {
    const value = this.#value(name, values, at, inside, written);
    if (value === absent) {
      if (values.names.includes(name)) values.diagnostics.push(omittedParam(name, written, at));
      return name;
    }
    if (typeof value === 'number' && values.money?.names.has(name))
      return formatMoney(value, values.money.currency, values.money.locale);
    if (typeof value !== 'object') return insideText(String(value), values.marked?.[name], inside.marked);
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

  /** A cache key of where a value goes. */
  #placeKey(marked: MarkedTexts): string {
    if (typeof marked !== 'object') return marked ?? '';
    const id = this.#objectIds.get(marked) ?? ++this.#lastId;
    this.#objectIds.set(marked, id);
    return `${id}:`;
  }

  /** A cache key of the values of some parameters. */
  #valuesKey(uses: ReadonlySet<string>, values: ParamValues, at: Path, inside: Inside): string {
    if (this.#current.params !== values.params) this.#current = { params: values.params, ids: new Map() };
    const { ids } = this.#current;
    let key = '';
    for (const name of uses) {
      const id = ids.get(name) ?? this.#valueId(name, values, at, inside);
      // Inside a parameter that uses itself, its value differs.
      if (inside.open.length === 0) ids.set(name, id);
      key += `${id},`;
    }
    return key;
  }

  /** The id of a parameter's value: the same for equal primitives, and for the same list or group. */
  #valueId(name: string, values: ParamValues, at: Path, inside: Inside): number {
    const written = valueAt(values.params, name);
    const value = needsNoFill(name, written, values)
      ? written
      : this.#value(name, { ...values, diagnostics: [] }, at, inside);
    const known = isObject(value) ? this.#objectIds.get(value) : this.#primitiveIds.get(value);
    if (known !== undefined) return known;
    const id = ++this.#lastId;
    if (isObject(value)) this.#objectIds.set(value, id);
    else this.#primitiveIds.set(value, id);
    return id;
  }

  /** The value of a parameter, with the parameters that it uses itself filled in. */
  #value(name: string, values: ParamValues, at: Path, inside: Inside, written?: string): unknown {
    const { open } = inside;
    if (open.includes(name)) {
      values.diagnostics.push({
        code: 'token-invalid',
        message: `The parameter "${name}" uses itself: ${[...open, name].join(' -> ')}.`,
        path: at,
        suggestion: 'Write the value of one of them without a parameter.',
      });
      return name;
    }
    const value = valueAt(values.params, name);
    if (value === undefined) {
      if (!values.names.includes(name)) {
        values.diagnostics.push(unknownParam(name, values, written === undefined ? [...at, 'param'] : at, written));
      }
      return absent;
    }
    if (needsNoFill(name, value, values)) return value;
    const marked = values.marked?.[name];
    return this.#fill(value, values, [...values.at, ...name.split('.')], { open: [...open, name], marked });
  }

  /** The names of the parameters that an object uses; cached for each object. */
  #usesOf(value: object): ReadonlySet<string> {
    const known = this.#uses.get(value);
    if (known !== undefined) return known;
    // Rows have many values, and most use no parameter: create a set only if needed.
    let uses: Set<string> | undefined;
    const add = (name: string) => {
      uses ??= new Set();
      uses.add(name);
    };
    const whole = wholeParam(value);
    if (whole !== undefined) add(whole);
    else if (isProse(value)) {
      if (value.text.includes('{{')) this.#usesOf(value.nodes).forEach(add);
    } else {
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

/** Attributes of an ordinary property. */
const ordinary = { enumerable: true, writable: true, configurable: true };

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
