import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds after closing until what was typed is forgotten; by then the dialog has faded away. */
const forgets = 300;

/** Calls `forget` each time the dialog around an element opens, and a moment after it was closed. */
export function useForgetfulDialog(inside: RefObject<HTMLElement | null>, forget: () => void): void {
  const latest = useRef(forget);
  latest.current = forget;
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    let timer: ReturnType<typeof setTimeout>;
    let closed = !dialog.open;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (!dialog.open) timer = setTimeout(() => latest.current(), forgets);
      else if (closed) latest.current();
      closed = !dialog.open;
    });
    observer.observe(dialog, { attributes: true, attributeFilter: ['open'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [inside]);
}
