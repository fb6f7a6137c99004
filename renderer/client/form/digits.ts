import { onlyDigits } from './latin-digits.ts';

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
