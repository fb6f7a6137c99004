import { inQuotes } from '../../sdk/unseen.ts';

/** Returns any config value as text. `String` would throw for an object whose own `toString` is not a function. */
export function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? sharedJson(value) : String(value);
}

/** A value for a message: a text in quotes, anything else as JSON; on one line, and cut where it is long. */
export function valueInMessage(value: unknown, most = 80): string {
  if (typeof value === 'string') return inQuotes(value, most);
  const text = asText(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

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
