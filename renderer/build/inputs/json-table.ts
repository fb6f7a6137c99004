import type { Diagnostic } from '../../sdk/issue.ts';
import { isCleanText } from './invalid-characters.ts';
import { readJson } from './read-json.ts';
import { encodingError } from './sources/encoding.ts';
import { mayHoldFaults } from './spreadsheet-faults.ts';

/** A JSON file of rows. It is parsed on first access, and its bytes are released then. */
export class JsonTable {
  readonly kind = 'json';
  readonly file: string;
  #bytes: Uint8Array | undefined;
  #content: Content | undefined;

  constructor(file: string, bytes: Uint8Array) {
    this.file = file;
    this.#bytes = bytes;
  }

  get rows(): readonly unknown[] {
    return this.#read().rows;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#read().diagnostics;
  }

  /** Whether the file contains no tokens or references; see {@link isPlainJson}. */
  get isPlain(): boolean {
    return this.#read().isPlain;
  }

  /** Whether no text in the file is invalid by itself. If not known without a look at each text, false. */
  get isClean(): boolean {
    return this.#read().isClean;
  }

  #read(): Content {
    const bytes = this.#bytes ?? new Uint8Array();
    this.#content ??= contentOf(this.file, bytes);
    this.#bytes = undefined;
    return this.#content;
  }
}

interface Content {
  readonly rows: readonly unknown[];
  readonly diagnostics: readonly Diagnostic[];
  readonly isPlain: boolean;
  readonly isClean: boolean;
}

function contentOf(file: string, bytes: Uint8Array): Content {
  const encoding = encodingError(file, bytes);
  if (encoding !== undefined) return unusable({ code: 'data-invalid', path: [], ...encoding });
  const text = new TextDecoder().decode(bytes);
  const read = readJson(file, text);
  if ('error' in read) return unusable({ code: 'data-invalid', path: [], ...read.error });
  if (!Array.isArray(read.value)) return unusable(noList(file));
  return { rows: read.value, diagnostics: [], isPlain: isPlainJson(text), isClean: isCleanJson(text) };
}

function unusable(diagnostic: Diagnostic): Content {
  return { rows: [], diagnostics: [diagnostic], isPlain: false, isClean: false };
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
