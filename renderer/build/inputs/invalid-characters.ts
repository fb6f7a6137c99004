import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { SourceText } from './sources/source-text.ts';

/** Whether pages can show all characters of a text. */
export function isValidText(text: string): boolean {
  return isCleanText(text) || invalidCharacter(text) === undefined;
}

/** Whether a text has none of the characters that may be invalid, so that no part of it has one. */
export function isCleanText(text: string): boolean {
  return !suspicious.test(text);
}

/** Reports texts and field names in a value that no page can have. Visits each object once. */
export function invalidCharacters(value: unknown, at: Path, known = new Set<object>()): Diagnostic[] {
  if (typeof value === 'string') return textDiagnostics(value, at, false);
  if (typeof value !== 'object' || value === null || known.has(value)) return [];
  known.add(value);
  if (Array.isArray(value)) return value.flatMap((item, index) => invalidIn(item, at, index, known));
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === '__proto__' ? [prototypeName(at)] : []),
    ...(isValidText(name) ? [] : textDiagnostics(name, [...at, name], true)),
    ...invalidIn(inner, at, name, known),
  ]);
}

/** No field has this name, and copies of objects lose it. */
function prototypeName(at: Path): Diagnostic {
  return {
    code: 'unknown-field',
    message: 'There is no field "__proto__" here.',
    path: [...at, '__proto__'],
    atKey: true,
    suggestion: 'Remove it, or choose another name.',
  };
}

/** Reports the first invalid character of a file whose text goes into pages. */
export function invalidCharacterOf(file: string, text: string): Diagnostic[] {
  const found = invalidCharacter(text);
  if (found === undefined) return [];
  const { character, what, suggestion } = found;
  const place = new SourceText(file, text).place(text.indexOf(character));
  return [{ code: 'character-invalid', message: `This file holds ${what}.`, path: [], place, suggestion }];
}

function invalidIn(value: unknown, at: Path, key: string | number, known: Set<object>): Diagnostic[] {
  if (typeof value === 'string' && isValidText(value)) return [];
  return typeof value === 'string' || typeof value === 'object' ? invalidCharacters(value, [...at, key], known) : [];
}

// A quick test, since most texts have none of these. It includes surrogates, which are valid in pairs.
const suspicious =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/;

interface InvalidCharacter {
  readonly character: string;
  readonly what: string;
  readonly suggestion: string;
}

function textDiagnostics(text: string, path: Path, atKey: boolean): Diagnostic[] {
  const found = invalidCharacter(text);
  if (found === undefined) return [];
  const name = path.at(-1);
  const where = typeof name === 'number' ? `Entry ${name + 1}` : atKey ? 'A name' : `"${name}"`;
  return [
    {
      code: 'character-invalid',
      message: `${where} holds ${found.what}.`,
      path,
      ...(atKey ? { atKey } : { needle: found.character }),
      suggestion: found.suggestion,
    },
  ];
}

/** The first invalid character of a text. Line breaks and tabs are valid. */
function invalidCharacter(text: string): InvalidCharacter | undefined {
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    const remove = `Remove it; in a file it may be written "\\u${point.toString(16).padStart(4, '0')}".`;
    if (/[^\P{Cc}\t\n\r]/u.test(character))
      return { character, what: `the control character ${name}, which no page can show`, suggestion: remove };
    if (/\p{Cs}/u.test(character))
      return { character, what: `${name}, which is half of a character`, suggestion: remove };
    if (/\p{Noncharacter_Code_Point}/u.test(character))
      return { character, what: `${name}, which is no character`, suggestion: remove };
  }
  const character = openDirection(text);
  if (character === undefined) return undefined;
  const close = isolates.has(character) ? 'U+2069' : 'U+202C';
  const name = `U+${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return {
    character,
    what: `${name}, which turns the direction of reading and is not closed`,
    suggestion: `Close it with ${close} after the text that it applies to, or remove it: it would also affect the text that follows.`,
  };
}

const popEmbedding = '\u202c';
const popIsolate = '\u2069';
const isolates: ReadonlySet<string> = new Set(['\u2066', '\u2067', '\u2068']);
const embeddings: ReadonlySet<string> = new Set(['\u202a', '\u202b', '\u202d', '\u202e']);

/** The first direction control that is open at the end (Unicode Bidirectional Algorithm, X1 to X8). */
function openDirection(text: string): string | undefined {
  const open: string[] = [];
  for (const character of text) {
    if (isolates.has(character) || embeddings.has(character)) open.push(character);
    else if (character === popEmbedding && embeddings.has(open.at(-1) ?? '')) open.pop();
    else if (character === popIsolate) {
      const isolate = open.findLastIndex((one) => isolates.has(one));
      // Controls inside the isolate end with it.
      if (isolate !== -1) open.length = isolate;
    }
  }
  return open[0];
}
