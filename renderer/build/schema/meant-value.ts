import { numberSuggestion } from '../lib/number-readings.ts';

/** What to write instead of a text, or of a number, where another type is asked for; undefined where that cannot be told. */
export function meantValue(expected: string, actual: unknown): string | undefined {
  if (expected === 'string' && typeof actual === 'number') return `Write it in quotes: '${actual}'.`;
  if (typeof actual !== 'string') return undefined;
  if (expected === 'boolean' && /^(?:true|false)$/.test(actual.trim()))
    return `Write ${actual.trim()}, without quotes.`;
  return expected === 'number' || expected === 'int' ? numberSuggestion(actual) : undefined;
}
