import type { Diagnostic } from '../../sdk/issue.ts';
import type { Files } from '../lib/files.ts';
import { documentHash } from '../lib/hash.ts';
import { betweenBounds, pieceLengths } from './json-pieces.ts';
import { readJson } from './read-json.ts';
import { type EncodingFault, encodingFault } from './sources/encoding.ts';
import { type Beginning, type Excerpt, SourceText } from './sources/source-text.ts';

/** Hashes of rows, to detect changes. */
export interface RowMarks {
  readonly hashes: readonly string[];
  /** Number of bytes of each row with the characters around it, if the hashes are of bytes. They add up to the file. */
  readonly lengths?: readonly number[];
}

/** Rows that have changed. */
export interface ChangedRows {
  /** Their indexes, in order. */
  readonly rows: readonly number[];
  /** The current marks of all rows. */
  readonly marks: RowMarks;
}

/** A JSON file of rows. It is parsed on first access to its rows, and its bytes are released then. */
export class JsonTable {
  readonly kind = 'json';
  readonly file: string;
  #bytes: Uint8Array | undefined;
  /** Bytes of the whole file. */
  readonly #length: number;
  /** Reads released bytes again. */
  readonly #files: Pick<Files, 'read' | 'range'> | undefined;
  #read: { readonly rows: readonly unknown[]; readonly diagnostics: readonly Diagnostic[] } | undefined;
  /** The text, until `isPlain` has searched it. */
  #unsearched: string | undefined;
  #isPlain = false;

  constructor(file: string, bytes: Uint8Array, files?: Pick<Files, 'read' | 'range'>) {
    this.file = file;
    this.#bytes = bytes;
    this.#length = bytes.length;
    this.#files = files;
  }

  /** Releases the bytes of the file if ranges of it can be read again, so that a large file does not stay in memory. */
  release(): void {
    if (this.#files?.range !== undefined) this.#bytes = undefined;
  }

  get rows(): readonly unknown[] {
    return this.#all.rows;
  }

  /** Whether all rows were parsed. */
  get isRead(): boolean {
    return this.#read !== undefined;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#all.diagnostics;
  }

  /**
   * Whether the file has no tokens or references; see {@link isPlainJson}. Searches on first access, because that takes as
   * long as parsing, and then releases the text.
   */
  isPlain(): boolean {
    if (this.#all.diagnostics.length === 0 && this.#unsearched !== undefined)
      this.#isPlain = isPlainJson(this.#unsearched);
    this.#unsearched = undefined;
    return this.#isPlain;
  }

  /** Returns the marks of all rows; undefined once the rows were parsed, or if this is no list. */
  marks(): RowMarks | undefined {
    const bytes = this.#bytes;
    const lengths = bytes && pieceLengths(bytes, true);
    if (bytes === undefined || lengths === undefined) return undefined;
    // An empty list is one piece.
    if (lengths.length === 1 && betweenBounds(bytes, true, true)?.trim() === '') return { hashes: [], lengths: [] };
    return { lengths, hashes: pieces(bytes, lengths).map(documentHash) };
  }

  /**
   * Returns the rows that have changed. Compares the unchanged rows before and after them as bytes, and parses only the
   * changed ones. Undefined if the number of rows has changed, or a row is invalid.
   */
  changedSince({ hashes, lengths = [] }: RowMarks): ChangedRows | undefined {
    const bytes = this.#bytes;
    if (bytes === undefined || lengths.length !== hashes.length) return undefined;
    const is = (row: number, from: number) =>
      from >= 0 && documentHash(bytes.subarray(from, from + (lengths[row] ?? 0))) === hashes[row];
    let first = 0;
    let from = 0;
    while (first < hashes.length && is(first, from)) from += lengths[first++] ?? 0;
    let last = hashes.length;
    let to = bytes.length;
    while (last > first && is(last - 1, to - (lengths[last - 1] ?? 0))) to -= lengths[--last] ?? 0;
    if (to < from) return undefined;
    const between = pieceLengths(bytes.subarray(from, to), first === 0);
    if (between === undefined || between.length !== last - first) return undefined;
    const now = pieces(bytes.subarray(from, to), between).map(documentHash);
    const rows = now.flatMap((hash, index) => (hash === hashes[first + index] ? [] : [first + index]));
    const marks = {
      hashes: [...hashes.slice(0, first), ...now, ...hashes.slice(last)],
      lengths: [...lengths.slice(0, first), ...between, ...lengths.slice(last)],
    };
    // If each changed piece is a valid row, the file is a list with the other rows unchanged.
    return this.readRows(rows, marks) === undefined ? undefined : { rows, marks };
  }

  /** Parses some rows by themselves, given the marks of all. Undefined if one of them is invalid or has changed. */
  readRows(wanted: readonly number[], { hashes, lengths = [] }: RowMarks): readonly unknown[] | undefined {
    const chosen = new Set(wanted);
    const places: { readonly row: number; readonly from: number; readonly to: number }[] = [];
    let end = 0;
    for (const [row, length] of lengths.entries()) {
      const from = end;
      end += length;
      if (chosen.has(row)) places.push({ row, from, to: end });
    }
    const start = places[0]?.from ?? 0;
    const isHeld = this.#bytes !== undefined;
    const bytes = this.#between(start, places.at(-1)?.to ?? 0);
    const texts: string[] = [];
    for (const { row, from, to } of places) {
      const piece = bytes?.subarray(from - start, to - start);
      // The file may have changed since it was read.
      if (piece === undefined || (!isHeld && documentHash(piece) !== hashes[row])) return undefined;
      const text = betweenBounds(piece, row === 0, to === this.#length);
      if (text === undefined) return undefined;
      texts.push(text);
    }
    try {
      const rows: readonly unknown[] = texts.map((text) => JSON.parse(text));
      return rows;
    } catch {
      return undefined;
    }
  }

  /**
   * Returns the source of a row and its neighbours without reading the whole file, given the marks of all rows. Undefined if
   * the range cannot be read.
   */
  excerpt(row: number, { lengths = [] }: RowMarks): Excerpt | undefined {
    const first = Math.max(0, row - 1);
    const from = sum(lengths.slice(0, first));
    const own = from + sum(lengths.slice(first, row));
    const after = own + (lengths[row] ?? 0);
    const bytes = this.#between(from, after + (lengths[row + 1] ?? 0));
    const begins = bytes && this.beginning(first, { lengths });
    const piece = bytes?.subarray(own - from, after - from);
    const inside = piece && betweenBounds(piece, row === 0, after === this.#length);
    if (bytes === undefined || begins === undefined || piece === undefined || inside === undefined) return undefined;
    const start = decoded(bytes.subarray(0, own - from)).length + decoded(piece).indexOf(inside);
    return { text: decoded(bytes), begins, item: { start, end: start + inside.length } };
  }

  /** Returns the line and column where the piece of a row starts. For the number of rows, returns the end of the file. */
  beginning(row: number, { lengths = [] }: Pick<RowMarks, 'lengths'>): Beginning | undefined {
    let before = new SourceText(this.file, '');
    let from = 0;
    let to = 0;
    for (const [index, length] of lengths.slice(0, row).entries()) {
      to += length;
      // Pieces never end within a character or a line end, so they can be counted separately.
      if (to - from < countedAtOnce && index < row - 1) continue;
      const bytes = this.#between(from, to);
      if (bytes === undefined) return undefined;
      before = new SourceText(this.file, decoded(bytes), before.ends);
      from = to;
    }
    return before.ends;
  }

  #between(from: number, to: number): Uint8Array | undefined {
    return this.#bytes?.subarray(from, to) ?? this.#files?.range?.(this.file, from, to);
  }

  get #all() {
    if (this.#read === undefined) {
      const bytes = this.#bytes ?? this.#files?.read(this.file) ?? new Uint8Array();
      this.#bytes = undefined;
      const encoding = encodingFault(this.file, bytes);
      const text = new TextDecoder().decode(bytes);
      this.#read = encoding ? unreadable(encoding) : parsed(this.file, text);
      this.#unsearched = text;
    }
    return this.#read;
  }
}

/**
 * Whether a JSON text contains no token, no parameter and no list of pages, and no escape that might hide one.
 */
export function isPlainJson(text: string): boolean {
  return !['{{', '"param"', '"pagesOf"', '\\u00'].some((part) => text.includes(part));
}

/** Bytes of a file whose lines are counted at a time. */
const countedAtOnce = 1 << 22;

function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((all, length) => all + length, 0);
}

function pieces(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return bytes.subarray(from - length, from);
  });
}

function unreadable(fault: EncodingFault) {
  return { rows: [], diagnostics: [{ code: 'data-invalid' as const, path: [], ...fault }] };
}

function parsed(file: string, text: string) {
  const read = readJson(file, text);
  if ('fault' in read) return { rows: [], diagnostics: [{ code: 'data-invalid' as const, path: [], ...read.fault }] };
  return Array.isArray(read.value) ? { rows: read.value, diagnostics: [] } : { rows: [], diagnostics: [noList(file)] };
}

function noList(file: string): Diagnostic {
  return {
    code: 'data-invalid',
    message: 'This file holds no list of rows.',
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Write a list of objects: [{ "slug": "…", "name": "…" }].',
  };
}
