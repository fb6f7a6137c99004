/**
 * A value as JSON in which each object is written out in its first place, and named by its number in later ones. What
 * shares nothing is plain JSON; objects that hold others twice, and these the next, would be millions of times as long so.
 */
export function sharedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const numbers = new Map<object, number>();
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null) return inner;
    const number = numbers.get(inner);
    if (number !== undefined) return `\0${number}`;
    numbers.set(inner, numbers.size);
    return inner;
  });
}
