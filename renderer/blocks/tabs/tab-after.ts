/**
 * Returns the index of the tab that a key leads to; undefined for other keys. Arrows go around the end, in both directions
 * of writing and in both orientations of the list.
 */
export function tabAfter(key: string, index: number, count: number, rtl: boolean): number | undefined {
  const next = (index + 1) % count;
  const previous = (index + count - 1) % count;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: next,
    ArrowUp: previous,
    ArrowRight: rtl ? previous : next,
    ArrowLeft: rtl ? next : previous,
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(targets, key) ? targets[key] : undefined;
}
