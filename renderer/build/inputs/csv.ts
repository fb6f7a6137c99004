import { CsvError, parse } from 'csv-parse/sync';
import type { Diagnostic, Place } from '../../sdk/issue.ts';
import { isVisible } from '../../sdk/unseen.ts';
import type { TextRange } from '../lib/text-range.ts';
import { isCleanText } from './invalid-characters.ts';
import { encodingError, utf16Error, utf16Of } from './sources/encoding.ts';
import { SourceText } from './sources/source-text.ts';
import { mayHoldFaults } from './spreadsheet-faults.ts';

/** A row of a file with the source locations of its cells. */
interface CsvRow {
  /** Text by column name, without empty cells. */
  readonly cells: Readonly<Record<string, string>>;
  /** Source location of a cell, or of the row if it has no such cell. */
  readonly place: (column?: string) => Place;
}

export interface CsvTable {
  /** The first row: the columns by name. */
  readonly columns: readonly { readonly name: string; readonly place: () => Place }[];
  readonly rows: readonly CsvRow[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether no text in the file is invalid by itself. If not known without a look at each text, false. */
  readonly isClean: boolean;
}

/**
 * Reads a table with commas, semicolons, tabs or vertical bars as separators (RFC 4180): quoted cells, any line ends, UTF-8
 * or UTF-16, with or without a byte order mark. The first row names the columns. Leaves out empty rows and columns, which
 * spreadsheets write for cells that were used once.
 */
export function parseCsv(file: string, bytes: Uint8Array): CsvTable {
  const encoding = utf16Of(bytes) === undefined ? encodingError(file, bytes) : utf16Error(file, bytes);
  if (encoding !== undefined) return unread({ code: 'data-invalid', path: [], ...encoding });
  const sheet = readSheet(file, inUtf8(bytes));
  if ('code' in sheet) return unread(sheet);
  const columns = columnsOf(sheet);
  return {
    columns,
    rows: sheet.records.map((_, index) => rowOf(sheet, columns, index)),
    diagnostics: [...columnDiagnostics(sheet, columns), ...extraCells(sheet)],
    isClean: sheet.isClean,
  };
}

/** A parsed file. Empty records are left out. */
interface Sheet {
  readonly separator: string;
  readonly names: readonly string[];
  /** The records below the names. */
  readonly records: readonly (readonly string[])[];
  /** Source location of a cell of a record; that of the names is -1. */
  readonly place: (record: number, cell: number) => Place;
  readonly isClean: boolean;
}

interface Column {
  readonly name: string;
  /** Index of its cell in each record. */
  readonly index: number;
  readonly place: () => Place;
}

function readSheet(file: string, buffer: Buffer): Sheet | Diagnostic {
  const text = buffer.toString('utf8');
  const { separator, start } = separationOf(text);
  if (separators[separator] === undefined) return unknownSeparator(file, separator);
  try {
    const all: string[][] = parse(text.slice(start), {
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      bom: true,
    });
    const [names = [], ...records] = all.filter((cells) => cells.some(isVisible));
    return {
      separator,
      names: names.map((name) => name.trim()),
      records,
      place: cellLocator(file, text),
      isClean: isCleanText(text) && !mayHoldFaults(text),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unreadable(error, new SourceText(file, text).place(strayQuote(text, start, separator)));
  }
}

/** Returns a function that locates cells. The text of the file is read again once one is asked for. */
function cellLocator(file: string, text: string): Sheet['place'] {
  let known: { readonly source: SourceText; readonly records: CsvCells['records'] } | undefined;
  return (record, cell) => {
    known ??= { source: new SourceText(file, text), records: csvCells(text).records };
    const cells = known.records[record + 1] ?? [];
    return known.source.place(cells[cell]?.start ?? cells.at(-1)?.end ?? 0);
  };
}

/** The columns that have a name or some text. */
function columnsOf({ names, records, place }: Sheet): Column[] {
  return names.flatMap((name, index) =>
    name === '' && !records.some((cells) => isVisible(cells[index] ?? ''))
      ? []
      : [{ name, index, place: () => place(-1, index) }],
  );
}

function columnDiagnostics({ names }: Sheet, columns: readonly Column[]): Diagnostic[] {
  return columns.flatMap(({ name, index, place }): Diagnostic[] => {
    if (name !== '' && names.indexOf(name) === index) return [];
    return [
      {
        code: 'data-invalid',
        message: name === '' ? `Column ${index + 1} has no name.` : `Two columns are named "${name}".`,
        path: [],
        place: place(),
        suggestion: 'Name each column in the first row by the parameter it fills in, or remove it.',
      },
    ];
  });
}

function rowOf({ records, place }: Sheet, columns: readonly Column[], index: number): CsvRow {
  const cells = columns.map(({ name, index: cell }) => [name, records[index]?.[cell]?.trim() ?? ''] as const);
  return {
    cells: Object.fromEntries(cells.filter(([, cell]) => isVisible(cell))),
    place: (column) => place(index, columns.find(({ name }) => name === column)?.index ?? 0),
  };
}

/** Reports text after the last column. */
function extraCells({ records, names, place, separator }: Sheet): Diagnostic[] {
  return records.flatMap((cells, record) => {
    const cell = cells.findIndex((text, index) => index >= names.length && isVisible(text));
    if (cell === -1) return [];
    return [
      {
        code: 'data-invalid' as const,
        message: `This row has ${cells.length} cells, and the first row names ${names.length} columns.`,
        path: [],
        place: place(record, cell),
        suggestion: `Put a cell that holds a ${separators[separator]} into quotation marks: "Fort Lauderdale${separator} FL".`,
      },
    ];
  });
}

function unread(diagnostic: Diagnostic): CsvTable {
  return { columns: [], rows: [], diagnostics: [diagnostic], isClean: false };
}

function unknownSeparator(file: string, separator: string): Diagnostic {
  return {
    code: 'data-invalid',
    message: `The first line says that ${JSON.stringify(separator)} separates the cells of this file.`,
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Save it with commas, semicolons or tabs between its cells.',
  };
}

function inUtf8(bytes: Uint8Array): Buffer {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return Buffer.from(new TextDecoder(utf16, { ignoreBOM: true }).decode(bytes));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Offset of the first quote error: an unclosed quote, one inside a cell, or text after a closing one. */
function strayQuote(text: string, start: number, separator: string): number {
  const begins = (offset: number) =>
    offset === start || text[offset - 1] === separator || /[\r\n\uFEFF]/.test(text.charAt(offset - 1));
  for (let offset = text.indexOf('"', start); offset !== -1; offset = text.indexOf('"', offset)) {
    if (!begins(offset)) return offset;
    const [quoted] = /^"(?:[^"]|"")*"/.exec(text.slice(offset)) ?? [];
    if (quoted === undefined) return offset;
    offset += quoted.length;
    if (offset < text.length && text[offset] !== separator && !/[\r\n]/.test(text.charAt(offset))) return offset;
  }
  return start;
}

const quoteErrors: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'The quoted cell that starts here has no closing quotation mark.',
  INVALID_OPENING_QUOTE: 'This quotation mark is inside a cell that does not start with one.',
  CSV_INVALID_CLOSING_QUOTE: 'Only a separator may follow the closing quotation mark of a cell.',
};

function unreadable(error: CsvError, place: Place): Diagnostic {
  return {
    code: 'data-invalid',
    message: quoteErrors[error.code] ?? `This table cannot be read: ${error.message}`,
    path: [],
    place,
    suggestion: 'A quotation mark inside a quoted cell is written twice: "6"" pipe".',
  };
}

/** The cells of a table as ranges of its text, to locate and replace them. */
interface CsvCells {
  readonly separator: string;
  /** The line end of the file. */
  readonly eol: string;
  /** The columns by name, without spaces around them. */
  readonly columns: readonly string[];
  /** The rows below the names, without empty ones. */
  readonly rows: readonly (readonly TextRange[])[];
  /** The names and the rows. */
  readonly records: readonly (readonly TextRange[])[];
}

/** Finds the cells of a valid table; `parseCsv` reads the same ones. */
export function csvCells(text: string): CsvCells {
  const { separator, start } = separationOf(text);
  const [eol = '\n'] = /\r\n|\n|\r/.exec(text) ?? [];
  const records = recordsIn(text, start === 0 && text.startsWith('\uFEFF') ? 1 : start, separator).filter((cells) =>
    cells.some((cell) => isVisible(cellText(text, cell))),
  );
  const [names = [], ...rows] = records;
  return { separator, eol, records, rows, columns: names.map((cell) => cellText(text, cell).trim()) };
}

/** Returns a text as a cell, in quotes if it needs them. */
export function cellInCsv(text: string, separator: string, eol: string): string {
  const lines = text.replace(/\r\n|\r|\n/g, eol);
  const needsQuotes = lines.includes(separator) || /["\r\n]/.test(lines);
  return needsQuotes ? `"${lines.replaceAll('"', '""')}"` : lines;
}

/** Returns the text of a cell without its quotes. */
export function cellText(text: string, { start, end }: TextRange): string {
  const written = text.slice(start, end);
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
}

function recordsIn(text: string, from: number, separator: string): TextRange[][] {
  const records: TextRange[][] = [];
  let cells: TextRange[] = [];
  for (let start = from; start <= text.length; ) {
    const end = endOfCell(text, start, separator);
    cells.push({ start, end });
    start = end + 1;
    if (text.charAt(end) === separator) continue;
    records.push(cells);
    cells = [];
    if (text.startsWith('\r\n', end)) start++;
  }
  return records;
}

function endOfCell(text: string, start: number, separator: string): number {
  let end = start;
  while (text.charAt(end) === '"') {
    const closing = text.indexOf('"', end + 1);
    end = closing < 0 ? text.length : closing + 1;
  }
  while (end < text.length && text.charAt(end) !== separator && !/[\r\n]/.test(text.charAt(end))) end++;
  return end;
}

/** The separator of a table, and the offset of its first row in UTF-16 units. */
interface Separation {
  readonly separator: string;
  readonly start: number;
}

/** The separators of spreadsheets with their names, most common first. */
const separators: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
};

/**
 * Detects the separator of a table. Excel writes and reads a first line with it (`sep=;`). Otherwise it is in the first
 * row, because column names contain no separators.
 */
function separationOf(text: string): Separation {
  const [line = '', declared] = /^\uFEFF?"?sep=(.)"?[,;\t|]*(?:\r\n|\n|\r|$)/i.exec(text) ?? [];
  if (declared !== undefined) return { separator: declared, start: line.length };
  const [names = ''] = /[^\s\uFEFF,;|][^\r\n]*/.exec(text) ?? [];
  const outsideQuotes = names.replace(/"(?:[^"]|"")*"/g, '');
  const found = Object.keys(separators).find((separator) => outsideQuotes.includes(separator));
  return { separator: found ?? ',', start: 0 };
}
