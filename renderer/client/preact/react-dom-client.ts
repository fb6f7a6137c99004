import { options } from 'preact';
import { hydrate } from 'preact/compat';
import { createRoot } from 'preact/compat/client';

export { createRoot };

/**
 * Hydrates the server's HTML as React does in `flushSync`: with effects, and without removing anything. Renders changed
 * HTML again, as React does. preact would reuse the next element with the same tag, and keep its attributes.
 */
export function hydrateRoot(
  container: Element,
  children: Parameters<typeof hydrate>[0],
): ReturnType<typeof createRoot> {
  const restoreNoscripts = saveNoscripts(container);
  const runEffects = deferEffects();
  const before = listNodes(container);
  const root = createRoot(container);
  try {
    hydrate(children, container);
    if (before.length > 0 && isChanged(before, container)) {
      root.unmount();
      container.replaceChildren();
      root.render(children);
    }
  } finally {
    restoreNoscripts();
    runEffects();
  }
  return root;
}

/** Elements and non-empty text nodes. preact treats empty texts and comments differently than the parser. */
function listNodes(container: Element): Node[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('noscript, textarea')
      ? NodeFilter.FILTER_REJECT
      : node instanceof Text && !node.data
        ? NodeFilter.FILTER_SKIP
        : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** Whether hydration replaced nodes of the server. An empty container failed, and the caller gives it up anyway. */
function isChanged(before: readonly Node[], container: Element): boolean {
  const after = listNodes(container);
  return after.length > 0 && (after.length !== before.length || after.some((node, index) => node !== before[index]));
}

/** Keeps the content of `<noscript>`: preact empties it, because no component renders it in a browser. */
function saveNoscripts(container: Element): () => void {
  const contents = [...container.querySelectorAll('noscript')].map(
    (element) => [element, [...element.childNodes]] as const,
  );
  return () => {
    // biome-ignore lint/plugin: the children of one element of a page
    for (const [element, nodes] of contents) if (element.isConnected) element.replaceChildren(...nodes);
  };
}

/**
 * Returns a function that runs the effects now. preact would wait for the next frame, and the component would not react
 * until then.
 */
function deferEffects(): () => void {
  const original = options.requestAnimationFrame;
  let run = () => {};
  options.requestAnimationFrame = (effects) => {
    run = effects;
  };
  return () => {
    options.requestAnimationFrame = original;
    run();
  };
}
