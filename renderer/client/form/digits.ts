import { withoutBlanks } from './blanks.ts';

/** What is left of a phone number that takes digits only, and whether it was begun with a plus: that is worth keeping. */
export interface Digits {
  readonly value: string;
  readonly plus: boolean;
}

/** The control of a field, as far as digits are concerned. */
type Control = Pick<HTMLInputElement, 'value' | 'selectionEnd' | 'setSelectionRange'>;

/** What an event says of an edit; nothing where no person made it. */
type Edit = Partial<Pick<InputEvent, 'data' | 'inputType'>>;

/** Drops what is not a digit, and writes those of every script as 0 to 9. A plus counts until the field is emptied. */
export function onlyDigits(typed: string, plusBefore: boolean): Digits {
  // Full-width signs and small numbers are signs and numbers all the same.
  const plain = latinDigits(typed.normalize('NFKC'));
  const value = plain.replace(/[^0-9]/g, '');
  return { value, plus: withoutBlanks(plain).startsWith('+') || (plusBefore && typed !== '') };
}

/** A text with the digits of every script written as 0 to 9: as they are dialled. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the digits of a script in a row from zero to nine, and rows that touch each other are whole ones. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
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
