import type { Control } from './field-spec.ts';

/** What is left of a phone number that takes digits only, and whether it was begun with a plus: that is worth keeping. */
export interface Digits {
  readonly value: string;
  readonly plus: boolean;
}

/** Drops what is not a digit. A plus counts until the field is emptied. */
export function onlyDigits(typed: string, plusBefore: boolean): Digits {
  const value = typed.replace(/\D/g, '');
  return { value, plus: /^\s*\+/.test(typed) || (plusBefore && typed !== '') };
}

/** Keeps nothing but digits in a control, and the caret behind the same digit; true when its number began with a plus. */
export function keepDigits(control: Control, plusBefore: boolean): boolean {
  const { value, plus } = onlyDigits(control.value, plusBefore);
  if (value !== control.value) {
    const caret = onlyDigits(control.value.slice(0, control.selectionEnd ?? undefined), false).value.length;
    control.value = value;
    control.setSelectionRange(caret, caret);
  }
  return plus;
}
