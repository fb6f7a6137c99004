import type { Diagnostic } from '../../sdk/issue.ts';
import { isCleanText } from './invalid-characters.ts';
import { readJson } from './read-json.ts';
import { encodingError } from './sources/encoding.ts';
import { mayHoldFaults } from './spreadsheet-faults.ts';

/** A JSON file of rows. */
export interface JsonTable {
  readonly kind: 'json';
  readonly file: string;
  readonly rows: readonly unknown[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the file contains no tokens or references; see {@link isPlainJson}. */
  readonly isPlain: boolean;
  /** Whether no text in the file is invalid by itself. If not known without a look at each text, false. */
  readonly isClean: boolean;
}

export function parseJsonTable(file: string, bytes: Uint8Array): JsonTable {
  const encoding = encodingError(file, bytes);
  if (encoding !== undefined) return unusable(file, { code: 'data-invalid', path: [], ...encoding });
  const text = new TextDecoder().decode(bytes);
  const read = readJson(file, text);
  if ('error' in read) return unusable(file, { code: 'data-invalid', path: [], ...read.error });
  if (!Array.isArray(read.value)) return unusable(file, noList(file));
  return {
    kind: 'json',
    file,
    rows: read.value,
    diagnostics: [],
    isPlain: isPlainJson(text),
    isClean: isCleanJson(text),
  };
}

function unusable(file: string, diagnostic: Diagnostic): JsonTable {
  return { kind: 'json', file, rows: [], diagnostics: [diagnostic], isPlain: false, isClean: false };
}

/**
 * Whether a JSON text contains no token, no parameter and no list of pages, and no escape that might hide one.
 */
export function isPlainJson(text: string): boolean {
  return !['{{', '"param"', '"pagesOf"', '\\u00'].some((part) => text.includes(part));
}

/** Whether no text in a JSON text is invalid by itself, and no escape might be. */
function isCleanJson(text: string): boolean {
  return !/\\[ubf]/.test(text) && isCleanText(text) && !mayHoldFaults(text);
}

function noList(file: string): Diagnostic {
  return {
    code: 'data-invalid',
    message: 'This file does not contain a list of rows.',
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Write a list of objects: [{ "slug": "…", "name": "…" }].',
  };
}
