/** Returns a value with its texts replaced, at any depth. `change` gets each text with the key that it is under. */
export function changeTexts(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changeTexts(item, change, name)]));
}
