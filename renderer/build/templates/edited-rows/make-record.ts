import { contrast, themeOf } from '../../checks/lint/contrast.ts';
import type { MadePage } from '../../page/made-page.ts';
import type { RenderContext } from '../../page/render/index.ts';
import type { ReadyPlan } from '../../plan.ts';
import { type PageRows, rowsOfMatrices } from '../../routes/tables.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { mostRecipes, type Recipes, recipesOf } from '../recipes/recipes.ts';
import { outlines } from './outline.ts';
import type { KnownPage, RowsRecord } from './record.ts';

interface Used extends Pick<RenderContext, 'sheets' | 'islands'>, Pick<RowsRecord, 'tables' | 'ends' | 'compared'> {}

/** Rows that are a part of a table, by their numbers there; those of tables that are not named are whole. */
export type RowNumbers = ReadonlyMap<string, readonly number[]>;

/** A page that was cast, as the next build is to know it. */
export interface KnownCast {
  readonly outline: string;
  readonly recipe: Recipe;
  /** See `Recast`. */
  readonly rest: string;
}

/** Gathers what is to be remembered of the rows of a build, whose pages may be planned part by part. */
export class RowsGathering {
  readonly #version: string;
  readonly #pages = new Map<string, KnownPage>();
  readonly #shapes = new Map<string, number>();
  /** Recipes as text, by which parts of a site find those of others. */
  readonly #recipes = new Map<string, number>();
  readonly #numbers = new Map<Recipe, number | undefined>();
  #hangsOnMore = false;

  /** `version` is that of the code that renders. */
  constructor(version: string) {
    this.#version = version;
  }

  /** Adds pages that were made, with the plan that they were made by. */
  add(ready: ReadyPlan, made: readonly MadePage[], numbers: RowNumbers = new Map(), found?: Recipes): void {
    const { loaded, unfolded, site } = ready;
    this.#hangsOnMore ||=
      loaded.data.size === 0 ||
      unfolded.lists.around ||
      site.doorways.action === 'noindex' ||
      site.routes.some(({ experiment }) => experiment !== undefined);
    if (this.#hangsOnMore) return;
    const outlineOf = outlines(ready);
    const rowsOf = rowsOfMatrices(ready);
    const pages = made.map(({ page }) => page);
    const { recipes, recasts } = found ?? recipesOf(ready, pages, this.#version);
    const numberOf = recipes.map((recipe) => this.#recipeNumber(recipe));
    for (const { page, shape } of made) {
      const rows = (rowsOf.get(page.path) ?? []).map(
        ([table, row]) => [table, numbers.get(table)?.[row] ?? row] as const,
      );
      const [recipe = -1, rest = ''] = recasts.get(page.path) ?? [];
      const number = numberOf[recipe];
      this.#pages.set(page.path, [
        page.path,
        outlineOf.get(page.path) ?? '',
        numbered(shape, this.#shapes),
        rows,
        number === undefined ? undefined : [number, rest],
      ]);
    }
  }

  /** Adds a page that was cast, of a row of a table. */
  addCast({ page, shape }: MadePage, { outline, recipe, rest }: KnownCast, row: PageRows[number]): void {
    if (this.#hangsOnMore) return;
    const number = this.#recipeNumber(recipe);
    const recast = number === undefined ? undefined : ([number, rest] as const);
    this.#pages.set(page.path, [page.path, outline, numbered(shape, this.#shapes), [row], recast]);
  }

  /** Every part may have recipes of its own; nothing for those that are too many. */
  #recipeNumber(recipe: Recipe): number | undefined {
    if (this.#numbers.has(recipe)) return this.#numbers.get(recipe);
    const text = JSON.stringify(recipe);
    const isOneOfFew = this.#recipes.has(text) || this.#recipes.size < mostRecipes;
    const number = isOneOfFew ? numbered(text, this.#recipes) : undefined;
    this.#numbers.set(recipe, number);
    return number;
  }

  /** The record of all pages; nothing where the site has no tables, or where pages hang on more than is known. */
  record(
    state: string,
    { site, loaded }: ReadyPlan,
    made: readonly MadePage[],
    { sheets, islands, tables, ends, compared }: Used,
  ): RowsRecord | undefined {
    if (this.#hangsOnMore) return undefined;
    return {
      state,
      tables,
      ends,
      pages: made.flatMap(({ page }) => only(this.#pages.get(page.path))),
      shapes: [...this.#shapes.keys()],
      threshold: site.doorways.threshold,
      compared,
      linked: [...sheets.linked].map(([{ cspHash }, file]) => [cspHash, file]),
      islands,
      theme: contrast(themeOf(loaded)),
      budgets: site.budgets,
      recipes: [...this.#recipes.keys()].map((recipe): Recipe => JSON.parse(recipe)),
    };
  }
}

function only<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item];
}

/** The number of a text, in the order in which texts came. */
function numbered(text: string, numbers: Map<string, number>): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}
