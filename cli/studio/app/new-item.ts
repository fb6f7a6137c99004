import type { FieldControl } from './api.ts';

/** Returns an item to add to a list: its required fields, and those that all others have, as in the last one but for texts. */
export function newItem({ fields, initial }: FieldControl, items: readonly unknown[]): unknown {
  if (fields === undefined || initial === undefined || items.length === 0) return initial;
  const others: readonly Record<string, unknown>[] = items.map((item) => Object(item));
  const shared = fields.filter(
    // An id is another control, and belongs to one item alone.
    ({ name, required, control }) =>
      !required && control !== 'other' && others.every((item) => Object.hasOwn(item, name)),
  );
  const copied = (field: FieldControl) =>
    field.control === 'text' || field.control === 'rich' ? field.initial : others.at(-1)?.[field.name];
  return { ...Object(initial), ...Object.fromEntries(shared.map((field) => [field.name, copied(field)])) };
}
