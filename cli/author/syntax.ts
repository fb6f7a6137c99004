import type { ESTree } from 'rolldown/utils';

/** Yields a node and all nodes below it in order. */
export function* nodesIn(node: ESTree.Node): Generator<ESTree.Node> {
  yield node;
  for (const part of Object.values(node).flat() as unknown[]) if (isNode(part)) yield* nodesIn(part);
}

/** Yields the variables used below a node, without keys of objects and members. */
export function* namesIn(node: ESTree.Node): Generator<{ readonly name: string; readonly node: ESTree.Node }> {
  switch (node.type) {
    case 'ImportDeclaration':
      return;
    case 'Identifier':
      yield { name: node.name, node };
      return;
    case 'MemberExpression':
      yield* namesIn(node.object);
      if (node.computed) yield* namesIn(node.property);
      return;
    case 'Property':
      if (node.computed) yield* namesIn(node.key);
      yield* namesIn(node.value);
      return;
    default:
      for (const part of Object.values(node).flat() as unknown[]) if (isNode(part)) yield* namesIn(part);
  }
}

/** Returns whether a node is inside another one. */
export function isInside(node: ESTree.Node, outer: ESTree.Node): boolean {
  return node.start >= outer.start && node.end <= outer.end;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
