/** What starts an island inside an element. */
type Start = (root: HTMLElement) => void | Promise<void>;

/** Starts an island once in each element: who asks again gets the same answer. */
export function oncePerElement(start: Start): Start {
  const started = new WeakMap<HTMLElement, ReturnType<Start>>();
  return (root) => {
    if (!started.has(root)) started.set(root, start(root));
    return started.get(root);
  };
}
