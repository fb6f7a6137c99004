import type { Diagnostic } from '../../sdk/issue.ts';
import { inQuotes, isVisible } from '../../sdk/unseen.ts';

/** Describes a value for a message: `"text"`, `the number 5`, `a list`. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return inQuotes(value);
  if (typeof value === 'number' || typeof value === 'boolean')
    return `${typeof value === 'number' ? 'the number ' : ''}${value}`;
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** Returns the length of a value for a message; empty for an empty value. */
export function measured(actual: unknown): string {
  if (typeof actual === 'string' && !isVisible(actual) && actual.trim() !== '')
    return `: nobody can see ${inQuotes(actual)}`;
  if (typeof actual === 'number') return `, not ${actual}`;
  const size =
    typeof actual === 'string'
      ? isVisible(actual)
        ? actual.trim().length
        : 0
      : Array.isArray(actual)
        ? actual.length
        : 0;
  return size === 0 ? '' : `; it has ${size}`;
}

/** Returns the suggestion of a diagnostic as its field. */
export function suggested(suggestion: string | undefined): Pick<Diagnostic, 'suggestion'> {
  return suggestion === undefined ? {} : { suggestion };
}
