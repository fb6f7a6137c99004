import type { PageContext } from '../../../sdk/block.ts';
import { type JsonLdNode, nodeText } from '../../../sdk/json-ld.ts';
import type { Site } from '../../../site/site.ts';
import { webPageNode } from '../../../site/structured-data.ts';
import { incompleteNodes } from '../../checks/json-ld/incomplete.ts';
import { structuredData } from '../../page/render/head.ts';
import { type Piece, SharedText } from '../../page/render/pieces.ts';
import type { ResolvedPage, ResolvedSection } from '../../page/resolve/index.ts';
import { structuredDataOf } from '../../page/resolve/structured-data.ts';
import type { RecipeSource } from '../recipes/recipes.ts';

/** What structured data is made of. */
export interface DataWords extends Readonly<Record<'url' | 'title' | 'description', string>> {
  readonly sections: readonly (readonly string[] | undefined)[];
}

/** The structured data of the pages of one kind: their own node, that of the business, and those of their sections. */
export class PageData {
  readonly #site: Site;
  readonly #page: ResolvedPage;
  /** Nodes between that of the page and those of its sections. */
  readonly #around: readonly JsonLdNode[];
  /** Nodes that all pages of the kind have. */
  readonly #shared: ReadonlyMap<JsonLdNode, Piece>;
  /** What nodes of the first page say besides its address: others that say the same lack nothing either. */
  readonly #whole: ReadonlySet<string>;

  constructor({ page }: RecipeSource, site: Site, context: PageContext) {
    this.#site = site;
    this.#page = page;
    const ofSections = this.#ofSections([], context);
    this.#around = page.jsonLd.slice(1, page.jsonLd.length - ofSections.length);
    const texts = page.jsonLd.map((node) => [node, nodeText(node)] as const);
    this.#shared = new Map(texts.map(([node, text]) => [node, new SharedText(text)]));
    this.#whole = new Set(texts.map(([, text]) => withoutAddress(text, context.url)));
  }

  /** As it stands in the head of a page; nothing where something is lacking in it, which its plan tells. */
  of({ url, title, description, sections }: DataWords, context: PageContext): readonly Piece[] | undefined {
    const own = webPageNode(this.#site, { url, title, description });
    let isWhole = true;
    const pieceOf = (node: JsonLdNode): Piece => {
      const known = this.#shared.get(node);
      if (known !== undefined) return known;
      const text = nodeText(node);
      isWhole &&= node === own || this.#whole.has(withoutAddress(text, url)) || incompleteNodes(node).length === 0;
      return text;
    };
    const jsonLd = [own, ...this.#around, ...this.#ofSections(sections, context)];
    const pieces = structuredData({ jsonLd }, pieceOf);
    return isWhole ? pieces : undefined;
  }

  #ofSections(words: DataWords['sections'], context: PageContext): readonly JsonLdNode[] {
    const dataFor = structuredDataOf(this.#site);
    return this.#page.sections.flatMap((section, index) => {
      const { jsonLd } = section.definition.block;
      return jsonLd === undefined ? [] : dataFor(propsOf(section, words[index]), context, jsonLd);
    });
  }
}

/** What the view of a section gets with other words than its own, where there are some. */
export function propsOf({ given }: ResolvedSection, words: readonly string[] | undefined) {
  return words === undefined || given.alike === undefined ? given.props : given.alike.model.propsWith(words);
}

function withoutAddress(text: string, url: string): string {
  return text.replaceAll(url, '');
}
