import { numberSuggestion } from '../lib/number-readings.ts';

/** Returns what to write instead of a text or number of the wrong type; undefined if that is unclear. */
export function meantValue(expected: string, actual: unknown): string | undefined {
  if (expected === 'string' && typeof actual === 'number') return `Write it in quotes: '${actual}'.`;
  if (typeof actual !== 'string') return undefined;
  if (expected === 'object') return meantFact(actual);
  if (expected === 'boolean')
    return `Write ${/^(?:true|false)$/.test(actual.trim()) ? actual.trim() : 'true or false'}, without quotes.`;
  return expected === 'number' || expected === 'int' ? numberSuggestion(actual) : undefined;
}

/** Suggests how a field takes a fact, where a text is nothing but the token of one. */
export function meantFact(written: string): string | undefined {
  const [, kind, name = ''] = /^\s*\{\{\s*(facts|organization)\.([\w.-]+?)(?:\.value)?\s*\}\}\s*$/.exec(written) ?? [];
  if (kind === 'facts') return `Write { fact: '${name}' }: {{…}} is for texts.`;
  if (kind === undefined) return undefined;
  return `Make it a fact that both use: write { fact: '${name}' } here, and '{{facts.${name}.value}}' in the organization.`;
}
