import { sharedJson } from './shared-json.ts';

/** Returns any config value as text. `String` would throw for an object whose own `toString` is not a function. */
export function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? sharedJson(value) : String(value);
}
