/** A node of structured data (schema.org, JSON-LD 1.1). */
export type JsonLdNode = { readonly '@type': string } & { readonly [property: string]: JsonLdValue | undefined };

type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[] | { readonly '@id': string };

/**
 * The one way structured data becomes markup. `<` is written as an escape, so no word can end the script element
 * (HTML Standard, "restrictions for contents of script elements").
 */
export function serialiseJsonLd(nodes: readonly JsonLdNode[]): string {
  return `{"@context":"https://schema.org","@graph":[${nodes.map(serialisedNode).join(',')}]}`;
}

function serialisedNode(node: JsonLdNode): string {
  const known = serialised.get(node);
  if (known !== undefined) return known;
  const text = JSON.stringify(node).replaceAll('<', '\\u003c');
  serialised.set(node, serialised.has(node) ? text : undefined);
  return text;
}

/** Nodes that many pages have: what is asked for a second time is kept. */
const serialised = new WeakMap<JsonLdNode, string | undefined>();
