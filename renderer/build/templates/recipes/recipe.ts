import { sketchOf, textEnd } from '../../checks/doorways/comparison.ts';
import { documentHash } from '../../lib/hash.ts';
import { filledIn } from '../../routes/filled-in.ts';

/** How the pages of one kind are put together of their rows. */
export interface Recipe {
  /** Name of the matrix that makes them. */
  readonly matrix: string;
  /** The parameter that their rows fill in. */
  readonly axis: string;
  /** What the route gives for the other parameters. */
  readonly params: Readonly<Record<string, unknown>>;
  /** What the rows are like, words aside; see {@link outlineOf}. */
  readonly outline: string;
  /** Words of a row that some section takes for something else: they are part of the outline. */
  readonly kept: readonly Way[];
  /** Words of a row that stand in these sections, and of which nothing else of the site is made. */
  readonly free: readonly Way[];
  /** Everything else that a row holds. */
  readonly bound: readonly Way[];
  /** The sections whose words are apart, in the order of the page: of the others nothing is made of words that are free. */
  readonly sections: readonly RecipeSection[];
  /** What a page says in its own sections, text by text. */
  readonly texts: readonly (readonly Words[])[];
}

export interface RecipeSection {
  /** Key of the pattern that its HTML is joined from. */
  readonly pattern: string;
  readonly words: readonly Words[];
  /** How long each of these may be. */
  readonly limits: readonly number[];
  /** Free words stand in it. */
  readonly isFree: boolean;
}

/** Words as they are put together: written out, or the way to a value of the row. */
export type Words = readonly (string | Way)[];

/** Keys that lead to a value inside a row. */
export type Way = readonly (string | number)[];

/** How a page is put together: by which recipe, and a hash of what its row holds besides free words. */
export type Recast = readonly [recipe: number, rest: string];

/** What some words come to for a row. */
export function wordsFor(words: Words, row: unknown): string {
  let text = '';
  for (const part of words) text += typeof part === 'string' ? part : String(valueOn(part, row));
  return text;
}

/** The value that a way leads to. */
export function valueOn(way: Way, row: unknown): unknown {
  let value = row;
  for (const key of way) value = typeof value === 'object' && value !== null ? (value as Keyed)[key] : undefined;
  return value;
}

type Keyed = Readonly<Record<string | number, unknown>>;

/** The sketch of what a page of a row says. */
export function sketchOfPage({ axis, params, texts }: Recipe, row: unknown): Uint8Array {
  const sections = texts.map((section) => section.map((words) => wordsFor(words, row)).join(textEnd));
  return sketchOf(sections, filledIn({ ...params, [axis]: row }));
}

/** A hash of all that a row holds but its free words, where its outline is that of the recipe. */
export function restOf(row: unknown, { bound }: Pick<Recipe, 'bound'>): string {
  return hashOfValues(bound.map((way) => valueOn(way, row)));
}

/** A hash of some values, of which none is a list or a group. */
export function hashOfValues(values: readonly unknown[]): string {
  let text = '';
  for (const value of values) text += typeof value === 'string' ? `${value.length}:${value}` : `${String(value)},`;
  return documentHash(text);
}

/** The ways to all that a row holds. */
export function everyWay(row: unknown, at: Way = []): readonly Way[] {
  if (typeof row !== 'object' || row === null) return [at];
  return Object.entries(row).flatMap(([key, value]) =>
    everyWay(value, [...at, Array.isArray(row) ? Number(key) : key]),
  );
}

/** What a row is like, as a hash: all that it holds but its words, and of these those that are `kept`. */
export function outlineOf(row: unknown, kept: readonly Way[]): string {
  return documentHash(likenessOf(row, kept));
}

/** Whether a row is like those of a recipe. */
export function isLike(row: unknown, { outline, kept }: Pick<Recipe, 'outline' | 'kept'>): boolean {
  return outlineOf(row, kept) === outline;
}

/** The same as {@link outlineOf}, as a text. */
export function likenessOf(row: unknown, kept: readonly Way[]): string {
  return outlined(row, kept.length === 0 ? undefined : branchOf(kept));
}

/** Ways by their keys, one inside the other; where one ends, there is nothing inside. */
type Branch = ReadonlyMap<string | number, Branch>;

/** There are as many lists of ways as recipes, and thousands of rows ask for each. */
const branches = new WeakMap<readonly Way[], Branch>();

function branchOf(ways: readonly Way[]): Branch {
  const known = branches.get(ways);
  if (known !== undefined) return known;
  const root = new Map<string | number, Branch>();
  for (const way of ways) {
    let node = root;
    for (const key of way) {
      const next = (node.get(key) as typeof root | undefined) ?? new Map<string | number, Branch>();
      node.set(key, next);
      node = next;
    }
  }
  branches.set(ways, root);
  return root;
}

function outlined(value: unknown, kept: Branch | undefined): string {
  if (typeof value === 'string') return value === '' || kept?.size === 0 ? `${value.length}:${value}` : '*';
  if (typeof value !== 'object' || value === null) return String(value);
  let text = '';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) text += `${outlined(value[index], kept?.get(index))},`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value)) {
    text += `${key.length}:${key}=${outlined(Reflect.get(value, key), kept?.get(key))},`;
  }
  return `{${text}}`;
}
