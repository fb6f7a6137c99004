import type { HiddenValues } from './names-in-page.ts';

/** Values that go along unseen. */
export function Hidden({ values = [] }: { values?: HiddenValues | undefined }) {
  return values.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}
