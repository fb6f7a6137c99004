import type { FieldSpec } from './field-spec.ts';
import { isFieldName } from './lead-form-fields.ts';

/** Values that go along unseen. */
export type HiddenValues = readonly { readonly name: string; readonly value?: string | undefined }[];

/** The fields of a form under the names that they have in its HTML. */
export interface NamesInPage {
  readonly fields: readonly FieldSpec[];
  readonly hidden: HiddenValues;
  /** What the values are called really, by their name in the page; only those that have another one there. */
  readonly names: Readonly<Record<string, string>> | undefined;
}

/**
 * A form that a browser posts by itself sends values under the names of its fields, so these are named in the page as
 * their destination wants them. One that cannot be a field's name, or that another field has, stays as it is.
 */
export function namesInPage(
  fields: readonly FieldSpec[],
  hidden: HiddenValues,
  wanted: Readonly<Record<string, string>>,
): NamesInPage {
  const taken = new Set([...fields, ...hidden].map(({ name }) => name));
  const renamed = new Map<string, string>();
  for (const [name, other] of Object.entries(wanted)) {
    if (!taken.has(name) || taken.has(other) || !isFieldName(other)) continue;
    taken.add(other);
    renamed.set(name, other);
  }
  const inPage = <Named extends { readonly name: string }>(value: Named): Named => ({
    ...value,
    name: renamed.get(value.name) ?? value.name,
  });
  return {
    fields: fields.map(inPage),
    hidden: hidden.map(inPage),
    names: renamed.size === 0 ? undefined : Object.fromEntries([...renamed].map(([name, other]) => [other, name])),
  };
}
