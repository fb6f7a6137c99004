import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds between closing and the reset. By then the dialog has faded out. */
const resetDelay = 300;

/** Calls `reset` each time the dialog around an element opens, and shortly after it closes. */
export function useDialogReset(inside: RefObject<HTMLElement | null>, reset: () => void): void {
  const latest = useRef(reset);
  latest.current = reset;
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    let timer: ReturnType<typeof setTimeout>;
    let closed = !dialog.open;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (!dialog.open) timer = setTimeout(() => latest.current(), resetDelay);
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
