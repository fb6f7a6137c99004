import type { Nodes, Parents } from 'mdast';

/** Returns a node and all nodes below it, in the order of the file. */
export function* nodesIn(root: Nodes): Generator<Nodes> {
  const open: Nodes[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    if ('children' in node) for (const child of (node as Parents).children.toReversed()) open.push(child);
  }
}
