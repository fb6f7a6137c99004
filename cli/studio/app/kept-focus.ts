const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Milliseconds in which a dialog gives the focus back by itself. */
const patience = 150;

/**
 * Moves the focus when the control that had it is removed or disabled: to the nearest one before it that is still there. Else a
 * person without a mouse would start again at the top of the window. Returns what ends it.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined;
  /** The controls before it, the nearest first. */
  let before: readonly HTMLElement[] = [];
  let timer: number | undefined;
  const entered = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    const all = [...document.querySelectorAll<HTMLElement>(focusable)];
    before = all.slice(0, Math.max(0, all.indexOf(target))).reverse();
  };
  const settle = () => {
    if (document.activeElement !== document.body || last === undefined || isUsable(last)) return;
    // The page has the words that were edited in a box over it.
    if (last.closest('.text-editor') === null) before.find(isUsable)?.focus();
    last = undefined;
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, patience);
  });
  addEventListener('focusin', entered);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    removeEventListener('focusin', entered);
    observer.disconnect();
    clearTimeout(timer);
  };
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
