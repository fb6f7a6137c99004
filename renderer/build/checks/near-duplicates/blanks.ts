import { blank } from './shingles.ts';

/** Returns the values that a page fills in as they are searched for: in lower case, the longest first ("West Bay" before "Bay"). */
export function searchedValues(filledIn: readonly string[]): readonly string[] {
  const values = new Set(filledIn.map((value) => value.trim().toLowerCase()));
  return [...values].filter((value) => value !== '').sort((a, b) => b.length - a.length);
}

/**
 * Returns a text with a blank for each whole word or phrase that is one of some values, all of which occur in it. `lower` is
 * the text in lower case. To compile a regular expression for each page would take longer than this search.
 */
export function withBlanks(text: string, lower: string, values: readonly string[]): string {
  if (values.length === 0) return text;
  // The lower case of a few letters is longer, and offsets would not fit.
  const source = lower.length === text.length ? text : lower;
  let blanked = '';
  let end = 0;
  for (let from = 0; ; ) {
    const next = firstOf(values, lower, from);
    if (next === undefined) return blanked + source.slice(end);
    from = next.start + next.value.length;
    if (isInWord(source[next.start - 1]) || isInWord(source[from])) continue;
    blanked += `${source.slice(end, next.start)} ${blank} `;
    end = from;
  }
}

/** The value that occurs first; of two at one position the longer. */
function firstOf(values: readonly string[], text: string, from: number): { start: number; value: string } | undefined {
  let first: { start: number; value: string } | undefined;
  for (const value of values) {
    const start = text.indexOf(value, from);
    if (start !== -1 && (first === undefined || start < first.start)) first = { start, value };
  }
  return first;
}

function isInWord(character = ' '): boolean {
  return character !== ' ' && /[\p{L}\p{N}]/u.test(character);
}
