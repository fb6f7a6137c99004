import type { SdkStyle } from '../../../sdk/block.ts';
import type { UiText } from '../../../sdk/ui-text/ui-text.ts';
import { controlStyles } from '../controls/specs.tsx';
import type { FieldSpec, FieldType } from '../field-spec.ts';
import { askedBy, type Condition, type Flow } from './flow.ts';
import { type AskedFields, fieldsOf, hasFlow } from './written.ts';

/** A form as a view gets it, as far as it decides which code and style sheets the form needs. */
export type TypedForm = AskedFields<{
  readonly name: string;
  readonly type: FieldType;
  readonly required?: boolean | undefined;
  readonly width?: unknown;
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

/** Returns the style sheets of the fields of a form, if they need more than those of any form. Each brings its code along. */
export function fieldStyles(form: TypedForm | undefined): readonly SdkStyle[] {
  if (form === undefined) return [];
  return [...controlStyles(fieldsOf(form)), ...(hasFlow(form) ? (['form-steps'] as const) : [])];
}
