import { sharedJson } from './shared-json.ts';
/** Any value of a config as text: `String` throws for an object with a `toString` of its own that is no function. */
export function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? sharedJson(value) : String(value);
}
