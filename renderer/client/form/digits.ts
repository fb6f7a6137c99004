import { onlyDigits } from './latin-digits.ts';

/** The parts of a control that digits need. */
type Control = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>;

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
 * late, when the person has already selected the text to replace it. Takes and returns the digits behind a plus;
 * undefined if the number did not start with one.
 */
export function keepDigits(control: Control, before: string | undefined, edit: Event & Edit): string | undefined {
  const typed = control.value;
  const { value } = onlyDigits(typed, false);
  const { plus } = onlyDigits(typed, before !== undefined && !isReplaced(before, value, edit));
  if (value !== typed) {
    const digitsBefore = (end: number | null) => onlyDigits(typed.slice(0, end ?? undefined), false).value.length;
    const start = digitsBefore(control.selectionStart);
    const end = digitsBefore(control.selectionEnd);
    control.value = value;
    control.setSelectionRange(start, end);
  }
  return plus ? value : undefined;
}
