import { options } from 'preact';
import { hydrate } from 'preact/compat';
import { createRoot } from 'preact/compat/client';

export { createRoot };

/** Takes over the server's HTML as React does in `flushSync`: with its effects, and without taking anything out. */
export function hydrateRoot(
  container: Element,
  children: Parameters<typeof hydrate>[0],
): ReturnType<typeof createRoot> {
  const keepNoscripts = noscriptsIn(container);
  const runEffects = holdEffects();
  try {
    hydrate(children, container);
  } finally {
    keepNoscripts();
    runEffects();
  }
  return createRoot(container);
}

/** preact empties what is for browsers without script, because no component renders that in a browser. */
function noscriptsIn(container: Element): () => void {
  const contents = [...container.querySelectorAll('noscript')].map(
    (element) => [element, [...element.childNodes]] as const,
  );
  return () => {
    // biome-ignore lint/plugin: the children of one element of a page
    for (const [element, nodes] of contents) element.replaceChildren(...nodes);
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
