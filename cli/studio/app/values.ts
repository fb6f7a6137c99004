import type { FieldControl } from '../fields.ts';

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

/** Returns the control of a field inside others; undefined if there is none. */
export function controlAt(
  controls: readonly FieldControl[],
  values: unknown,
  [name, ...inside]: FieldPath,
): FieldControl | undefined {
  const control = controls.find((one) => one.name === name);
  return control && inner(control, valueIn(values, [name ?? '']), inside);
}

function inner(control: FieldControl, value: unknown, path: FieldPath): FieldControl | undefined {
  const [step] = path;
  if (step === undefined) return control;
  if (control.item) return inner(control.item, valueIn(value, [step]), path.slice(1));
  const fields = control.kinds ? control.kinds[String(valueIn(value, ['kind']))] : control.fields;
  return fields && controlAt(fields, value, path);
}

/** Whether a text has the words of a search. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  return texts.join(' ').toLowerCase().includes(search.toLowerCase());
}
