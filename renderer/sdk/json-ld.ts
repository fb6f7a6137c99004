import { rawText } from './raw-text.ts';

/** A node of structured data (schema.org, JSON-LD 1.1). */
export type JsonLdNode = { readonly '@type': string } & { readonly [property: string]: JsonLdValue | undefined };

type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[] | { readonly '@id': string };

/** The one way structured data becomes markup: no word of it can end the script element. */
export function serialiseJsonLd(nodes: readonly JsonLdNode[]): string {
  return jsonLdPieces(nodes, serialisedNode).join('');
}

/** The same in pieces, with each node as whatever is made of it and of its text. */
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

/** A node as it stands in {@link serialiseJsonLd}. */
export function serialisedNode(node: JsonLdNode): string {
  const known = serialised.get(node);
  if (known !== undefined) return known;
  const text = nodeText(node);
  serialised.set(node, serialised.has(node) ? text : undefined);
  return text;
}

/** The same of a node that one page has. */
export function nodeText(node: JsonLdNode): string {
  return rawText('json', JSON.stringify(node));
}

/** Nodes that many pages have: what is asked for a second time is kept. */
const serialised = new WeakMap<JsonLdNode, string | undefined>();
