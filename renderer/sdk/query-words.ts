/**
 * Words that a visitor's address may replace travel through the stages inside ordinary strings, between characters that
 * no text uses: `{name}{words without it}`. The characters are of Unicode's private use area, which HTML and JSON
 * leave as they are.
 */
const start = '\uE000';
const middle = '\uE001';
const end = '\uE002';

/** Each such place in a string: the name of the parameter, and the words that stand there without it. */
export const queryPlaces: RegExp = new RegExp(`${start}([^${middle}]*)${middle}([^${end}]*)${end}`, 'g');

const signs = new RegExp(`[${start}${middle}${end}]`, 'g');

/** Words that the parameter of this name may replace. */
export function queryWords(name: string, fallback: string): string {
  return start + name + middle + withoutSigns(fallback) + end;
}

/** Words as a person wrote them, who cannot mean these signs: nothing but the build may say where a place is. */
export function withoutSigns(text: string): string {
  return text.replace(signs, '');
}

/** Whether there is such a place in a string. */
export function hasQueryWords(text: string): boolean {
  return text.includes(start);
}

/** Whether there is anything of such a place in a string, or of what was one. */
export function hasSigns(text: string): boolean {
  return text.includes(start) || text.includes(middle) || text.includes(end);
}

/** A string as it reads without any parameter. */
export function plainWords(text: string): string {
  return hasQueryWords(text) ? text.replace(queryPlaces, '$2') : text;
}
