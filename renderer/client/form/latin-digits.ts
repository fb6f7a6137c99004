import { trimInvisible } from './trim-invisible.ts';

/** The digits of a phone number, and whether it started with a plus. */
export interface Digits {
  readonly value: string;
  readonly plus: boolean;
}

/**
 * Removes everything but digits, and converts those of every script to 0 to 9. A plus counts until the field is
 * emptied.
 */
export function onlyDigits(typed: string, plusBefore: boolean): Digits {
  // NFKC turns full-width and superscript characters into plain ones.
  const plain = latinDigits(typed.normalize('NFKC'));
  const value = plain.replace(/[^0-9]/g, '');
  return { value, plus: trimInvisible(plain).startsWith('+') || (plusBefore && typed !== '') };
}

/** Converts the digits of every script to 0 to 9, as they are dialled. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode orders the digits of a script from zero to nine, and adjacent ranges are complete. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
