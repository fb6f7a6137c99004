/**
 * What `push(...items)`, `Math.max(...values)` and `Math.min(...values)` do, for lists of any length: what a call is handed goes
 * onto the stack, which has room for some 120,000 arguments.
 */

/** Adds items to the end of a list. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** The highest of some numbers, and at least `least`. */
export function highest(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let found = least;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** The lowest of some numbers, and at most `most`. */
export function lowest(values: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
  let found = most;
  for (const value of values) found = Math.min(found, value);
  return found;
}
