import type { ResolvedPage } from '../../page/resolve/index.ts';
import type { Model } from '../../schema/kinds/model.ts';
import { readWords } from '../../schema/kinds/words.ts';
import { textEnd } from './comparison.ts';

export type Given = ResolvedPage['sections'][number]['given'];

/** All that a section says; what its view writes itself is on every page with it. */
export function textOf(given: Given): string {
  const { alike } = given;
  if (alike === undefined) return textsIn(written(given.props)).join(textEnd);
  return textsOfModel(alike.model)
    .map((text) => (typeof text === 'number' ? (alike.words[text] ?? '') : text))
    .join(textEnd);
}

/** The texts of sections that differ by words alone: those that all of them have, and the numbers of their words. */
export function textsOfModel(model: Model): readonly (string | number)[] {
  const known = models.get(model);
  if (known !== undefined) return known;
  const { words } = readWords(model.definition.schema, model.props);
  const numbers = new Map(words.map((_, index) => [`\uE010${index}`, index]));
  const texts = textsIn(written(model.propsWith([...numbers.keys()]))).map((text) => numbers.get(text) ?? text);
  models.set(model, texts);
  return texts;
}

const models = new WeakMap<Model, readonly (string | number)[]>();

function written({ ui: _, ...props }: Given['props']): object {
  return props;
}

function textsIn(value: unknown, texts: string[] = []): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) {
    for (const item of value) textsIn(item, texts);
  } else if (typeof value === 'object' && value !== null) {
    for (const field in value) textsIn(Reflect.get(value, field), texts);
  }
  return texts;
}
