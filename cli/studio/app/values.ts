/** Where a field is in its section. */
export type FieldPath = readonly (string | number)[];

/** Returns a value inside fields by its path; undefined if there is none. */
export function valueIn(fields: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    fields,
  );
}

/** Returns a name as words: `pointsTitle` is "Points title". */
export function inWords(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns what people call a field. */
export function nameOf({ name, label }: { readonly name: string; readonly label?: string }): string {
  return label ?? inWords(name);
}

/** The fields that say best what a value is. */
const telling = ['label', 'title', 'headline', 'question'];

/** Returns what a list shows of one of its items: its title, or else its first text. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const title = telling.map((name) => valueIn(value, [name])).find((one) => typeof one === 'string');
  if (typeof title === 'string') return title;
  const [first] = Object.values(value).map(summaryOf).filter(Boolean);
  return first ?? '';
}
