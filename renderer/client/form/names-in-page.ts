import type { FieldSpec } from './field-spec.ts';
import { isFieldName } from './lead-form-fields.ts';

/** Hidden values of a form. */
export type HiddenValues = readonly { readonly name: string; readonly value?: string | undefined }[];

/** The fields of a form under their names in HTML. */
export interface NamesInPage {
  readonly fields: readonly FieldSpec[];
  readonly hidden: HiddenValues;
  /** Names in the page by the original ones; only those that differ. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Original names by the name in the page; only those that differ. */
  readonly names: Readonly<Record<string, string>> | undefined;
}

/**
 * Renames fields to what their destination expects, because a form without script is posted under these names. A name
 * that is invalid or taken stays unchanged.
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
    renamed,
    names: renamed.size === 0 ? undefined : Object.fromEntries([...renamed].map(([name, other]) => [other, name])),
  };
}
