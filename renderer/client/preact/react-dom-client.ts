import { options } from 'preact';
import { hydrate } from 'preact/compat';
import { createRoot } from 'preact/compat/client';

export { createRoot };

/**
 * Takes over the server's HTML as React does in `flushSync`: with its effects, and without taking anything out. HTML that
 * was changed by others is rendered anew, as by React: preact would take the next element of a name for its own, whosever
 * it is, and leave its attributes as they are.
 */
export function hydrateRoot(
  container: Element,
  children: Parameters<typeof hydrate>[0],
): ReturnType<typeof createRoot> {
  const keepNoscripts = noscriptsIn(container);
  const runEffects = holdEffects();
  const before = nodesIn(container);
  const root = createRoot(container);
  try {
    hydrate(children, container);
    if (before.length > 0 && isChanged(before, container)) {
      root.unmount();
      container.replaceChildren();
      root.render(children);
    }
  } finally {
    keepNoscripts();
    runEffects();
  }
  return root;
}

/** Elements, and the words in them; preact counts empty texts and comments otherwise than the parser. */
function nodesIn(container: Element): Node[] {
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

/** Whether the nodes that the server sent are not those that are shown now. What is empty failed, and is given up anyway. */
function isChanged(before: readonly Node[], container: Element): boolean {
  const after = nodesIn(container);
  return after.length > 0 && (after.length !== before.length || after.some((node, place) => node !== before[place]));
}

/** preact empties what is for browsers without script, because no component renders that in a browser. */
function noscriptsIn(container: Element): () => void {
  const contents = [...container.querySelectorAll('noscript')].map(
    (element) => [element, [...element.childNodes]] as const,
  );
  return () => {
    // biome-ignore lint/plugin: the children of one element of a page
    for (const [element, nodes] of contents) if (element.isConnected) element.replaceChildren(...nodes);
  };
}

/** preact lets effects wait for the next frame, in which a component is shown but does not act yet. */
function holdEffects(): () => void {
  const usual = options.requestAnimationFrame;
  let run = () => {};
  options.requestAnimationFrame = (effects) => {
    run = effects;
  };
  return () => {
    options.requestAnimationFrame = usual;
    run();
  };
}
