import { membersOf } from '../members-of.ts';
import { onlyDigits } from './characters.ts';
import { type FieldSpec, fieldKinds } from './field-spec.ts';

/**
 * Follows what a person types into a field with a number. Keeps only the digits of a field of the type `digits`, and in `plus` those
 * behind a plus, by name of the field. Of a field of the type `phone`, the number is checked once the code for that is here.
 */
export function followNumber(
  type: FieldSpec['type'],
  control: HTMLInputElement,
  plus: Map<string, string>,
  edit: Event,
  fields: readonly FieldSpec[],
): void {
  if (type === 'digits') keepDigits(control, plus, edit);
  else if (process.env.FRONTAGE_REGION && control.form) void checkPhones(control.form, fields);
}

let code: Promise<typeof import('./phones.ts') | undefined> | undefined;

/**
 * Loads the code that knows the numbers of the world once a person touches the form, and checks its numbers. A form works without
 * that code.
 */
export async function checkPhones(form: HTMLFormElement, fields: readonly FieldSpec[]): Promise<void> {
  fieldKinds.phones = async (payload, rules, late) => (await Promise.race([code, late]))?.phonesOf(payload, rules);
  // After a reload, the browser or the form fills in numbers by itself.
  if (!membersOf(form).matches(':focus-within')) await firstTouch(form);
  code ??= import('./phones.ts').catch(() => {
    // The next edit tries again.
    code = undefined;
    return undefined;
  });
  (await code)?.watchPhones(form, fields);
}

function firstTouch(form: HTMLFormElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const touch of ['pointerdown', 'focusin', 'submit']) {
      membersOf(form).addEventListener(touch, resolve, { once: true, capture: true });
    }
  });
}

/** The parts of a control that digits need. */
type Control = Pick<HTMLInputElement, 'name' | 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>;

/** The data of an input event; empty if no person made the edit. */
type Edit = Partial<Pick<InputEvent, 'data' | 'inputType'>>;

/**
 * Whether an edit has replaced the whole number instead of changing a part. An edit without data, such as autofill,
 * counts as a replacement.
 */
export function isReplaced(before: string, after: string, { data, inputType = '' }: Edit): boolean {
  if (after.startsWith(before) || /^(delete|history)/.test(inputType)) return false;
  return onlyDigits(data ?? after, false).value === after;
}

/**
 * Reduces a control's value to digits, and keeps the caret or the selection at the same digits: this code may load
 * late, when the person has already selected the text to replace it. Keeps the digits behind a plus in `behindPlus`, by
 * name of the control.
 */
export function keepDigits(control: Control, behindPlus: Map<string, string>, edit: Event & Edit): void {
  const { name, value: typed } = control;
  const { value } = onlyDigits(typed, false);
  const before = behindPlus.get(name);
  const { plus } = onlyDigits(typed, before !== undefined && !isReplaced(before, value, edit));
  if (value !== typed) {
    // Controls of the type `tel` always have a selection.
    const digitsBefore = (end: number | null) => onlyDigits(typed.slice(0, end as number), false).value.length;
    const start = digitsBefore(control.selectionStart);
    const end = digitsBefore(control.selectionEnd);
    control.value = value;
    control.setSelectionRange(start, end);
  }
  if (plus) behindPlus.set(name, value);
  else behindPlus.delete(name);
}
