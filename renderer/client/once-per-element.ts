/** Starts an island inside an element. */
type Start = (root: HTMLElement) => void | Promise<void>;

/** Wraps `start` so that it runs once per element; later calls return the same result. */
export function oncePerElement(start: Start): Start {
  const started = new WeakMap<HTMLElement, ReturnType<Start>>();
  return (root) => {
    if (!started.has(root)) started.set(root, start(root));
    return started.get(root);
  };
}
