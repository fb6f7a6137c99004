import type { ESTree } from 'rolldown/utils';
import type { Path, Place } from '../../../sdk/issue.ts';
import type { TextRange } from '../../lib/text-range.ts';
import { itemSpans } from '../read-json.ts';
import { AstPathResolver } from './ast-path.ts';
import { needleOffset, type Variables, variablesIn } from './expressions.ts';
import { frame, type Hide } from './frame.ts';
import { type Module, parseModule } from './module.ts';
import type { Lookup, Spot } from './search.ts';
import { SourceText } from './source-text.ts';

export interface SourcesOptions {
  /** The config file. */
  readonly entry: string;
  /** Returns the text of a file; undefined if there is none. */
  readonly read: (file: string) => string | undefined;
  /** Returns the file of an import; undefined if it does not belong to the site. */
  readonly resolve: (specifier: string, importer: string) => string | undefined;
  /** The entries of `routes` as the config evaluates to them, to find those beside entries that code computes. */
  readonly routes?: readonly unknown[] | undefined;
}

export interface LocateOptions {
  /** Text inside the value whose location to return, if it is written in one piece. */
  readonly needle?: string;
  /** Locates the key of the property instead of its value. */
  readonly atKey?: boolean;
  /** The file in which the path starts; defaults to the config. */
  readonly file?: string;
}

/** Finds the source locations of config values. Reads and parses each file on demand and once. */
export class Sources {
  readonly #options: SourcesOptions;
  readonly #texts = new Map<string, Cached<SourceText>>();
  readonly #modules = new Map<string, Cached<Module>>();
  /** Ranges of the items of JSON lists, by file. */
  readonly #items = new Map<string, Cached<readonly TextRange[]>>();
  readonly #resolver: AstPathResolver;
  /** By path object, because all pages of a template share the paths inside it. */
  readonly #byPath = new WeakMap<Path, { readonly file: string; readonly value: Found | undefined }>();

  constructor(options: SourcesOptions) {
    this.#options = options;
    this.#resolver = new AstPathResolver((specifier, importer) => {
      const file = options.resolve(specifier, importer);
      return file === undefined ? undefined : this.module(file);
    });
  }

  /**
   * Returns the source location of the value at a path of the config's default export, following imports. For a missing
   * value, returns the location of the object that lacks it. For a computed value (by a call, a condition or a spread of
   * them), `exact` is false and the location is that of the nearest expression. Undefined if the config cannot be parsed.
   */
  locate(
    path: Path,
    { needle, atKey = false, file = this.#options.entry }: LocateOptions = {},
  ): (Place & { exact: boolean }) | undefined {
    const found = this.#walk(path, file);
    if (found === undefined) return undefined;
    const { value, key, exact, whole } = found;
    if (atKey && whole && key !== undefined) return { ...place(key), exact };
    // The needle cannot be inside an object that lacks the value.
    return { ...place(value, found.absent ? undefined : needle), exact };
  }

  /** Whether a file contains a text anywhere. */
  mentions(file: string, text: string): boolean {
    return this.#text(file)?.text.includes(text) === true;
  }

  /** Whether a text is written in one piece inside the value at a path. */
  holds(path: Path, text: string, file = this.#options.entry): boolean {
    const found = this.#byPath.get(path) ?? { file, value: this.#walk(path, file) };
    this.#byPath.set(path, found);
    const { whole, value } = (found.file === file ? found.value : this.#walk(path, file)) ?? {};
    return whole === true && value !== undefined && needleOffset(value.module, value.node, text) !== undefined;
  }

  /** Returns the environment variables that the value at a path reads; undefined if it reads none or is missing. */
  variables(path: Path, file = this.#options.entry): Variables | undefined {
    const found = this.#walk(path, file);
    return found?.whole ? variablesIn(found.value) : undefined;
  }

  /** Returns the expression of the value at a path of the config or another file; undefined if it is missing or computed. */
  find(path: Path, file = this.#options.entry): Spot | undefined {
    const found = this.#walk(path, file);
    return found?.whole && found.exact ? found.value : undefined;
  }

  /** Looks up a member of a value. */
  lookup(spot: Spot, key: string): Lookup {
    const found = this.#resolver.lookup(spot, key);
    const route = found.kind === 'found' ? undefined : this.#options.routes?.[Number(key)];
    if (route === undefined || spot.node.type !== 'ArrayExpression') return found;
    if (this.#walk(['routes'], this.#options.entry)?.value.node !== spot.node) return found;
    const value = this.#resolver.itemLike(spot.module, spot.node, route);
    return value === undefined ? found : { kind: 'found', value, exact: true };
  }

  /** Returns the expression of a member of a value; undefined if it is missing or computed. */
  member(spot: Spot, key: string): Spot | undefined {
    const found = this.#resolver.lookup(spot, key);
    return found.kind === 'found' && found.exact ? this.#resolver.follow(found.value) : undefined;
  }

  /** Returns the expression to which a name, an import or a member refers, as far as it can be resolved. */
  follow(spot: Spot): Spot {
    return this.#resolver.follow(spot);
  }

  /** Returns the syntax tree of a file; undefined if it is missing or cannot be parsed. */
  module(file: string): Module | undefined {
    return cached(this.#modules, file, () => {
      const text = this.#text(file);
      return text && parseModule(text);
    });
  }

  #walk(path: Path, file: string): Found | undefined {
    const [first, ...inside] = path;
    const item = typeof first === 'number' ? this.#item(file, first) : undefined;
    const module = item ?? this.module(file);
    if (module === undefined) return undefined;
    let value = this.#config(module);
    let key: Spot | undefined;
    let exact = true;
    for (const step of item === undefined ? path : inside) {
      const found = this.lookup(value, String(step));
      if (found.kind === 'absent') return { value, exact, whole: false, absent: true };
      if (found.kind === 'computed') return { value: found.at, exact: false, whole: false };
      value = this.#resolver.follow(found.value);
      key = found.key;
      exact &&= found.exact;
    }
    return { value, key, exact, whole: true };
  }

  /**
   * Returns the lines around a source location with the column marked, without the texts that `hide` finds. Undefined if
   * the file has no such line.
   */
  frame(place: Place, hide?: Hide): string | undefined {
    const source = this.#text(place.file);
    return source && frame(source, place, hide);
  }

  /** The config object: the default export, or the first argument of the calls around it. */
  #config(module: Module): Spot {
    const whole = { module, node: module.program };
    const exported = this.#resolver.lookup(whole, 'default');
    if (exported.kind !== 'found') return whole;
    const outer = this.#resolver.follow(exported.value);
    const seen = new Set<ESTree.Node>();
    let inner = outer;
    while (inner.node.type === 'CallExpression' && !seen.has(inner.node)) {
      seen.add(inner.node);
      const [first] = inner.node.arguments;
      if (first === undefined || first.type === 'SpreadElement') break;
      inner = this.#resolver.follow({ module: inner.module, node: first });
    }
    return inner.node.type === 'ObjectExpression' || inner.node.type === 'Program' ? inner : outer;
  }

  #text(file: string): SourceText | undefined {
    return cached(this.#texts, file, () => {
      const text = this.#options.read(file);
      return text === undefined ? undefined : new SourceText(file, text);
    });
  }

  /** Parses an item of a JSON list alone, because the syntax tree of a large table would not fit into memory. */
  #item(file: string, item: number): Module | undefined {
    if (!/\.json$/i.test(file)) return undefined;
    return cached(this.#modules, `${file}\0${item}`, () => {
      const source = this.#text(file);
      const spans = source && cached(this.#items, file, () => itemSpans(source.text));
      const span = spans?.[item];
      return source && span && parseModule(source, span);
    });
  }
}

/** The value at a path, or the nearest expression. */
interface Found {
  readonly value: Spot;
  readonly key?: Spot | undefined;
  readonly exact: boolean;
  /** The whole path was resolved. */
  readonly whole: boolean;
  /** The value is an object that lacks the next key. */
  readonly absent?: boolean;
}

type Cached<Value> = { readonly value: Value | undefined };

function cached<Value>(
  known: Map<string, Cached<Value>>,
  key: string,
  make: () => Value | undefined,
): Value | undefined {
  const entry = known.get(key) ?? { value: make() };
  known.set(key, entry);
  return entry.value;
}

function place({ module, node }: Spot, needle?: string): Place {
  const start = node.type === 'Program' ? 0 : node.start;
  const offset = needle === undefined || needle === '' ? start : (needleOffset(module, node, needle) ?? start);
  return module.source.place(Math.max(0, offset - module.lead));
}
