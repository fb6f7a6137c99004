/** A character that is seen; the last range ends the flags of England, Scotland and Wales. */
const seen = '([^\\s\\p{Cc}\\p{Cf}\\u2800\\u3164]|[\\u{e0020}-\\u{e007f}])';

/** From the first character that is seen to the last one. */
const inside = new RegExp(`${seen}(.*${seen})?`, 'su');

/**
 * A typed value without what cannot be seen at its ends: white space of every kind, no-break and zero-width ones too, marks
 * of direction, which come along from address books, control characters, and letters that are blank.
 */
export function withoutBlanks(value: string): string {
  return inside.exec(value)?.[0] ?? '';
}
