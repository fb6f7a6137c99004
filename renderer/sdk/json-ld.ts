import { rawText } from './raw-text.ts';

/** A node of structured data (schema.org, JSON-LD 1.1). */
export type JsonLdNode = { readonly '@type': string } & { readonly [property: string]: JsonLdValue | undefined };

type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[] | { readonly '@id': string };

/** Serialises structured data as markup; no text in it can end the script element. */
export function serialiseJsonLd(nodes: readonly JsonLdNode[]): string {
  return jsonLdPieces(nodes, serialisedNode).join('');
}

/** Serialises structured data in pieces, with each node converted by `pieceOf`. */
export function jsonLdPieces<Piece>(
  nodes: readonly JsonLdNode[],
  pieceOf: (node: JsonLdNode) => Piece,
): (Piece | string)[] {
  const pieces: (Piece | string)[] = ['{"@context":"https://schema.org","@graph":['];
  for (const [index, node] of nodes.entries()) {
    if (index > 0) pieces.push(',');
    pieces.push(pieceOf(node));
  }
  pieces.push(']}');
  return pieces;
}

/** Serialises a node as in {@link serialiseJsonLd}. */
export function serialisedNode(node: JsonLdNode): string {
  const cached = cache.get(node);
  if (cached !== undefined) return cached;
  const text = nodeText(node);
  cache.set(node, cache.has(node) ? text : undefined);
  return text;
}

/** Serialises a node without caching, for nodes of one page. */
function nodeText(node: JsonLdNode): string {
  return rawText('json', JSON.stringify(node));
}

/** Cache of nodes that several pages share; a text is stored the second time it is needed. */
const cache = new WeakMap<JsonLdNode, string | undefined>();
