/**
 * How many values there would be if each was written out in every place: an object in two places counts twice, with
 * all that it holds. Takes as long as there are objects. The value of the key `without` is left out.
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
