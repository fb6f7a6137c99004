/**
 * Replacements of `push(...items)`, `Math.max(...values)` and `Math.min(...values)` for lists of any length. Arguments
 * go onto the stack, which has room for about 120,000.
 */

/** Appends items to a list. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** Returns the highest number, and at least `least`. */
export function highest(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let found = least;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** Returns the lowest number, and at most `most`. */
export function lowest(values: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
  let found = most;
  for (const value of values) found = Math.min(found, value);
  return found;
}
