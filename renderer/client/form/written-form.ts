import type { FieldDiagnostic, SdkStyle } from '../../sdk/block.ts';
import type { UiText } from '../../sdk/ui-text/ui-text.ts';
import type { FieldSpec, FieldType } from './field-spec.ts';
import type { WrittenField } from './lead-form-fields.tsx';
import { askedBy, type Condition, type Flow } from './steps/flow.ts';

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

/** A form as a view gets it, as far as it decides which code and style sheets the form needs. */
export type TypedForm = AskedFields<{
  readonly name: string;
  readonly type: FieldType;
  readonly required?: boolean | undefined;
  readonly width?: unknown;
  readonly heading?: unknown;
  readonly when?: Condition | undefined;
}>;

/** Returns the flow of a form with steps or conditions; undefined for any other. */
export function flowOf(form: TypedForm, { next, back, step }: UiText['formMessages']): Flow | undefined {
  if (!hasFlow(form)) return undefined;
  const all = fieldsOf(form);
  const { steps = [{ title: undefined, fields: all, when: undefined }] } = form;
  const when = Object.fromEntries(all.flatMap((field) => (field.when ? [[field.name, field.when]] : [])));
  const flow = {
    steps: steps.map(({ title, fields, when }) => ({
      ...(title !== undefined && { title }),
      fields: fields.map(({ name }) => name),
      ...(when && { when }),
    })),
    when,
  };
  const boxes = all.filter(({ type }) => type === 'checkbox' || type === 'consent').map(({ name }) => name);
  const askedFirst = askedBy(flow, (field) => (boxes.includes(field) ? [false] : []));
  const conditional = steps.flatMap((step) => step.fields.filter((field) => step.when ?? field.when));
  return {
    ...flow,
    required: conditional.filter(({ required }) => required).map(({ name }) => name),
    later: Object.keys(when).filter((name) => !askedFirst(name)),
    text: { next, back, step },
  };
}

/** Returns the fields as a form without script has them: those with conditions may stay empty. */
export function withoutConditions(specs: readonly FieldSpec[], flow: Flow | undefined): readonly FieldSpec[] {
  return specs.map((spec) => {
    if (!flow?.required.includes(spec.name)) return spec;
    const { required: _, ...optional } = spec;
    return optional;
  });
}

/** Returns a flow with other names for fields; those that are not listed keep theirs. */
export function renamedFlow({ steps, when, required, later, ...flow }: Flow, names: ReadonlyMap<string, string>): Flow {
  const renamed = (name: string) => names.get(name) ?? name;
  const inWhen = (condition: Condition) =>
    Object.fromEntries(Object.entries(condition).map(([name, answered]) => [renamed(name), answered]));
  return {
    ...flow,
    steps: steps.map((step) => ({
      ...step,
      fields: step.fields.map(renamed),
      ...(step.when && { when: inWhen(step.when) }),
    })),
    when: Object.fromEntries(Object.entries(when).map(([name, condition]) => [renamed(name), inWhen(condition)])),
    required: required.map(renamed),
    later: later.map(renamed),
  };
}

const plainTypes: readonly FieldType[] = ['text', 'email', 'phone', 'digits', 'website', 'message'];

/** Whether a form has a field whose code is in `controls/`. */
export function hasControls(fields: readonly Pick<FieldSpec, 'type'>[]): boolean {
  return fields.some(({ type }) => !plainTypes.includes(type));
}

/** Returns the style sheets of the fields of a form, if they need more than those of any form. Each brings its code along. */
export function fieldStyles(form: TypedForm | undefined): readonly SdkStyle[] {
  if (form === undefined) return [];
  const fields = fieldsOf(form);
  const isStyled = fields.some(({ width, heading }) => width !== undefined || heading !== undefined);
  return [
    ...(isStyled || hasControls(fields) ? (['controls'] as const) : []),
    ...(hasFlow(form) ? (['form-steps'] as const) : []),
  ];
}

/** Returns the shared islands whose code a form needs before it starts. Forms without such needs load none of it. */
export function formExtras(form: TypedForm & Leading): readonly string[] {
  return [
    ...(hasControls(fieldsOf(form)) ? ['controls'] : []),
    // Before the next one, so that a form forgets its answers before it leads to another page.
    ...(hasFlow(form) ? ['form-steps'] : []),
    ...leadIslands(form),
  ];
}

/** What a form does with its lead besides sending it. */
interface Leading {
  readonly after?: unknown;
  readonly partial?: boolean | undefined;
}

/** Returns the shared islands of a form that have no style sheet, for the `islands` of its block. */
export function leadIslands({ after, partial }: Leading): readonly string[] {
  return [
    ...(after === undefined ? [] : ['after-form']),
    // The last one is the first to hear that a form is sent, and gives the lead its id.
    ...(partial ? ['partial-form'] : []),
  ];
}
