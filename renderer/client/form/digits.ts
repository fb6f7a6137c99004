import { onlyDigits } from './latin-digits.ts';

/** The control of a field, as far as digits are concerned. */
type Control = Pick<HTMLInputElement, 'value' | 'selectionEnd' | 'setSelectionRange'>;

/** What an event says of an edit; nothing where no person made it. */
type Edit = Partial<Pick<InputEvent, 'data' | 'inputType'>>;

/**
 * Whether an edit has put another number in the place of all that stood there, and not only changed a part of it. An
 * edit that does not say what it put in, as when the browser fills the field in, counts as such.
 */
export function isReplaced(before: string, after: string, { data, inputType = '' }: Edit): boolean {
  if (after.startsWith(before) || /^(delete|history)/.test(inputType)) return false;
  return onlyDigits(data ?? after, false).value === after;
}

/**
 * Keeps nothing but digits in a control, and the caret behind the same digit. Takes and gives back the digits behind a
 * plus; undefined when the number was begun without one.
 */
export function keepDigits(control: Control, before: string | undefined, edit: Event & Edit): string | undefined {
  const typed = control.value;
  const { value } = onlyDigits(typed, false);
  const { plus } = onlyDigits(typed, before !== undefined && !isReplaced(before, value, edit));
  if (value !== typed) {
    const caret = onlyDigits(typed.slice(0, control.selectionEnd ?? undefined), false).value.length;
    control.value = value;
    control.setSelectionRange(caret, caret);
  }
  return plus ? value : undefined;
}
