import { nameOf } from '../words.ts';
import type { FieldControl } from './api.ts';
import { type FieldPath, summaryOf, valueIn } from './values.ts';

/** When visitors see what a field says; undefined for what the page shows at first. */
export type Moment = FieldControl['shownWhen'];

/** The moments in the order in which they come, with their names. */
export const momentNames = {
  errors: 'Errors',
  sending: 'While sending',
  sent: 'After sending',
  failed: 'If sending fails',
  later: 'Later',
} as const satisfies Record<NonNullable<Moment>, string>;

/** A field that visitors see at some moment. */
export interface MomentField {
  readonly control: FieldControl;
  readonly value: unknown;
  readonly path: FieldPath;
  /** What it belongs to, such as the field of a form; empty for the section itself. */
  readonly of: string;
  /** The group that it is in, if that may be left out. */
  readonly group?: FieldPath | undefined;
}

/** Where a field is: the moment of what is around it, what it belongs to, and the group that may be left out. */
interface Around extends Pick<MomentField, 'of' | 'group'> {
  readonly moment: Moment;
}

/** Returns the moments that the fields of a section are written for. */
export function momentsOf(controls: readonly FieldControl[], values: unknown): NonNullable<Moment>[] {
  const all = Object.keys(momentNames) as NonNullable<Moment>[];
  return all.filter((moment) => fieldsAt(moment, controls, values).length > 0);
}

/** Returns the controls of what the page shows at first. */
export function shownAtFirst(controls: readonly FieldControl[]): FieldControl[] {
  return controls.flatMap((control): FieldControl[] => {
    if (control.shownWhen !== undefined) return [];
    const { fields, item, kinds } = control;
    if (fields) {
      const left = shownAtFirst(fields);
      return left.length === 0 && fields.length > 0 ? [] : [{ ...control, fields: left }];
    }
    if (item) return [{ ...control, item: shownAtFirst([item])[0] }];
    if (kinds) {
      const left = Object.entries(kinds).map(([kind, inner]) => [kind, shownAtFirst(inner)]);
      return [{ ...control, kinds: Object.fromEntries(left) }];
    }
    return [control];
  });
}

/** Returns the fields that visitors see at a moment, also those that are left out, with what each belongs to. */
export function fieldsAt(moment: Moment, controls: readonly FieldControl[], values: unknown): MomentField[] {
  const walk = (control: FieldControl, value: unknown, path: FieldPath, around: Around): MomentField[] => {
    const { name, item, kinds, required } = control;
    const now = control.shownWhen ?? around.moment;
    if (now === moment && isWhole(control, value))
      return [{ control, value, path, of: around.of, group: around.group }];
    // What is left out, such as the form of a hero, has no words yet.
    if (value === undefined && now === undefined) return [];
    if (item) {
      const items = Array.isArray(value) ? value : [];
      return items.flatMap((entry, index) =>
        walk(item, entry, [...path, index], { moment: now, of: summaryOf(entry) || String(index + 1) }),
      );
    }
    const fields = kinds ? (kinds[String(valueIn(value, ['kind']))] ?? []) : (control.fields ?? []);
    const isItem = typeof path.at(-1) === 'number';
    const group = now === moment && !required && value !== undefined ? path : undefined;
    const inside = isItem ? around : { of: nameOf({ name }), group };
    return fields.flatMap((field) =>
      walk(field, valueIn(value, [field.name]), [...path, field.name], { ...inside, moment: now }),
    );
  };
  return controls.flatMap((control) =>
    walk(control, valueIn(values, [control.name]), [control.name], { moment: undefined, of: '' }),
  );
}

/** Returns the moment of the field at a path. */
export function momentAt(controls: readonly FieldControl[], path: FieldPath): Moment {
  let [level, moment]: [readonly FieldControl[], Moment] = [controls, undefined];
  for (const step of path) {
    const control = typeof step === 'number' ? level[0] : level.find(({ name }) => name === step);
    if (control === undefined) return moment;
    moment = control.shownWhen ?? moment;
    level = innerOf(control);
  }
  return moment;
}

/** Whether a field is edited as a whole: a value, a list, or a group that cannot be begun with one of its texts. */
function isWhole({ item, kinds, fields }: FieldControl, value: unknown): boolean {
  if (value === undefined)
    return kinds !== undefined || fields === undefined || fields.some(({ required }) => required);
  return kinds === undefined && (item !== undefined || fields === undefined);
}

/** Returns the controls inside a control: of a group, of the items of a list, or of all kinds. */
function innerOf({ fields, item, kinds }: FieldControl): readonly FieldControl[] {
  return fields ?? (item ? [item] : Object.values(kinds ?? {}).flat());
}
