import type { HiddenValues } from './names-in-page.ts';

/** Hidden inputs of a form. */
export function Hidden({ values = [] }: { values?: HiddenValues | undefined }) {
  return values.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}
