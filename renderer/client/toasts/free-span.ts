/** A vertical range of the window, in pixels. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the free range between bars that is high enough and nearest to one end of the window; otherwise the highest
 * one.
 */
export function freeSpan(bars: readonly Span[], height: number, window: Span, from: 'start' | 'end'): Span {
  const gaps: Span[] = [];
  let { start } = window;
  for (const bar of [...bars, { start: window.end, end: window.end }].sort((a, b) => a.start - b.start)) {
    if (bar.start > start) gaps.push({ start, end: Math.min(bar.start, window.end) });
    start = Math.max(start, bar.end);
  }
  if (from === 'end') gaps.reverse();
  const highest = (a: Span, b: Span) => (heightOf(b) > heightOf(a) ? b : a);
  return (
    gaps.find((gap) => heightOf(gap) >= height) ?? gaps.reduce(highest, { start: window.start, end: window.start })
  );
}

function heightOf({ start, end }: Span): number {
  return end - start;
}

const controls = 'a[href], button, input, select, textarea, label, summary, [tabindex]';

/** Bars that need not be sticky: the page's header, the close form of a dialog, and the answer of a form. */
const alwaysBars = 'body > header, form[method="dialog"], .form-done, .short-form-done';

/**
 * Returns the visible spans of bars with controls: headers, and sticky or fixed bars and cards, in the page or in the
 * open dialog. Only bars that `region` overlaps horizontally count.
 */
export function findBars(host: HTMLElement, region: HTMLElement): Span[] {
  const { left, right } = region.getBoundingClientRect();
  const bars = new Set<Element>();
  for (const control of host.querySelectorAll(controls)) {
    if (region.contains(control) || !isVisible(control)) continue;
    const bar = closestBar(control, host);
    if (bar) bars.add(bar);
  }
  return [...bars]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.right > left && bar.left < right)
    .map(({ top, bottom }) => ({ start: top, end: bottom }));
}

function isVisible(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < document.documentElement.clientHeight;
}

/** The innermost bar around a control. */
function closestBar(control: Element, host: HTMLElement): Element | undefined {
  for (let node: Element | null = control; node && node !== host; node = node.parentElement) {
    if (node.matches(alwaysBars) || /fixed|sticky/.test(getComputedStyle(node).position)) return node;
  }
  return undefined;
}
