import type { ESTree } from 'rolldown/utils';
import type { Module } from './module.ts';

/**
 * Returns the offset of a text inside an expression. Searches string literals only, so that the needle does not match names
 * in code. Undefined if the text is not written in one piece.
 */
export function needleOffset({ source, lead }: Module, node: ESTree.Node, needle: string): number | undefined {
  for (const { start, end } of textNodes(node)) {
    const found = source.text.slice(start - lead, end - lead).indexOf(needle);
    if (found >= 0) return start + found;
  }
  return undefined;
}

function* textNodes(node: ESTree.Node): Generator<ESTree.Node> {
  if (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string')) yield node;
  else if (node.type !== 'Program') {
    for (const part of Object.values(node).flat() as unknown[]) if (isNode(part)) yield* textNodes(part);
  }
}

export function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
