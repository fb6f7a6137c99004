/** A value inside a config: what holds it, and under which key. */
export interface Place {
  readonly holder: object;
  readonly key: string;
}

/** Every place of a config, each object once however often it is used. */
export function placesIn(config: unknown): readonly Place[] {
  const places: Place[] = [];
  const seen = new Set<unknown>();
  const waiting: unknown[] = [config];
  // The list grows while it is walked.
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const key of Object.keys(value)) {
      places.push({ holder: value, key });
      waiting.push(Reflect.get(value, key));
    }
  }
  return places;
}
