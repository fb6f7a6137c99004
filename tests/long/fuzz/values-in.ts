/** The location of a value in a config: its object or list, and its key. */
export interface Location {
  readonly owner: object;
  readonly key: string;
}

/** Returns all locations in a config. Visits a shared object once. */
export function locationsIn(config: unknown): readonly Location[] {
  const locations: Location[] = [];
  const seen = new Set<unknown>();
  const pending: unknown[] = [config];
  // The loop appends to the list.
  for (const value of pending) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const key of Object.keys(value)) {
      locations.push({ owner: value, key });
      pending.push(Reflect.get(value, key));
    }
  }
  return locations;
}
