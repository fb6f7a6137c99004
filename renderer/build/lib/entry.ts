/**
 * Returns the property of a config value by its key, and undefined if the value is not an object. Ignores what objects inherit, such
 * as `constructor`.
 */
export function entry(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
