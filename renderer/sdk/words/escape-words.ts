/** Whether a text has a character that may be a mark. The parentheses of a link follow one. */
export function mayHaveMarks(text: string): boolean {
  return /[*[\\]/.test(text);
}

/** Tokens, and the characters that a backslash can stand before. */
const special = /\{\{.*?\}\}|[*[\]()\\]/gs;

/** Returns a rich text that shows exactly this text. Tokens stay tokens. */
export function escapeWords(text: string): string {
  return text.replace(special, (found) => (found.length === 1 ? `\\${found}` : found));
}
