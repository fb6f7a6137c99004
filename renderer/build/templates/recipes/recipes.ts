import { plainPath } from '../../../sdk/route-path.ts';
import { leastCompared } from '../../checks/doorways/comparison.ts';
import { type Given, textOf, textsOfModel } from '../../checks/doorways/section-text.ts';
import { isRecord } from '../../lib/is-record.ts';
import { sharedJson } from '../../lib/shared-json.ts';
import { wordsApart } from '../../page/render/index.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../../page/resolve/index.ts';
import type { ReadyPlan } from '../../plan.ts';
import type { ListedMatrix, ListedPage } from '../../routes/pages-of.ts';
import { namedPaths } from '../../routes/tables.ts';
import { type MadeWord, readWords } from '../../schema/kinds/words.ts';
import {
  everyWay,
  isLike,
  outlineOf,
  type Recast,
  type Recipe,
  type RecipeSection,
  restOf,
  type Way,
  type Words,
  wordsFor,
} from './recipe.ts';
import { partsOf, signsIn, wholeSign, withSigns } from './signs.ts';

export interface Recipes {
  readonly recipes: readonly Recipe[];
  /** What each of them was read from. */
  readonly sources: readonly RecipeSource[];
  /** How pages are put together, by their paths; nothing of those that a row makes more of than words. */
  readonly recasts: ReadonlyMap<string, Recast>;
}

/** The page that a recipe was read from, and all that is made of its row: more than the recipe tells, which is about free words alone. */
export interface RecipeSource {
  readonly recipe: Recipe;
  readonly page: ResolvedPage;
  readonly row: Readonly<Record<string, unknown>>;
  /** Nothing where more of the row stands around the sections than these words. */
  readonly head: HeadWords | undefined;
  /** Words that no page of this make can have otherwise: something else than words comes of them. */
  readonly fixed: readonly Way[];
  /** What the row fills in in each section of the page; nothing where there is none of it, or it is fixed. */
  readonly sections: readonly (FilledSection | undefined)[];
}

/** Words around the sections as they are written, tokens of the site among them. */
export interface HeadWords {
  readonly title: Words;
  readonly description: Words;
  readonly path: Words;
}

/** The words of a section, how long each may be, and those among them that are made of others. */
export interface FilledSection extends Pick<RecipeSection, 'words' | 'limits'> {
  readonly made: readonly MadeWord[];
}

/** More are not remembered: pages of which each is of another kind gain nothing by it. */
export const mostRecipes = 64;

/**
 * Finds out how pages are put together of their rows, so that one whose row has other words need not be planned: which words
 * of a row stand in sections that differ from others by words alone, and where nothing else hangs on them. A page of each kind
 * is filled in with signs in the place of words.
 */
export function recipesOf(ready: ReadyPlan, made: readonly ResolvedPage[], version: string): Recipes {
  const { site, loaded, unfolded } = ready;
  const recipes: Recipe[] = [];
  const sources: RecipeSource[] = [];
  const recasts = new Map<string, Recast>();
  // What cards and lists say of a page is made of its words as well, and so may be the address of one that is not made for now.
  const { leftOut, lists } = unfolded;
  const hangsOnMore = site.cards !== undefined || lists.said.size > 0 || lists.holders.size > 0 || leftOut.length > 0;
  if (hangsOnMore) return { recipes, sources, recasts };
  const named = new Set(namedPaths(loaded.input));
  const pages = new Map(made.map((page) => [page.path, page]));
  /** Numbers of recipes. */
  const kinds = new Map<string, number | undefined>();
  for (const [name, matrix] of unfolded.matrices) {
    for (const listed of matrix.pages) {
      const path = plainPath(listed.path);
      const page = pages.get(path);
      if (page === undefined || named.has(path) || page.query.length > 0) continue;
      const kind = `${name} ${kindOf(page)}`;
      if (!kinds.has(kind) && kinds.size < mostRecipes) {
        const source = recipeOf(name, matrix, listed, page, version);
        kinds.set(kind, source && sources.push(source) - 1);
        if (source !== undefined) recipes.push(source.recipe);
      }
      const number = kinds.get(kind);
      const recipe = recipes[number ?? -1];
      if (number === undefined || recipe === undefined) continue;
      const row = listed.rows[recipe.axis]?.values;
      // A page may have more of its row than the one that the recipe is of: without that it is another page.
      if (isLike(row, recipe)) recasts.set(path, [number, restOf(row, recipe)]);
    }
  }
  return { recipes, sources, recasts };
}

/** The models of a page's own sections. */
function kindOf({ sections }: ResolvedPage): string {
  let kind = '';
  for (const { name, slot, given } of sections)
    if (slot === 'main') kind += `${name} ${given.alike?.model.hash ?? ''} `;
  return kind;
}

function recipeOf(
  name: string,
  matrix: ListedMatrix,
  { rows, values }: ListedPage,
  page: ResolvedPage,
  version: string,
): RecipeSource | undefined {
  const [axis, ...others] = matrix.axes;
  const row = axis === undefined ? undefined : rows[axis]?.values;
  if (axis === undefined || row === undefined || others.length > 0 || values.plain?.has(axis) !== true)
    return undefined;
  const filled = filledWithSigns(matrix, axis, row, page);
  if (filled === undefined) return undefined;
  const { ways, kept, bound, head } = filled;
  const sections = everySection(page).map((section) => sectionRecipe(section, filled, row));
  if (sections.includes(undefined)) return undefined;
  const all = sections.flatMap((section) => section ?? []);
  const fixed = new Set([...kept, ...all.flatMap(({ isOpen, signs }) => (isOpen ? [] : signs))]);
  const elsewhere = new Set([...fixed, ...bound, ...all.flatMap(({ isApart, signs }) => (isApart ? [] : signs))]);
  const free = new Set(
    all.flatMap(({ isApart, signs }) => (isApart ? signs : [])).filter((sign) => !elsewhere.has(sign)),
  );
  if (free.size === 0) return undefined;
  const waysOf = (signs: readonly number[]) => signs.flatMap((sign) => [ways[sign] ?? []]);
  const keptWays = waysOf(kept);
  const freeWays = waysOf([...free].sort((a, b) => a - b));
  const isFree = new Set(freeWays.map((way) => JSON.stringify(way)));
  const recipe: Recipe = {
    matrix: name,
    axis,
    params: Object.fromEntries(Object.entries(values.params).filter(([param]) => param !== axis)),
    kept: keptWays,
    outline: outlineOf(row, keptWays),
    free: freeWays,
    bound: everyWay(row).filter((way) => !isFree.has(JSON.stringify(way))),
    sections: all.flatMap(({ isApart, hash, words, limits, signs }) =>
      isApart
        ? [
            {
              pattern: `${version}-${hash}`,
              ...wordsOf({ words, limits }),
              isFree: signs.some((sign) => free.has(sign)),
            },
          ]
        : [],
    ),
    texts: all.flatMap(({ texts }) => (texts === undefined ? [] : [texts])),
  };
  return {
    recipe,
    page,
    row,
    head,
    fixed: waysOf([...fixed]),
    sections: all.map(({ isOpen, signs, made, ...section }) =>
      isOpen && signs.length > 0 ? { ...wordsOf(section), made } : undefined,
    ),
  };
}

function wordsOf({ words, limits }: Pick<SectionRecipe, 'words' | 'limits'>) {
  return {
    words: words.map((one) => one ?? []),
    limits: words.map((one = [], index) => mostOf(one, limits[index])),
  };
}

/** How long words may be: what is said of a picture has no end, and rules of its own where it is made of a row. */
function mostOf(words: Words, limit = 0): number {
  if (Number.isFinite(limit)) return limit;
  return words.every((part) => typeof part === 'string') ? Number.MAX_SAFE_INTEGER : 0;
}

/** Fields of a page's own sections, by their names, with signs in the places of words of its row. */
interface Signed {
  readonly fields: ReadonlyMap<string, unknown>;
  /** Ways to the words, by the numbers of their signs. */
  readonly ways: readonly Way[];
  /** Numbers of words that some section takes for something else: they stand as they are. */
  readonly kept: readonly number[];
  /** Numbers of signs that stand somewhere else than in sections. */
  readonly bound: readonly number[];
  /** What stands there, where it is no more than these words. */
  readonly head: HeadWords | undefined;
}

/** Fills the page in with signs for all words but those that some section takes for something else. */
function filledWithSigns(
  matrix: ListedMatrix,
  axis: string,
  row: Readonly<Record<string, unknown>>,
  page: ResolvedPage,
): Signed | undefined {
  const ways: Way[] = [];
  const all = withSigns(row, [], ways);
  const own = page.sections.filter(({ slot }) => slot === 'main');
  const kept = new Set<number>();
  for (;;) {
    const values = JSON.parse(JSON.stringify(all), (_, value: unknown) => {
      const number = typeof value === 'string' ? wholeSign(value) : undefined;
      return number === undefined || !kept.has(number) ? value : wordsFor([ways[number] ?? []], row);
    });
    const filled = matrix.fill({ [axis]: values });
    if (filled === undefined || !isRecord(filled.sections)) return undefined;
    const { sections, ...others } = filled;
    const fields = new Map(Object.entries(sections));
    if (fields.size !== own.length || own.some(({ name }) => !fields.has(name))) return undefined;
    const more = own.flatMap(({ name, definition, given }) => {
      const section = fields.get(name);
      if (given.alike === undefined || !isRecord(section)) return [];
      return signsIn(readWords(definition.schema, section).shape);
    });
    if (more.length === 0)
      return {
        fields,
        ways,
        kept: [...kept],
        bound: signsIn(sharedJson(others)),
        head: headWords(others, ways),
      };
    if (more.every((sign) => kept.has(sign))) return undefined;
    for (const sign of more) kept.add(sign);
  }
}

/** What a row fills in around the sections of its page; nothing where that is more than words. */
function headWords({ path, meta, ...others }: Readonly<Record<string, unknown>>, ways: readonly Way[]) {
  if (!isRecord(meta)) return undefined;
  const { title, description, ...more } = meta;
  if (signsIn(sharedJson([others, more])).length > 0) return undefined;
  if (typeof path !== 'string' || typeof title !== 'string' || typeof description !== 'string') return undefined;
  return {
    path: partsOf(path, ways),
    title: partsOf(title, ways),
    description: partsOf(description, ways),
  };
}

/** What a section of a page is put together of. */
interface SectionRecipe {
  readonly isApart: boolean;
  /** What it is with other words can be told. */
  readonly isOpen: boolean;
  /** Numbers of the signs that stand in it. */
  readonly signs: readonly number[];
  /** That of its model. */
  readonly hash: string | undefined;
  readonly words: readonly (Words | undefined)[];
  readonly limits: readonly (number | undefined)[];
  readonly made: readonly MadeWord[];
  /** What it says; nothing where it is none of the page's own. */
  readonly texts: readonly Words[] | undefined;
}

/** Nothing where something of the row stands in it that cannot be followed. */
function sectionRecipe(
  section: ResolvedSection,
  { fields, ways }: Pick<Signed, 'fields' | 'ways'>,
  row: unknown,
): SectionRecipe | undefined {
  const { slot, name, definition, given, node } = section;
  const isApart = wordsApart(section).length > 0;
  const { alike } = given;
  const own = slot === 'main' ? fields.get(name) : undefined;
  const signs = own === undefined ? [] : signsIn(JSON.stringify(own));
  if (alike === undefined) {
    if (signs.length > 0) return undefined;
    return { ...closed, isApart, signs, texts: saidBy(slot, given) };
  }
  const { hash } = alike.model;
  if (!isRecord(own)) {
    const words = alike.words.map((word) => [word]);
    const limits = words.map(() => Number.MAX_SAFE_INTEGER);
    return { ...closed, isApart, signs, hash, words, limits, texts: saidBy(slot, given) };
  }
  const read = readWords(definition.schema, own, { limits: true });
  const { limits = [], made = [] } = read;
  if (read.shape !== readWords(definition.schema, node.fields).shape) return undefined;
  const words = read.words.map((word, index) => (limits[index] === undefined ? undefined : partsOf(word, ways)));
  const resolved = readWords(definition.schema, given.props, { limits: true });
  const isSame = words.every((one, at) => {
    const word = alike.words[at] ?? '';
    // Words that nobody wrote are made of words that are not free; they must be too short to be compared.
    return one === undefined ? (resolved.limits?.[at] ?? leastCompared) < leastCompared : wordsFor(one, row) === word;
  });
  if (words.length !== alike.words.length || !isSame) return undefined;
  const texts = textsOfModel(alike.model).map((text) => (typeof text === 'string' ? [text] : (words[text] ?? [])));
  // Rules of a block are about all that is written in its sections.
  const isOpen = definition.block.check === undefined && definition.block.fits === undefined;
  return { isApart, isOpen, signs, hash, words, limits, made, texts };
}

/** A section of which nothing is known but what it says. */
const closed = { isOpen: false, hash: undefined, words: [], limits: [], made: [] };

function saidBy(slot: ResolvedSection['slot'], given: Given): readonly Words[] | undefined {
  return slot === 'main' ? [[textOf(given)]] : undefined;
}
