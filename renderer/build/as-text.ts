/** Any value of a config as text: `String` throws for an object with a `toString` of its own that is no function. */
export function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
