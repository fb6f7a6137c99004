/** Returns the index after a token that begins at an index; the end of the text if the token is not closed. */
export function endOfToken(source: string, from: number): number {
  const end = source.indexOf('}}', from);
  return end < 0 ? source.length : end + 2;
}

/** Whether a backslash takes the meaning of a mark from the character after it. */
export function isEscape(source: string, at: number): boolean {
  return source.charAt(at) === '\\' && '*[]()\\-.'.includes(source.charAt(at + 1) || ' ');
}

/** Whether a star is at the edge of a text or beside white space. */
export function isEdge(source: string, at: number): boolean {
  return at < 0 || at >= source.length || /\s/.test(source.charAt(at));
}

/** The start of an item in a list: a dash, or a number with a dot, before a space or the end of the line. */
export const itemMark = /(?:-|\d{1,9}\.)(?=[ \t\r\n]|$)/;
