import type { Control } from './field-spec.ts';

/** What is left of a phone number that takes digits only, and whether it was begun with a plus: that is worth keeping. */
export interface Digits {
  readonly value: string;
  readonly plus: boolean;
}

/** What an event says of an edit; nothing where no person made it. */
type Edit = Partial<Pick<InputEvent, 'data' | 'inputType'>>;

/** Drops what is not a digit. A plus counts until the field is emptied. */
export function onlyDigits(typed: string, plusBefore: boolean): Digits {
  const value = typed.replace(/\D/g, '');
  return { value, plus: /^\s*\+/.test(typed) || (plusBefore && typed !== '') };
}

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
