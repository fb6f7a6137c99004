import { inQuotes } from '../../sdk/unseen.ts';
import { sharedJson } from './shared-json.ts';

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
