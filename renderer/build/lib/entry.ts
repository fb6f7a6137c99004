/** What a value of a config holds under a key, whatever the value is. */
export function entry(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
