import { append } from '../../../sdk/any-length.ts';
import type { Path } from '../../../sdk/issue.ts';
import type { WrittenPicture } from '../../../sdk/picture/picture.tsx';
import { type Inline, isProse, type ProseNode, type ProseRow, type WrittenNode } from '../../../sdk/prose/prose.ts';
import { sampleProse } from '../../../sdk/prose/sample.ts';
import { withoutPlaceholderMarks } from '../../../sdk/query-text.ts';
import { type FieldContext, fillText } from './fill-text.ts';
import { type PictureField, resolvedPicture } from './pictures.ts';

/** A picture is as wide as the text. */
const pictureField: PictureField = {
  decorates: false,
  captioned: true,
  keepsSize: true,
  box: {
    boxes: [
      ['50rem', '46rem'],
      ['0', 1],
    ],
  },
  describe: 'Describe what it shows between the square brackets, as you would on the phone.',
};

/** Returns the href in the document for a link. */
type ResolveLink = (source: string, context: FieldContext, at: Path) => string;

/**
 * Returns the nodes of a prose file with their tokens filled in and their links and pictures resolved. Marks are read before that, so that no
 * value can make any. An example of a block names no file of the site, and shows a sample.
 */
export function filledProse(
  value: unknown,
  context: FieldContext,
  at: Path,
  resolveLink: ResolveLink,
): readonly ProseNode[] {
  if (!isProse(value)) return new Filled(context, resolveLink).nodes(sampleProse, at);
  append(
    context.diagnostics,
    value.diagnostics.map((one) => (one.path.length === 0 ? { ...one, path: at } : one)),
  );
  return new Filled(context, resolveLink).nodes(value.nodes, at);
}

class Filled {
  readonly #context: FieldContext;
  readonly #resolveLink: ResolveLink;

  constructor(context: FieldContext, resolveLink: ResolveLink) {
    this.#context = context;
    this.#resolveLink = resolveLink;
  }

  nodes(nodes: readonly WrittenNode[], at: Path): readonly ProseNode[] {
    return nodes.map((node, index) => this.#node(node, [...at, index]));
  }

  #node(node: WrittenNode, at: Path): ProseNode {
    if ('p' in node) return { p: this.#words(node.p, [...at, 'p']) };
    if ('item' in node) return { item: this.#words(node.item, [...at, 'item']) };
    if ('h2' in node) return { h2: this.#words(node.h2, [...at, 'h2']), id: node.id };
    if ('h3' in node) return { h3: this.#words(node.h3, [...at, 'h3']), id: node.id };
    if ('h4' in node) return { h4: this.#words(node.h4, [...at, 'h4']), id: node.id };
    if ('ul' in node) return { ul: this.#items(node.ul, [...at, 'ul']) };
    if ('ol' in node) return { ol: this.#items(node.ol, [...at, 'ol']), start: node.start };
    if ('quote' in node) return { quote: this.nodes(node.quote, [...at, 'quote']) };
    if ('picture' in node) return { picture: this.#picture(node.picture, [...at, 'picture']) };
    if ('pre' in node) return { pre: withoutPlaceholderMarks(node.pre) };
    if ('hr' in node) return node;
    return {
      head: this.#row(node.head, [...at, 'head']),
      rows: node.rows.map((row, index) => this.#row(row, [...at, 'rows', index])),
      align: node.align,
    };
  }

  #items(items: readonly (readonly WrittenNode[])[], at: Path): readonly (readonly ProseNode[])[] {
    return items.map((item, index) => this.nodes(item, [...at, index]));
  }

  #picture(written: WrittenPicture, at: Path) {
    return resolvedPicture(written, this.#context, at, pictureField);
  }

  #row(row: ProseRow, at: Path): ProseRow {
    return row.map((cell, index) => this.#words(cell, [...at, index]));
  }

  #words(words: readonly Inline[], at: Path): readonly Inline[] {
    return words.map((one, index) => this.#inline(one, [...at, index]));
  }

  #inline(one: Inline, at: Path): Inline {
    if (typeof one === 'string') return fillText(one, this.#context, at, this.#context.queries);
    if ('strong' in one) return { strong: this.#words(one.strong, [...at, 'strong']) };
    if ('em' in one) return { em: this.#words(one.em, [...at, 'em']) };
    if ('code' in one) return { code: withoutPlaceholderMarks(one.code) };
    if ('br' in one) return one;
    const href = this.#resolveLink(one.href, this.#context, [...at, 'href']);
    return { link: this.#words(one.link, [...at, 'link']), href };
  }
}
