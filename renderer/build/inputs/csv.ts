import { CsvError } from 'csv-parse/sync';
import type { Diagnostic, Place } from '../../sdk/issue.ts';
import { isVisible } from '../../sdk/unseen.ts';
import { CsvRecords } from './csv-records.ts';
import { separationOf, separators } from './csv-separator.ts';
import { isCleanText } from './invalid-characters.ts';
import { encodingError, utf16Error, utf16Of } from './sources/encoding.ts';
import { SourceText } from './sources/source-text.ts';
import { mayHoldFaults } from './spreadsheet-faults.ts';

/** A row of a file with the source locations of its cells. */
export interface CsvRow {
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
    rows: sheet.rows.map((number) => new SheetRow(sheet, columns, number)),
    diagnostics: [
      ...columnDiagnostics(sheet, columns),
      ...sheet.extra.map(([number, cell]) => extraCell(sheet, number, cell)),
    ],
    isClean: sheet.isClean,
  };
}

/** A parsed file. Records are referred to by index. */
interface Sheet {
  readonly separator: string;
  readonly records: CsvRecords;
  /** The record that names the columns. */
  readonly header: number;
  readonly names: readonly string[];
  /** The records after it that are not empty. */
  readonly rows: readonly number[];
  /** Indexes of the columns with text in some row. */
  readonly used: ReadonlySet<number>;
  /** Rows with text after the last column, and the first such cell of each. */
  readonly extra: readonly (readonly [record: number, cell: number])[];
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
  const first = Buffer.byteLength(text.slice(0, start));
  let header: { readonly number: number; readonly names: readonly string[] } | undefined;
  const rows: number[] = [];
  const used = new Set<number>();
  const extra: [number, number][] = [];
  const onRecord = (cells: readonly string[], number: number) => {
    if (!cells.some(isFilled)) return;
    if (header === undefined) {
      header = { number, names: cells.map((name) => name.trim()) };
      return;
    }
    rows.push(number);
    for (const [index, cell] of cells.entries()) if (isFilled(cell)) used.add(index);
    const { length } = header.names;
    const behind = cells.findIndex((cell, index) => index >= length && isFilled(cell));
    if (behind !== -1) extra.push([number, behind]);
  };
  try {
    const records = new CsvRecords(buffer.subarray(first), separator, onRecord);
    const { number = 0, names = [] } = header ?? {};
    const place = cellLocator(file, buffer, { records, separator, start });
    return {
      separator,
      records,
      header: number,
      names,
      rows,
      used,
      extra,
      place,
      isClean: isCleanText(text) && !mayHoldFaults(text),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unreadable(error, new SourceText(file, text).place(strayQuote(text, start, separator)));
  }
}

/** The columns that have a name or some text. */
function columnsOf({ header, names, used, place }: Sheet): Column[] {
  return names.flatMap((name, index) =>
    name === '' && !used.has(index) ? [] : [{ name, index, place: () => place(header, index) }],
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

/** A row whose cells are read on each access. */
class SheetRow implements CsvRow {
  readonly #sheet: Sheet;
  readonly #columns: readonly Column[];
  readonly #number: number;

  constructor(sheet: Sheet, columns: readonly Column[], number: number) {
    this.#sheet = sheet;
    this.#columns = columns;
    this.#number = number;
  }

  get cells(): CsvRow['cells'] {
    const record = this.#sheet.records.cells(this.#number);
    const cells = this.#columns.map(({ name, index }) => [name, record[index]?.trim() ?? ''] as const);
    return Object.fromEntries(cells.filter(([, cell]) => isVisible(cell)));
  }

  place(column?: string): Place {
    return this.#sheet.place(this.#number, this.#columns.find(({ name }) => name === column)?.index ?? 0);
  }
}

/** Reports text after the last column. */
function extraCell({ records, names, place, separator }: Sheet, number: number, cell: number): Diagnostic {
  return {
    code: 'data-invalid',
    message: `This row has ${records.cells(number).length} cells, and the first row names ${names.length} columns.`,
    path: [],
    place: place(number, cell),
    suggestion: `Put a cell that holds a ${separators[separator]} into quotation marks: "Fort Lauderdale${separator} FL".`,
  };
}

function isFilled(cell: string): boolean {
  return isVisible(cell);
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

/** Returns a function that locates cells. The text of the file is kept in memory once a cell is located. */
function cellLocator(
  file: string,
  buffer: Buffer,
  { records, separator, start }: Pick<Sheet, 'records' | 'separator'> & { readonly start: number },
): Sheet['place'] {
  let known: { readonly source: SourceText; readonly starts: Float64Array } | undefined;
  const load = () => {
    known ??= { source: new SourceText(file, buffer.toString('utf8')), starts: records.starts() };
    return known;
  };
  return (record, cell) => {
    const { source, starts } = load();
    return source.place(cellOffset(source.text, start + (starts[record] ?? 0), cell, separator));
  };
}

/** Offset of a cell in a record, without blank lines before the record. */
function cellOffset(text: string, start: number, cell: number, separator: string): number {
  let offset = start;
  while (/[\r\n\uFEFF]/.test(text.charAt(offset))) offset++;
  let quoted = false;
  for (let passed = 0; passed < cell && offset < text.length; offset++) {
    const character = text.charAt(offset);
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === separator) passed++;
    else if (!quoted && /[\r\n]/.test(character)) break;
  }
  return offset;
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
