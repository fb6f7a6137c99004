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
