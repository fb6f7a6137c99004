/**
 * Counts the values in a tree as if shared objects were copied: an object used twice counts twice, with its contents.
 * Takes time linear in the number of distinct objects. Skips the value of the key `without`.
 */
export function countValues(value: unknown, without?: string): number {
  return countIn(value, without, new Map());
}

function countIn(value: unknown, without: string | undefined, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1;
  const before = known.get(value);
  if (before !== undefined) return before;
  let count = 1;
  for (const [key, inner] of Object.entries(value)) if (key !== without) count += countIn(inner, without, known);
  known.set(value, count);
  return count;
}
