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
