import { withoutBlanks } from './blanks.ts';

/** What is left of a phone number that takes digits only, and whether it was begun with a plus: that is worth keeping. */
export interface Digits {
  readonly value: string;
  readonly plus: boolean;
}

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
