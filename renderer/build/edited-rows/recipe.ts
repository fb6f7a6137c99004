import { sketchOf, textEnd } from '../doorways/comparison.ts';
import { filledIn } from '../doorways/filled-in.ts';
import { documentHash } from '../hash.ts';

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
  /** The sections whose words are apart, in the order of the page: of the others nothing is made of words that are free. */
  readonly sections: readonly RecipeSection[];
  /** What a page says in its own sections, text by text. */
  readonly texts: readonly (readonly Words[])[];
}

interface RecipeSection {
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
  for (const key of way) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}

/** The sketch of what a page of a row says. */
export function sketchOfPage({ axis, params, texts }: Recipe, row: unknown): Uint8Array {
  const sections = texts.map((section) => section.map((words) => wordsFor(words, row)).join(textEnd));
  return sketchOf(sections, filledIn({ ...params, [axis]: row }));
}

/** A hash of all that a row holds but its free words. */
export function restOf(row: unknown, { free }: Pick<Recipe, 'free'>): string {
  return documentHash(written(row, branchOf(free), (text, isOnWay) => (isOnWay ? '*' : `${text.length}:${text}`)));
}

/** What a row is like, as a hash: all that it holds but its words, and of these those that are `kept`. */
export function outlineOf(row: unknown, kept: readonly Way[]): string {
  return documentHash(
    written(row, branchOf(kept), (text, isOnWay) => (isOnWay || text === '' ? `${text.length}:${text}` : '*')),
  );
}

/** A value as a text, with its words as they are to be written: `isOnWay` says that one of some ways leads to them. */
function written(value: unknown, branch: Branch | undefined, word: (text: string, isOnWay: boolean) => string): string {
  if (typeof value === 'string') return word(value, branch === true);
  if (typeof value !== 'object' || value === null) return String(value);
  const inside = branch === true ? undefined : branch;
  let text = Array.isArray(value) ? '[' : '{';
  for (const key in value) text += `${key.length}:${key}=${written(Reflect.get(value, key), inside?.[key], word)},`;
  return `${text}]`;
}

/** Ways as a tree, whose ends are `true`. */
type Branch = true | { readonly [key: string]: Branch };

const branches = new WeakMap<readonly Way[], Branch>();

function branchOf(ways: readonly Way[]): Branch {
  const known = branches.get(ways) ?? growing(ways);
  branches.set(ways, known);
  return known;
}

function growing(ways: readonly Way[]): Branch {
  const root: Record<string, Branch> = Object.create(null);
  for (const way of ways) {
    let branch = root;
    for (const key of way.slice(0, -1)) {
      branch[key] ??= Object.create(null) as Record<string, Branch>;
      branch = branch[key] as Record<string, Branch>;
    }
    branch[String(way.at(-1))] = true;
  }
  return root;
}
