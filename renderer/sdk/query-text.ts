/**
 * Text that a query parameter may replace passes through the build inside ordinary strings, as a placeholder between
 * characters that no text uses: `{name}{default text}`. They are from Unicode's private use area, which HTML and JSON
 * leave unchanged.
 */
const start = '\uE000';
const middle = '\uE001';
const end = '\uE002';

/** Matches each placeholder: the name of the parameter, and its default text. */
export const queryPlaceholders: RegExp = new RegExp(`${start}([^${middle}]*)${middle}([^${end}]*)${end}`, 'g');

const marks = new RegExp(`[${start}${middle}${end}]`, 'g');

/** Creates a placeholder for text that this parameter may replace. */
export function queryPlaceholder(name: string, fallback: string): string {
  return start + name + middle + withoutPlaceholderMarks(fallback) + end;
}

/** Removes placeholder marks from written text: only the build may create placeholders. */
export function withoutPlaceholderMarks(text: string): string {
  return text.replace(marks, '');
}

/** Whether a string contains a placeholder. */
export function hasQueryPlaceholder(text: string): boolean {
  return text.includes(start);
}

/** Whether a string contains a placeholder or a part of one. */
export function hasPlaceholderMarks(text: string): boolean {
  return text.includes(start) || text.includes(middle) || text.includes(end);
}

/** Replaces the placeholders of a string with their default texts. */
export function defaultText(text: string): string {
  return hasQueryPlaceholder(text) ? text.replace(queryPlaceholders, '$2') : text;
}
