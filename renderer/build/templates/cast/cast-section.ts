import { saidWords } from '../../checks/claims/literal-findings.ts';
import { literalsIn, mayHoldLiteral } from '../../checks/claims/literals.ts';
import type { ResolvedSection } from '../../page/resolve/index.ts';
import { mayBeMoreIn } from '../../schema/kinds/may-be-more.ts';
import type { FilledSection } from '../recipes/recipes.ts';
import type { ReadRow } from './row-reader.ts';
import { type PlacedWords, type RowPlaces, wordsOf } from './row-words.ts';

/** A section in which some of a row stand. */
export interface CastSection extends Pick<FilledSection, 'limits' | 'made'> {
  readonly words: readonly PlacedWords[];
  /** Numbers of those of its words that somebody should know of where they hold a figure. */
  readonly said: readonly number[];
}

/** `silent` tells that figures in the fields of a section are nobody's but the row's. */
export function castSection(
  { node }: ResolvedSection,
  { words, limits, made }: FilledSection,
  places: RowPlaces,
  silent: (filled: object) => boolean,
): CastSection {
  const makes = new Set(made.map(({ word }) => word));
  return {
    words: words.map((one) => places.place(one)),
    made,
    limits: limits.map((limit, index) => (makes.has(index) ? Number.MAX_SAFE_INTEGER : limit)),
    said: silent(node.fields) ? [] : (saidWords(node) ?? words.map((_, index) => index)),
  };
}

/** The words of a section; nothing where one of them is more than that. */
export function wordsIn(
  { words, limits, made, said }: CastSection,
  values: ReadRow['values'],
): readonly string[] | undefined {
  const all: string[] = [];
  for (const one of words) all.push(wordsOf(one, values));
  for (const { word, of, make } of made) all[word] = make(all[of] ?? '');
  for (let index = 0; index < all.length; index++) {
    const { length } = all[index] ?? '';
    if (length === 0 || length > (limits[index] ?? 0)) return undefined;
  }
  if (mayBeMoreIn(all)) return undefined;
  const isSilent = said.length === 0 || !mayHoldLiteral(said.map((index) => all[index]).join('\n'));
  return isSilent || said.every((index) => literalsIn(all[index] ?? '').length === 0) ? all : undefined;
}
