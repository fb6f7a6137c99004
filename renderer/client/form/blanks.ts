/**
 * A typed value without what cannot be seen at its ends: white space of every kind, no-break and zero-width ones too, marks
 * of direction, which come along from address books, and control characters.
 */
export function withoutBlanks(value: string): string {
  let [start, end] = [0, value.length];
  while (start < end && isBlank(value.charAt(start))) start += 1;
  while (start < end && isBlank(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

// Letters that are blank: soft hyphens, fillers of Hangul, the empty cell of Braille. What ends emoji is none of them.
const blank =
  /[\s\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u;

function isBlank(character: string): boolean {
  return blank.test(character);
}
