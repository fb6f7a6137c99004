import { everyWay, type Way, type Words } from '../recipes/recipe.ts';
import type { ReadRow, RowReader } from './row-reader.ts';

/** Words as they are put together: written out, or the number of a value among those of a row. */
export type PlacedWords = readonly (string | number)[];

/** The numbers of the values of a row: they are those of all that are like it. */
export class RowPlaces implements ReadRow {
  readonly values: readonly unknown[];
  readonly likeness: string;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(row: unknown, reader: RowReader) {
    const { values, likeness } = reader.read(row);
    this.values = values;
    this.likeness = likeness;
    this.#numbers = new Map(everyWay(row).map((way, number) => [JSON.stringify(way), number]));
  }

  numberOf(way: Way): number {
    const number = this.#numbers.get(JSON.stringify(way));
    if (number === undefined) throw new Error(`a row has no value at "${way.join('.')}"`);
    return number;
  }

  place(words: Words): PlacedWords {
    return words.map((part) => (typeof part === 'string' ? part : this.numberOf(part)));
  }
}

/** What some words come to for the values of a row. */
export function wordsOf(words: PlacedWords, values: ReadRow['values']): string {
  let text = '';
  for (const part of words) text += typeof part === 'string' ? part : String(values[part]);
  return text;
}
