import { append } from '../../../sdk/any-length.ts';
import type { PageContext, PlaceContext } from '../../../sdk/block.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import type { Theme } from '../../../site/input.ts';
import type { SectionNode, Site } from '../../../site/site.ts';
import { runBlock } from '../../schema/block-code.ts';
import type { Page, PlacedSection, Slot } from '../expand.ts';
import type { FieldContext, LinkUse } from './fill-text.ts';
import { nodeResolver, type ResolvedNode } from './nodes.ts';
import type { ResolvedSection } from './resolved-page.ts';
import type { Scope } from './scope.ts';
import { defaultTextOfBlock, propsForStyles, sheetNames, withPageProps } from './view-props.ts';

/** The sections of a page, with what the page needs from them. */
export interface PlacedSections {
  readonly sections: readonly ResolvedSection[];
  readonly ids: ReadonlySet<string>;
  readonly links: readonly LinkUse[];
  readonly queries: ReadonlySet<string>;
  readonly jsonLd: readonly JsonLdNode[];
}

/** Results that all pages share. */
export interface SharedByPages {
  readonly resolveNode: ReturnType<typeof nodeResolver>;
  /** Announces the pages that are resolved next, so that sections of several pages are resolved once. */
  readonly expect: (pages: readonly Page[], known?: KnownSections) => void;
}

/** Sections that an earlier analysis resolved, and that would be the same now. */
export type KnownSections = ReadonlyMap<SectionNode, ResolvedNode>;

export function sharedByPages(
  site: Site,
  files: Pick<FieldContext, 'pictures' | 'icons'>,
  diagnostics: Diagnostic[],
): SharedByPages {
  const shared = new WeakSet<SectionNode['fields']>();
  for (const { top, footer, bottom } of site.layouts.values()) {
    for (const { fields } of [...top, ...footer, ...bottom]) shared.add(fields);
  }
  const resolveNode = nodeResolver(files, diagnostics, shared, site);
  let known: KnownSections | undefined;
  return {
    resolveNode: (node, scope, theme) => known?.get(node) ?? resolveNode(node, scope, theme),
    expect(pages, knownNow) {
      known = knownNow;
      for (const fields of sharedFields(everyNode(pages))) shared.add(fields);
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

/** What a block may read about its page and the position of its section. */
function placeContext(context: PageContext, slot: Slot): PlaceContext {
  return slot === 'footer' ? { ...context, inFooter: true } : context;
}

/** Returns a function that resolves the sections of a page. */
export function sectionResolver(
  { resolveNode }: SharedByPages,
  { scope, theme }: { readonly scope: Scope; readonly theme: Theme },
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
      const fields = resolveNode(node, scope, theme);
      const own = fields.props.at(name, index === first ? 1 : 2);
      const run = <T>(part: Parameters<typeof runBlock>[1], code: () => T) => runBlock(node, part, diagnostics, code);
      const { fromPage, ids: idsOf, jsonLd: nodesOf, styles } = block;
      const given =
        (fromPage && run('fromPage', () => withPageProps(own, fromPage(placeContext(context, slot), own.props)))) ??
        own;
      append(links, fields.links);
      for (const query of fields.queries) queries.add(query);
      ids.add(name);
      const plain = <T>(part: Parameters<typeof runBlock>[1], made: readonly T[] = []) =>
        made.length === 0 || fields.queries.size === 0 ? made : (run(part, () => withoutQuery(made)) ?? []);
      for (const id of plain('ids', idsOf && run('ids', () => idsOf(given.props)))) ids.add(id);
      append(jsonLd, plain('jsonLd', nodesOf && run('jsonLd', () => dataFor(given.props, context, nodesOf))));
      const { frames, posts, shows, pictures, videos, uses } = fields;
      const shared = typeof styles === 'function' ? run('styles', () => styles(propsForStyles(given))) : styles;
      const sheets = [...sheetNames(block, shared, propsForStyles(given), fields.hasPictureSheet), ...fields.sheets];
      return {
        name,
        slot,
        type: block.type,
        styles: sheets,
        definition,
        given,
        frames,
        posts,
        shows,
        pictures,
        videos,
        uses,
        node,
        resolved: fields,
      };
    });
    return { sections, ids, links, queries, jsonLd };
  };
}

/** Search engines and links use the default texts, without any query parameter. */
function withoutQuery<Value>(value: readonly Value[]): readonly Value[] {
  // Text by text, so that a mark left in one text does not match a mark in another.
  const text = JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? defaultTextOfBlock(inner) : inner));
  return JSON.parse(defaultTextOfBlock(text)) as readonly Value[];
}

type Props = Readonly<Record<string, unknown>>;
type NodesOf = (props: Record<string, unknown>, page: PageContext) => readonly JsonLdNode[];

/** The properties of the context that differ between pages of one site and language. */
const ownProperties: ReadonlySet<PropertyKey> = new Set<keyof PageContext>(['href', 'url', 'image']);

/** Nodes of sections by props; undefined for sections whose data depends on the page. */
const knownNodes = new WeakMap<Site, WeakMap<Props, readonly JsonLdNode[] | undefined>>();

/**
 * Returns a function that makes the structured data of sections. If it does not depend on the page, all pages with the section
 * share the nodes, which are then checked and serialised once.
 */
export function structuredDataOf(
  site: Site,
): (props: Props, page: PageContext, nodesOf: NodesOf) => readonly JsonLdNode[] {
  const nodes = knownNodes.get(site) ?? new WeakMap<Props, readonly JsonLdNode[] | undefined>();
  knownNodes.set(site, nodes);
  return (props, page, nodesOf) => {
    const shared = nodes.get(props);
    if (shared !== undefined || nodes.has(props)) return shared ?? nodesOf(props, page);
    let isOwn = false;
    const watched = new Proxy(page, {
      get(target, key) {
        isOwn ||= ownProperties.has(key);
        return Reflect.get(target, key);
      },
      ownKeys(target) {
        isOwn = true;
        return Reflect.ownKeys(target);
      },
    });
    const made = nodesOf(props, watched);
    nodes.set(props, isOwn ? undefined : made);
    return made;
  };
}

/** Returns the fields that more than one section has. Their results are worth caching. */
function sharedFields(sections: Iterable<SectionNode>): ReadonlySet<SectionNode['fields']> {
  const seen = new Set<SectionNode['fields']>();
  const shared = new Set<SectionNode['fields']>();
  for (const { fields } of sections) {
    if (seen.has(fields)) shared.add(fields);
    else seen.add(fields);
  }
  return shared;
}
