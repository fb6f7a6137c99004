import type { ESTree } from 'rolldown/utils';
import type { Path, Place } from '../../../sdk/issue.ts';
import type { TextRange } from '../../lib/text-range.ts';
import { itemSpans } from '../json-pieces.ts';
import { AstPathResolver } from './ast-path.ts';
import { type Variables, variablesIn } from './environment-variables.ts';
import { frame } from './frame.ts';
import type { Hide } from './hidden.ts';
import { type Module, parseModule } from './module.ts';
import { needleOffset } from './needle.ts';
import type { Lookup, Spot } from './search.ts';
import { type Excerpt, SourceText } from './source-text.ts';

export interface SourcesOptions {
  /** The config file. */
  readonly entry: string;
  /** Text of a file, or nothing when there is none. */
  readonly read: (file: string) => string | undefined;
  /** The file that an import names, or nothing when it is none of the site's. */
  readonly resolve: (specifier: string, importer: string) => string | undefined;
  /** What stands around an item of a list in JSON, where the whole file need not be held to say where that is. */
  readonly excerpt?: (file: string, item: number) => Excerpt | undefined;
}

export interface LocateOptions {
  /** Text inside the value, to narrow the place down to it where it is written in one piece. */
  readonly needle?: string;
  /** Points at the key of the property rather than at its value. */
  readonly atKey?: boolean;
  /** The file that the path starts in; the config when left out. */
  readonly file?: string;
}

/** Where the values of a config stand in its files. Reads and parses a file only when a question leads there, and once. */
export class Sources {
  readonly #options: SourcesOptions;
  readonly #texts = new Map<string, Remembered<SourceText>>();
  readonly #modules = new Map<string, Remembered<Module>>();
  /** Where the items of lists in JSON stand in their files. */
  readonly #items = new Map<string, Remembered<readonly TextRange[]>>();
  readonly #excerpts: SourceText[] = [];
  readonly #trail: AstPathResolver;
  /** Where ways lead that were asked for as the same object: those inside a template are, from each of its pages. */
  readonly #held = new WeakMap<Path, { readonly file: string; readonly value: Found | undefined }>();

  constructor(options: SourcesOptions) {
    this.#options = options;
    this.#trail = new AstPathResolver((specifier, importer) => {
      const file = options.resolve(specifier, importer);
      return file === undefined ? undefined : this.#module(file);
    });
  }

  /**
   * The place of the value at a path inside the config's default export, followed into the file that writes it. A value
   * that is missing stands where the object that lacks it stands. `exact` is false when the value is computed (by a
   * call, a condition, a spread of either): then it is the place of the nearest expression. Nothing when the config
   * itself cannot be parsed.
   */
  locate(
    path: Path,
    { needle, atKey = false, file = this.#options.entry }: LocateOptions = {},
  ): (Place & { exact: boolean }) | undefined {
    const found = this.#walk(path, file);
    if (found === undefined) return undefined;
    const { value, key, exact, whole } = found;
    if (atKey && whole && key !== undefined) return { ...place(key), exact };
    // Of an object that lacks the value, no word inside is meant.
    return { ...place(value, found.absent ? undefined : needle), exact };
  }

  /** Whether a text stands anywhere in a file; it is not parsed. */
  mentions(file: string, text: string): boolean {
    return this.#text(file)?.text.includes(text) === true;
  }

  /** Whether a text is written in one piece inside the value at a path, and not put together from others. */
  holds(path: Path, text: string, file = this.#options.entry): boolean {
    const found = this.#held.get(path) ?? { file, value: this.#walk(path, file) };
    this.#held.set(path, found);
    const { whole, value } = (found.file === file ? found.value : this.#walk(path, file)) ?? {};
    return whole === true && value !== undefined && needleOffset(value.module, value.node, text) !== undefined;
  }

  /** The environment variables that the value at a path is read from; undefined where there are none, or it is missing. */
  variables(path: Path, file = this.#options.entry): Variables | undefined {
    const found = this.#walk(path, file);
    return found?.whole ? variablesIn(found.value) : undefined;
  }

  /** The expression that writes the value at a path of the config; nothing when it is missing or computed. */
  find(path: Path): Spot | undefined {
    const found = this.#walk(path, this.#options.entry);
    return found?.whole && found.exact ? found.value : undefined;
  }

  /** What is known of a member of a value that was found, and where it is written. */
  lookup(spot: Spot, key: string): Lookup {
    return this.#trail.lookup(spot, key);
  }

  /** The member of a value that was found, followed to where it is written. */
  member(spot: Spot, key: string): Spot | undefined {
    const found = this.#trail.lookup(spot, key);
    return found.kind === 'found' && found.exact ? this.#trail.follow(found.value) : undefined;
  }

  /** The expression that a name, an import or a member stands for; the furthest one that can be reached. */
  follow(spot: Spot): Spot {
    return this.#trail.follow(spot);
  }

  /** A file as its syntax tree; nothing when it is missing or cannot be parsed. */
  module(file: string): Module | undefined {
    return this.#module(file);
  }

  #walk(path: Path, file: string): Found | undefined {
    const [first, ...inside] = path;
    const item = typeof first === 'number' ? this.#item(file, first) : undefined;
    const module = item ?? this.#module(file);
    if (module === undefined) return undefined;
    let value = this.#config(module);
    let key: Spot | undefined;
    let exact = true;
    for (const step of item === undefined ? path : inside) {
      const found = this.#trail.lookup(value, String(step));
      if (found.kind === 'absent') return { value, exact, whole: false, absent: true };
      if (found.kind === 'computed') return { value: found.at, exact: false, whole: false };
      value = this.#trail.follow(found.value);
      key = found.key;
      exact &&= found.exact;
    }
    return { value, key, exact, whole: true };
  }

  /**
   * The lines around a place with the column marked, plain text without what `hide` finds in them; nothing when the file
   * has no such line.
   */
  frame(place: Place, hide?: Hide): string | undefined {
    const source =
      this.#excerpts.find((excerpt) => excerpt.file === place.file && excerpt.holds(place)) ?? this.#text(place.file);
    return source && frame(source, place, hide);
  }

  /** The object that holds the config: the default export, or the first argument of the calls around it. */
  #config(module: Module): Spot {
    const whole = { module, node: module.program };
    const exported = this.#trail.lookup(whole, 'default');
    if (exported.kind !== 'found') return whole;
    const outer = this.#trail.follow(exported.value);
    const seen = new Set<ESTree.Node>();
    let inner = outer;
    while (inner.node.type === 'CallExpression' && !seen.has(inner.node)) {
      seen.add(inner.node);
      const [first] = inner.node.arguments;
      if (first === undefined || first.type === 'SpreadElement') break;
      inner = this.#trail.follow({ module: inner.module, node: first });
    }
    return inner.node.type === 'ObjectExpression' || inner.node.type === 'Program' ? inner : outer;
  }

  #text(file: string): SourceText | undefined {
    return remembered(this.#texts, file, () => {
      const text = this.#options.read(file);
      return text === undefined ? undefined : new SourceText(file, text);
    });
  }

  /** An item of a list in JSON: the list may be a table of many thousand rows, whose syntax tree no memory holds. */
  #item(file: string, item: number): Module | undefined {
    if (!/\.json$/i.test(file)) return undefined;
    return remembered(this.#modules, `${file}\0${item}`, () => {
      const excerpt = this.#options.excerpt?.(file, item);
      if (excerpt !== undefined) {
        const source = new SourceText(file, excerpt.text, excerpt.begins);
        this.#excerpts.push(source);
        return parseModule(source, excerpt.item);
      }
      const source = this.#text(file);
      const spans = source && remembered(this.#items, file, () => itemSpans(source.text));
      const span = spans?.[item];
      return source && span && parseModule(source, span);
    });
  }

  #module(file: string): Module | undefined {
    return remembered(this.#modules, file, () => {
      const text = this.#text(file);
      return text && parseModule(text);
    });
  }
}

/** What the way to a value comes to: the value, or the nearest there is. */
interface Found {
  readonly value: Spot;
  readonly key?: Spot | undefined;
  readonly exact: boolean;
  /** The whole way led somewhere. */
  readonly whole: boolean;
  /** The way ends at an object that has no such key. */
  readonly absent?: boolean;
}

type Remembered<Value> = { readonly value: Value | undefined };

function remembered<Value>(
  known: Map<string, Remembered<Value>>,
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
