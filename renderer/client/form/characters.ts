/** A visible character; the last range ends the flags of England, Scotland and Wales. */
const visible = '([^\\s\\p{Cc}\\p{Cf}\\u2800\\u3164]|[\\u{e0020}-\\u{e007f}])';

/** From the first visible character to the last one. */
const visibleRange = new RegExp(`${visible}(.*${visible})?`, 'su');

/**
 * Trims invisible characters: all white space including no-break and zero-width, direction marks, which come with
 * numbers copied from address books, control characters, and blank letters.
 */
export function trimInvisible(value: string): string {
  return visibleRange.exec(value)?.[0] ?? '';
}

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
