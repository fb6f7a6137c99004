import type { Span } from './free-span.ts';

const controls = 'a[href], button, input, select, textarea, label, summary, [tabindex]';

/** Bars by what they are: the page's header, which need not stick, and the way out of a dialog. */
const fixtures = 'body > header, form[method="dialog"]';

/**
 * What keeps its place in the window and holds something to press, as far as it can be seen now: headers, bars and cards
 * that stick or are fixed, in the page or in the dialog that is open. `region` lies over them, and tells which it may cover.
 */
export function barsIn(host: HTMLElement, region: HTMLElement): Span[] {
  const { left, right } = region.getBoundingClientRect();
  const bars = new Set<Element>();
  for (const control of host.querySelectorAll(controls)) {
    if (region.contains(control) || !isSeen(control)) continue;
    const bar = barOf(control, host);
    if (bar) bars.add(bar);
  }
  return [...bars]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.right > left && bar.left < right)
    .map(({ top, bottom }) => ({ start: top, end: bottom }));
}

function isSeen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < document.documentElement.clientHeight;
}

/** The innermost bar that a control is in. */
function barOf(control: Element, host: HTMLElement): Element | undefined {
  for (let node: Element | null = control; node && node !== host; node = node.parentElement) {
    if (node.matches(fixtures) || /fixed|sticky/.test(getComputedStyle(node).position)) return node;
  }
  return undefined;
}
