import type * as z from 'zod';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { lengthWithoutTokens } from '../../sdk/text-length.ts';
import { invisibleCharacter } from '../../sdk/unseen.ts';
import { isWordsError, readWords, seenWords, type WordsKind } from '../../sdk/words/read-words.ts';
import { asText } from '../lib/as-text.ts';
import { numberSuggestion } from '../lib/number-readings.ts';
import { describe, measured, suggested } from './described-value.ts';

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
