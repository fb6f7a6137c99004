import { append } from '../../../sdk/any-length.ts';
import type { PageContext, PlaceContext } from '../../../sdk/block.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import type { SectionNode, Site } from '../../../site/site.ts';
import type { Images } from '../../inputs/images.ts';
import { exactSize } from '../../lib/exact-size.ts';
import { runBlock } from '../../schema/block-code.ts';
import type { Page, PlacedSection, Slot } from '../expand.ts';
import { plainOfBlock } from '../whole-words.ts';
import type { LinkUse } from './fields.ts';
import { nodeResolver } from './nodes.ts';
import { propsForStyles, withExtra } from './placed.ts';
import type { ResolvedSection } from './resolved-page.ts';
import type { Scope } from './scope.ts';
import { sharedSets } from './shared-sets.ts';
import { structuredDataOf } from './structured-data.ts';

/** Sections as they stand on a page, with what the page must know of them. */
export interface PlacedSections {
  readonly sections: readonly ResolvedSection[];
  readonly ids: ReadonlySet<string>;
  readonly links: readonly LinkUse[];
  readonly queries: ReadonlySet<string>;
  readonly jsonLd: readonly JsonLdNode[];
}

/** What is worked out once for all pages. */
export interface SharedByPages {
  readonly resolveNode: ReturnType<typeof nodeResolver>;
  readonly oneSet: ReturnType<typeof sharedSets>;
  /** Names pages that are about to be resolved: the results for sections that several of them have are stored. */
  readonly expect: (pages: readonly Page[]) => void;
}

export function sharedByPages(site: Site, images: Images, diagnostics: Diagnostic[]): SharedByPages {
  const shared = new WeakSet<SectionNode['fields']>();
  for (const { top, footer, bottom } of site.layouts.values()) {
    for (const { fields } of [...top, ...footer, ...bottom]) shared.add(fields);
  }
  return {
    resolveNode: nodeResolver(images, diagnostics, shared),
    oneSet: sharedSets(),
    expect(pages) {
      const seen = new Set<SectionNode['fields']>();
      for (const { fields } of everyNode(pages)) {
        if (seen.has(fields)) shared.add(fields);
        else seen.add(fields);
      }
    },
  };
}

function* everyNode(pages: readonly Page[]): Generator<SectionNode> {
  for (const { sections, variants } of pages) {
    for (const placed of [sections, ...variants.map((variant) => variant.sections)]) {
      for (const { node } of placed) yield node;
    }
  }
}

/** What a block may know of a page and of the place of its section there. */
function placeContext(context: PageContext, slot: Slot): PlaceContext {
  return slot === 'footer' ? { ...context, inFooter: true } : context;
}

/** Resolves the sections of a page in their places. */
export function placer(
  { resolveNode, oneSet }: SharedByPages,
  scope: Scope,
  context: PageContext,
  diagnostics: Diagnostic[],
): (placed: readonly PlacedSection[]) => PlacedSections {
  const dataFor = structuredDataOf(scope.site);
  return (placed) => {
    const first = placed.findIndex(({ slot }) => slot === 'main');
    const ids = new Set<string>();
    const links: LinkUse[] = [];
    const queries = new Set<string>();
    const jsonLd: JsonLdNode[] = [];
    const sections = placed.map(({ node, slot }, index): ResolvedSection => {
      const { definition, name } = node;
      const { block } = definition;
      const fields = resolveNode(node, scope);
      const placed = fields.places.at(name, index === first ? 1 : 2);
      const run = <T>(part: Parameters<typeof runBlock>[1], code: () => T) => runBlock(node, part, diagnostics, code);
      const { fromPage, ids: idsOf, jsonLd: nodesOf, styles } = block;
      const given =
        (fromPage && run('fromPage', () => withExtra(placed, fromPage(placeContext(context, slot), placed.props)))) ??
        placed;
      append(links, fields.links);
      for (const query of fields.queries) queries.add(query);
      ids.add(name);
      const plain = <T>(part: Parameters<typeof runBlock>[1], made: readonly T[] = []) =>
        made.length === 0 || fields.queries.size === 0 ? made : (run(part, () => withoutQuery(made)) ?? []);
      for (const id of plain('ids', idsOf && run('ids', () => idsOf(given.props)))) ids.add(id);
      append(jsonLd, plain('jsonLd', nodesOf && run('jsonLd', () => dataFor(given.props, context, nodesOf))));
      const { frames, posts, uses } = fields;
      const shared = typeof styles === 'function' ? run('styles', () => styles(propsForStyles(given))) : styles;
      const sheets = Array.isArray(shared) ? shared : [];
      return { name, slot, type: block.type, styles: sheets, definition, given, frames, posts, uses, node };
    });
    return { sections, ids: oneSet(ids), links: exactSize(links), queries, jsonLd: exactSize(jsonLd) };
  };
}

/** Search engines and links go by the words that stand there without any parameter. */
function withoutQuery<Value>(value: readonly Value[]): readonly Value[] {
  // Text by text, for a sign that is left in one is no match for that in another.
  const text = JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? plainOfBlock(inner) : inner));
  return JSON.parse(plainOfBlock(text)) as readonly Value[];
}
