import type * as z from 'zod';
import { lengthWithoutTokens } from '../../sdk/fields.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { inQuotes, invisibleCharacter, isVisible } from '../../sdk/unseen.ts';
import { isWordsError, readWords, seenWords, type WordsKind } from '../../sdk/words/read-words.ts';
import { asText } from '../lib/as-text.ts';
import { numberSuggestion } from '../lib/number-readings.ts';

type Issue = z.core.$ZodIssue;

/** Reports a custom rule of the schema, with the invalid value (unless it is a secret) and what was probably `meant`. */
export function customDiagnostic(issue: Issue, name: string, actual: unknown, path: Path): Diagnostic {
  const diagnostic = { code: 'invalid-value', message: `${name} ${issue.message}.`, path } as const;
  const params = issue.code === 'custom' ? issue.params : undefined;
  if (typeof params?.suggestion === 'string') return { ...diagnostic, ...suggested(params.suggestion) };
  if (params?.amount === true) return { ...diagnostic, ...suggested(numberSuggestion(asText(actual))) };
  if (isWordsKind(params?.unreadable)) return wordsInvalid(name, asText(actual), params.unreadable, path);
  if (params?.secret === true || !issue.message.startsWith('must ') || typeof actual === 'object') return diagnostic;
  if (typeof params?.max === 'number' && typeof actual === 'string') {
    const seen = isWordsKind(params.words) ? seenWords(actual.trim(), params.words) : actual.trim();
    return tooLong(diagnostic, seen, params.max);
  }
  if (issue.message.startsWith('must have '))
    return { ...diagnostic, message: `${name} ${issue.message}${measured(actual)}.` };
  const text = typeof actual === 'string' ? actual : '';
  const invisible = invisibleCharacter(text);
  const meant: unknown = typeof params?.meant === 'function' ? params.meant(text) : undefined;
  return {
    ...diagnostic,
    message: `${name} ${issue.message}, not ${describe(actual)}.`,
    ...suggested(invisible ? `Remove the ${invisible}.` : typeof meant === 'string' ? `Write "${meant}".` : undefined),
  };
}

/** Reports what is wrong with the marks of a text, and at which of its characters. */
function wordsInvalid(name: string, text: string, kind: WordsKind, path: Path): Diagnostic {
  const read = readWords(text, kind);
  const { error, index, suggestion } = isWordsError(read)
    ? read
    : {
        error: 'has marks around nothing that visitors can see',
        index: 0,
        suggestion: 'Write the words between them.',
      };
  const position = [...text.slice(0, index)].length + 1;
  // A part that a source file writes as it is: without quotes, line breaks, backslashes and expressions.
  const [needle] = /^[*[(][^\n\r"'`$\\]{0,60}/.exec(text.slice(index)) ?? [];
  const message = `${name} ${error}, at character ${position}.`;
  return { code: 'words-invalid', message, path, ...(needle && { needle }), suggestion };
}

function isWordsKind(value: unknown): value is WordsKind {
  return value === 'rich' || value === 'lines' || value === 'headline';
}

/** Reports a text with more than `max` characters, and how many to remove. */
function tooLong(diagnostic: Diagnostic, text: string, max: number): Diagnostic {
  const length = lengthWithoutTokens(text);
  const excess = length - max;
  const tokens = text.includes('{{') ? ' Tokens do not count.' : '';
  return {
    ...diagnostic,
    message: `${diagnostic.message.slice(0, -1)}; it has ${length}.`,
    tooLong: { max, excess },
    suggestion: `Shorten it by ${excess} ${excess === 1 ? 'character' : 'characters'}.${tokens}`,
  };
}

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
