import { isRichTree, wordsAlone } from '../../../sdk/words/rich-text.ts';
import type { PageNode, SectionNode } from '../../../site/site.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../../page/resolve/index.ts';
import { sharedFields } from '../../page/shared-fields.ts';
import type { PropsShape } from '../../schema/shapes/props-shape.ts';
import { readTexts } from '../../schema/shapes/section-texts.ts';
import { textEnd } from './comparison.ts';
import type { ComparedPage, ComparedSection } from './index.ts';

type Given = ResolvedSection['given'];

/** Reads the texts of pages. Sections that several routes have are read once. */
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
    if (!this.#shared.has(node.fields)) return { text: joinedTexts(given), isShared: false };
    const section = this.#known.get(given) ?? { text: joinedTexts(given), isShared: true };
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

/** Joins the texts of a section's fields. The view's own texts are left out: they are on every page with the block. */
function joinedTexts({ shaped, props }: Given): string {
  if (shaped === undefined) return textsIn(withoutUi(props)).join(textEnd);
  return textsOfShape(shaped.shape)
    .map((text) => (typeof text === 'number' ? (shaped.texts[text] ?? '') : text))
    .join('');
}

const textsByShape = new WeakMap<PropsShape, readonly (string | number)[]>();

/** The joined texts of all sections of a shape: what the shape has itself, and the numbers of the sections' own texts. */
function textsOfShape(shape: PropsShape): readonly (string | number)[] {
  const known = textsByShape.get(shape);
  if (known !== undefined) return known;
  const own = readTexts(shape.definition.schema, shape.props).texts;
  const marked = shape.propsWith(own.map((_, index) => `\uE010${index}\uE011`));
  const texts = textsIn(withoutUi(marked))
    .join(textEnd)
    .split(/\uE010(\d+)\uE011/)
    .map((text, index) => (index % 2 === 1 ? Number(text) : text));
  textsByShape.set(shape, texts);
  return texts;
}

function withoutUi({ ui: _, ...props }: Given['props']): object {
  return props;
}

function textsIn(value: unknown, texts: string[] = []): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) {
    for (const item of value) textsIn(item, texts);
  } else if (isRichTree(value)) {
    texts.push(wordsAlone(value));
  } else if (typeof value === 'object' && value !== null) {
    for (const field in value) textsIn(Reflect.get(value, field), texts);
  }
  return texts;
}
