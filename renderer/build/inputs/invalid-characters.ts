import type { Finding, Path } from '../../sdk/issue.ts';
import { SourceText } from './sources/source-text.ts';

/** Whether a text holds nothing that no page can show. */
export function isValidText(text: string): boolean {
  return !suspicious.test(text) || invalidCharacter(text) === undefined;
}

/** The texts of a value that hold what no page can show, names of fields among them; each object is looked at once. */
export function invalidCharacters(value: unknown, at: Path, known = new Set<object>()): Finding[] {
  if (typeof value === 'string') return fault(value, at, false);
  if (typeof value !== 'object' || value === null || known.has(value)) return [];
  known.add(value);
  if (Array.isArray(value)) return value.flatMap((item, index) => invalidIn(item, at, index, known));
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(isValidText(name) ? [] : fault(name, [...at, name], true)),
    ...invalidIn(inner, at, name, known),
  ]);
}

/** The first place of a file whose text goes into pages where it holds what none can show. */
export function invalidCharacterOf(file: string, text: string): Finding[] {
  const found = invalidCharacter(text);
  if (found === undefined) return [];
  const { character, what, suggestion } = found;
  const place = new SourceText(file, text).place(text.indexOf(character));
  return [{ code: 'character-invalid', message: `This file holds ${what}.`, path: [], place, suggestion }];
}

function invalidIn(value: unknown, at: Path, key: string | number, known: Set<object>): Finding[] {
  if (typeof value === 'string' && isValidText(value)) return [];
  return typeof value === 'string' || typeof value === 'object' ? invalidCharacters(value, [...at, key], known) : [];
}

// Most texts hold none of these. Halves of characters are looked at closer: every emoji is made of two.
const suspicious =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/;

interface InvalidCharacter {
  readonly character: string;
  readonly what: string;
  readonly suggestion: string;
}

function fault(text: string, path: Path, atKey: boolean): Finding[] {
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

/** The first character of a text that no page can show; line breaks and tabs are spaces to it. */
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
    suggestion: `Close it with ${close} behind the words that it is for, or remove it: it would turn what follows as well.`,
  };
}

const popEmbedding = '\u202c';
const popIsolate = '\u2069';
const isolates: ReadonlySet<string> = new Set(['\u2066', '\u2067', '\u2068']);
const embeddings: ReadonlySet<string> = new Set(['\u202a', '\u202b', '\u202d', '\u202e']);

/** The first sign that turns the direction and is open at the end (Unicode Bidirectional Algorithm, X1 to X8). */
function openDirection(text: string): string | undefined {
  const open: string[] = [];
  for (const sign of text) {
    if (isolates.has(sign) || embeddings.has(sign)) open.push(sign);
    else if (sign === popEmbedding && embeddings.has(open.at(-1) ?? '')) open.pop();
    else if (sign === popIsolate) {
      const isolate = open.findLastIndex((one) => isolates.has(one));
      // What is open inside of it ends with it.
      if (isolate !== -1) open.length = isolate;
    }
  }
  return open[0];
}
