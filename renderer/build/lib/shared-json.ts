/**
 * Serializes a value as JSON that writes each object once and refers to it by number after that. Plain JSON of nested
 * shared objects could be millions of times as long.
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
