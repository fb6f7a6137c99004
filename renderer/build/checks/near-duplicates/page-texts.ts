import type { PageNode, SectionNode } from '../../../site/site.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../../page/resolve/index.ts';
import { sharedFields } from '../../page/shared-fields.ts';
import type { Model } from '../../schema/kinds/model.ts';
import { readWords } from '../../schema/kinds/words.ts';
import { textEnd } from './comparison.ts';
import type { ComparedPage, ComparedSection } from './index.ts';

type Given = ResolvedSection['given'];

/** Reads what the pages of some routes say. Sections that several routes have are read once. */
export class PageTexts {
  readonly #shared: ReadonlySet<SectionNode['fields']>;
  readonly #known = new Map<Given, ComparedSection>();

  constructor(routes: readonly PageNode[]) {
    this.#shared = sharedFields(ownSections(routes));
  }

  of({ origin, at }: PageNode, page: ResolvedPage): ComparedPage {
    return {
      path: page.path,
      route: origin && at.slice(0, 2),
      filledIn: origin?.filledIn ?? [],
      sections: everySection(page).flatMap((section) => (section.slot === 'main' ? [this.#section(section)] : [])),
    };
  }

  #section({ given, node }: ResolvedSection): ComparedSection {
    if (!this.#shared.has(node.fields)) return { text: textOf(given), isShared: false };
    const section = this.#known.get(given) ?? { text: textOf(given), isShared: true };
    this.#known.set(given, section);
    return section;
  }
}

function* ownSections(routes: readonly PageNode[]): Generator<SectionNode> {
  for (const { sections, experiment } of routes) {
    yield* sections;
    for (const variant of experiment?.variants ?? []) yield* variant.sections;
  }
}

/** All texts of a section's fields. What its view writes itself is on every page with the block. */
function textOf({ alike, props }: Given): string {
  if (alike === undefined) return textsIn(withoutUi(props)).join(textEnd);
  return textsOfModel(alike.model)
    .map((text) => (typeof text === 'number' ? (alike.words[text] ?? '') : text))
    .join(textEnd);
}

const textsByModel = new WeakMap<Model, readonly (string | number)[]>();

/** The texts of sections that differ by some of them alone: those that all of them have, and the numbers of the others. */
function textsOfModel(model: Model): readonly (string | number)[] {
  const known = textsByModel.get(model);
  if (known !== undefined) return known;
  const { words } = readWords(model.definition.schema, model.props);
  const numbers = new Map(words.map((_, index) => [`\uE010${index}`, index]));
  const texts = textsIn(withoutUi(model.propsWith([...numbers.keys()]))).map((text) => numbers.get(text) ?? text);
  textsByModel.set(model, texts);
  return texts;
}

function withoutUi({ ui: _, ...props }: Given['props']): object {
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
