import { itemMark } from './written.ts';

/** Whether a text has a character that may be a mark. The parentheses of a link follow one. */
export function mayHaveMarks(text: string): boolean {
  return /[*[\\]/.test(text) || listLine.test(text);
}

/** A line that may be an item of a list. */
const listLine = new RegExp(String.raw`^[ \t]*${itemMark.source}`, 'm');

/** Tokens, the characters that a backslash can stand before, and the start of an item or of what may be one behind a number. */
const special = /\{\{.*?\}\}|[*[\]()\\]|(?<=^[ \t]*\d*)[-.](?=[ \t\r\n]|$)/gms;

/** Returns a rich text that shows exactly this text. Tokens stay tokens. */
export function escapeWords(text: string): string {
  return text.replace(special, (found) => (found.length === 1 ? `\\${found}` : found));
}

/** Whether a text ends with a number that begins a line, so that a dot after it would begin an item. */
export function endsWithNumber(text: string): boolean {
  return /^[ \t]*\d+$/.test(text.slice(text.lastIndexOf('\n') + 1));
}
