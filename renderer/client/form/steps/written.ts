import type * as z from 'zod';
import type { FieldDiagnostic } from '../../../sdk/block.ts';
import type { controlFields } from '../controls/fields.ts';
import type { FieldType } from '../field-spec.ts';
import type { Condition } from './flow.ts';

/** A field of a form as the config has it, as far as conditions read it. */
interface WrittenField extends Pick<z.input<z.ZodObject<typeof controlFields>>, 'options'> {
  readonly name: string;
  readonly type: FieldType;
  readonly required?: boolean | undefined;
  readonly when?: Condition | undefined;
}

/** The fields of a form: all in one list, or in steps. */
export interface AskedFields<Field = WrittenField> {
  readonly fields?: readonly Field[] | undefined;
  readonly steps?:
    | readonly { readonly title: string; readonly fields: readonly Field[]; readonly when?: Condition | undefined }[]
    | undefined;
}

/** Returns all fields of a form in order. */
export function fieldsOf<Field>({ fields, steps = [] }: AskedFields<Field>): readonly Field[] {
  return fields ?? steps.flatMap((step) => step.fields);
}

/** A field with its path in the section, and the index of its step. */
export interface PlacedField<Field = WrittenField> {
  readonly field: Field;
  readonly path: FieldDiagnostic['path'];
  readonly step: number;
}

/** Returns all fields of a form in order, with their places. */
export function placedFields<Field>({ fields = [], steps = [] }: AskedFields<Field>): PlacedField<Field>[] {
  return [
    ...fields.map((field, index) => ({ field, path: ['fields', index], step: 0 })),
    ...steps.flatMap((step, at) =>
      step.fields.map((field, index) => ({ field, path: ['steps', at, 'fields', index], step: at })),
    ),
  ];
}

/** Whether a form has steps or conditions. */
export function hasFlow(form: AskedFields<Pick<WrittenField, 'when'>>): boolean {
  return form.steps !== undefined || fieldsOf(form).some(({ when }) => when !== undefined);
}
