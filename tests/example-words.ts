/** An example with other strings, wherever it has one. Keys and the words that tell shapes apart stay. */
export function changed(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => changed(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changed(item, change, name)]));
}
