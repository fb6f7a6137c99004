import type { PageContext } from '../../../sdk/block.ts';
import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import type { Site } from '../../../site/site.ts';

type Props = Readonly<Record<string, unknown>>;
type NodesOf = (props: Record<string, unknown>, page: PageContext) => readonly JsonLdNode[];

/** The properties of the context that differ between pages of one site and language. */
const own: ReadonlySet<PropertyKey> = new Set<keyof PageContext>(['href', 'url', 'image']);

/** Nodes of sections by props; undefined for sections whose data depends on the page. */
const known = new WeakMap<Site, WeakMap<Props, readonly JsonLdNode[] | undefined>>();

/**
 * Returns a function that makes the structured data of sections. If it does not depend on the page, all pages with the section
 * share the nodes, which are then checked and serialised once.
 */
export function structuredDataOf(
  site: Site,
): (props: Props, page: PageContext, nodesOf: NodesOf) => readonly JsonLdNode[] {
  const nodes = known.get(site) ?? new WeakMap<Props, readonly JsonLdNode[] | undefined>();
  known.set(site, nodes);
  return (props, page, nodesOf) => {
    const shared = nodes.get(props);
    if (shared !== undefined || nodes.has(props)) return shared ?? nodesOf(props, page);
    let isOwn = false;
    const watched = new Proxy(page, {
      get(target, key) {
        isOwn ||= own.has(key);
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
