import { areAsAsked, askedWords, isAsAsked } from '../../../site/as-asked.ts';
import type { ParamInput, TemplateParams } from '../../../site/template-input.ts';
import { areHarmless } from '../../checks/lint/secrets.ts';
import { isValidText } from '../../inputs/invalid-characters.ts';
import { everyWay } from '../recipes/recipe.ts';
import type { RecipeSource } from '../recipes/recipes.ts';
import type { ReadRow } from './row-reader.ts';
import type { RowPlaces } from './row-words.ts';

/** What is held against the rows of pages that are made alike, whatever their words stand in. */
export class RowCheck {
  /** Values that must be those of the first row. */
  readonly #fixed: readonly (readonly [number: number, value: unknown])[];
  readonly #asked: readonly (readonly [number: number, param: ParamInput])[];
  /** The keys that values stand under, lists aside. */
  readonly #names: readonly string[];

  private constructor({ row, fixed, recipe }: RecipeSource, fields: TemplateParams, places: RowPlaces) {
    const { values } = places;
    this.#fixed = fixed.map((way) => places.numberOf(way)).map((number) => [number, values[number]]);
    this.#asked = askedWords(row, fields).map(({ way, param }) => [places.numberOf(way), param]);
    this.#names = everyWay(row).map((way) => String(way.findLast((key) => typeof key === 'string') ?? recipe.axis));
  }

  /** By the first row, and the fields that its template has; nothing where it is not what these ask for. */
  static of(source: RecipeSource, fields: TemplateParams, places: RowPlaces): RowCheck | undefined {
    return areAsAsked(source.row, fields) ? new RowCheck(source, fields, places) : undefined;
  }

  /** Whether a row that is like the first is what its template asks for, and holds nothing secret and nothing that no page can show. */
  isPassedBy(values: ReadRow['values']): boolean {
    return (
      this.#fixed.every(([number, value]) => values[number] === value) &&
      this.#asked.every(([number, param]) => isAsAsked(values[number], param)) &&
      values.every((value) => typeof value !== 'string' || isValidText(value)) &&
      areHarmless(values, this.#names)
    );
  }
}
