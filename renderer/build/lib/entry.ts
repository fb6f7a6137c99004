/** Returns the property of a config value by its key, and undefined if the value is not an object. */
export function entry(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
