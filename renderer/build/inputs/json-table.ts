import type { Finding } from '../../sdk/issue.ts';
import type { Files } from '../lib/files.ts';
import { documentHash } from '../lib/hash.ts';
import { betweenBounds, pieceLengths } from './json-pieces.ts';
import { readJson } from './read-json.ts';
import { type EncodingFault, encodingFault } from './sources/encoding.ts';
import { type Beginning, type Excerpt, SourceText } from './sources/source-text.ts';

/** By what the rows of a table are told from those that stood there before. */
export interface RowMarks {
  /** A hash of each row. */
  readonly hashes: readonly string[];
  /** Of a file that is not taken apart to tell: the bytes of each row, with the signs around it. Together they are the file. */
  readonly lengths?: readonly number[];
}

/** Rows that are not what they were. */
export interface ChangedRows {
  /** Their numbers, in order. */
  readonly rows: readonly number[];
  /** Of all rows as they are now. */
  readonly marks: RowMarks;
}

/** A file of rows in JSON. It is read once somebody asks for its rows, and its bytes are let go of then. */
export class JsonTable {
  readonly kind = 'json';
  readonly file: string;
  #bytes: Uint8Array | undefined;
  /** Of the whole file, in bytes. */
  readonly #length: number;
  /** Where bytes can be read again that were let go of. */
  readonly #files: Pick<Files, 'read' | 'range'> | undefined;
  #read: { readonly rows: readonly unknown[]; readonly findings: readonly Finding[] } | undefined;
  /** The text of rows that nobody has searched yet. */
  #unseen: string | undefined;
  #isPlain = false;

  constructor(file: string, bytes: Uint8Array, files?: Pick<Files, 'read' | 'range'>) {
    this.file = file;
    this.#bytes = bytes;
    this.#length = bytes.length;
    this.#files = files;
  }

  /** Lets go of the bytes of the file, where they can be read again: a large file need not be held while some rows are wanted. */
  letGo(): void {
    if (this.#files?.range !== undefined) this.#bytes = undefined;
  }

  get rows(): readonly unknown[] {
    return this.#all.rows;
  }

  /** All rows were read, and not some by themselves. */
  get isRead(): boolean {
    return this.#read !== undefined;
  }

  get findings(): readonly Finding[] {
    return this.#all.findings;
  }

  /**
   * Whether there is nothing in it to fill in; see {@link isPlainJson}. It takes as long as reading the rows, so it is
   * looked for once somebody asks, and the text is let go of then.
   */
  isPlain(): boolean {
    if (this.#all.findings.length === 0 && this.#unseen !== undefined) this.#isPlain = isPlainJson(this.#unseen);
    this.#unseen = undefined;
    return this.#isPlain;
  }

  /** The marks of all rows; nothing once they have been read, or where this is no list of rows. */
  marks(): RowMarks | undefined {
    const bytes = this.#bytes;
    const lengths = bytes && pieceLengths(bytes, true);
    if (bytes === undefined || lengths === undefined) return undefined;
    // A list without a row is one piece as well.
    if (lengths.length === 1 && betweenBounds(bytes, true, true)?.trim() === '') return { hashes: [], lengths: [] };
    return { lengths, hashes: pieces(bytes, lengths).map(documentHash) };
  }

  /**
   * The rows that have changed, by what surrounds them: what stands before and behind is compared as bytes, and only these
   * rows are read. Nothing where that does not tell: where there are more rows now, or fewer, or something is no JSON.
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
    // Where each piece holds one row, the whole is a list of them, and the others are what they were.
    return this.some(rows, marks) === undefined ? undefined : { rows, marks };
  }

  /** Some of the rows, read by themselves, where the marks of all are known; nothing where one of them is no row. */
  some(wanted: readonly number[], { hashes, lengths = [] }: RowMarks): readonly unknown[] | undefined {
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
      // Somebody may have written to the file since it was read.
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
   * A row as it stands in the file, with those next to it, where the marks of all are known: nobody need hold the whole file
   * to show it. Nothing where the bytes cannot be read by themselves.
   */
  excerpt(row: number, { lengths = [] }: RowMarks): Excerpt | undefined {
    const first = Math.max(0, row - 1);
    const from = sum(lengths.slice(0, first));
    const own = from + sum(lengths.slice(first, row));
    const behind = own + (lengths[row] ?? 0);
    const bytes = this.#between(from, behind + (lengths[row + 1] ?? 0));
    const begins = bytes && this.beginning(first, { lengths });
    const piece = bytes?.subarray(own - from, behind - from);
    const inside = piece && betweenBounds(piece, row === 0, behind === this.#length);
    if (bytes === undefined || begins === undefined || piece === undefined || inside === undefined) return undefined;
    const start = decoded(bytes.subarray(0, own - from)).length + decoded(piece).indexOf(inside);
    return { text: decoded(bytes), begins, item: { start, end: start + inside.length } };
  }

  /** Where the piece of a row begins in the file, right behind that of the one before; for the number of all rows, where the file ends. */
  beginning(row: number, { lengths = [] }: Pick<RowMarks, 'lengths'>): Beginning | undefined {
    let before = new SourceText(this.file, '');
    let from = 0;
    let to = 0;
    for (const [index, length] of lengths.slice(0, row).entries()) {
      to += length;
      // No piece ends within a letter or between the signs that end a line.
      if (to - from < mostAtOnce && index < row - 1) continue;
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
      this.#unseen = text;
    }
    return this.#read;
  }
}

/**
 * Whether there is nothing to fill in in what was written as JSON: no token, no parameter and no list of pages stands in it,
 * and nothing in place of a letter of them.
 */
export function isPlainJson(text: string): boolean {
  return !['{{', '"param"', '"pagesOf"', '\\u00'].some((sign) => text.includes(sign));
}

/** Bytes of a file whose lines are counted at a time. */
const mostAtOnce = 1 << 22;

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
  return { rows: [], findings: [{ code: 'data-invalid' as const, path: [], ...fault }] };
}

function parsed(file: string, text: string) {
  const read = readJson(file, text);
  if ('fault' in read) return { rows: [], findings: [{ code: 'data-invalid' as const, path: [], ...read.fault }] };
  return Array.isArray(read.value) ? { rows: read.value, findings: [] } : { rows: [], findings: [noList(file)] };
}

function noList(file: string): Finding {
  return {
    code: 'data-invalid',
    message: 'This file holds no list of rows.',
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Write a list of objects: [{ "slug": "…", "name": "…" }].',
  };
}
