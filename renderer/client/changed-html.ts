/**
 * Lets islands go on over HTML that others change. React and preact insert and remove nodes beside others that they know, but
 * translations put each text into elements of their own, and extensions wrap fields. In an island, the element around a node then
 * takes its place; a node that is gone has none.
 */
export function tolerateChangedHtml(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    const place = before && isInIsland(this) ? childAround(before, this) : before;
    insertBefore.call(this, added, place);
    return added;
  };

  Node.prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed): Removed {
    const child = isInIsland(this) ? childAround(removed, this) : removed;
    if (child) removeChild.call(this, child);
    return removed;
  };
}

function isInIsland(node: Node): boolean {
  return node instanceof Element && Element.prototype.closest.call(node, '[data-island]') !== null;
}

/** The child of a parent that is a node or contains it. */
function childAround(node: Node, parent: Node): Node | null {
  let child: Node | null = node;
  while (child && parentOf(child) !== parent) child = parentOf(child);
  return child;
}

/** A form may have a field that is called `parentNode`. */
function parentOf(node: Node): Node | null {
  return Reflect.get(Node.prototype, 'parentNode', node);
}
