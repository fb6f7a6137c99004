import { CsvError, parse } from 'csv-parse/sync';
import type { Finding, Place } from '../../sdk/issue.ts';
import { separationOf, separators } from './csv-separator.ts';
import { encodingFault, utf16Fault, utf16Of } from './sources/encoding.ts';
import { type Beginning, SourceText } from './sources/source-text.ts';

/** A row of a file with the source locations of its cells. */
export interface CsvRow {
  /** Text by column name, without empty cells. */
  readonly cells: Readonly<Record<string, string>>;
  /** Source location of a cell, or of the row if it has no such cell. */
  readonly place: (column?: string) => Place;
}

export interface CsvTable {
  /** The columns, which the first row names. */
  readonly columns: readonly { readonly name: string; readonly place: Place }[];
  readonly rows: readonly CsvRow[];
  readonly findings: readonly Finding[];
  /** The end of the file; absent if it could not be read. */
  readonly ends?: Beginning;
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly bytes: number };
}

/**
 * Reads a table with commas, semicolons, tabs or vertical bars as separators (RFC 4180): quoted cells, any line ends, UTF-8
 * or UTF-16, with or without a byte order mark. The first row names the columns. Leaves out empty rows and columns, which
 * spreadsheets write for cells that were used once.
 */
export function parseCsv(file: string, bytes: Uint8Array): CsvTable {
  const encoding = utf16Of(bytes) === undefined ? encodingFault(file, bytes) : utf16Fault(file, bytes);
  if (encoding !== undefined) return unread({ code: 'data-invalid', path: [], ...encoding });
  const sheet = readSheet(file, inUtf8(bytes));
  if ('code' in sheet) return unread(sheet);
  const columns = columnsOf(sheet);
  return {
    columns: columns.map(({ name, place }) => ({ name, place })),
    rows: sheet.rows.map((number) => rowOf(sheet, columns, number)),
    findings: [...columnFaults(sheet, columns), ...sheet.rows.flatMap((number) => extraCells(sheet, number))],
    ends: sheet.ends,
  };
}

/** A parsed file. Records are referred to by index. */
interface Sheet {
  readonly separator: string;
  readonly records: readonly ParsedRecord[];
  /** The record that names the columns. */
  readonly header: number;
  readonly names: readonly string[];
  /** The records after it that are not empty. */
  readonly rows: readonly number[];
  readonly place: (record: number, cell: number) => Place;
  readonly ends: Beginning;
}

interface Column {
  readonly name: string;
  /** Index of its cell in each record. */
  readonly index: number;
  readonly place: Place;
}

function readSheet(file: string, buffer: Buffer): Sheet | Finding {
  const text = buffer.toString('utf8');
  const { separator, start } = separationOf(text);
  if (separators[separator] === undefined) return strangeSeparator(file, separator);
  const table = buffer.subarray(Buffer.byteLength(text.slice(0, start)));
  const source = new SourceText(file, text);
  try {
    const records = parse(table, {
      bom: true,
      info: true,
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    }) as unknown as readonly ParsedRecord[];
    const starts = recordStarts(table, records);
    const [header = 0, ...rows] = records.flatMap(({ record }, index) => (record.some(isFilled) ? [index] : []));
    return {
      separator,
      records,
      header,
      names: records[header]?.record.map((name) => name.trim()) ?? [],
      rows,
      place: (record, cell) => source.place(cellOffset(text, start + (starts[record] ?? 0), cell, separator)),
      ends: source.ends,
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unreadable(error, source.place(strayQuote(text, start, separator)));
  }
}

/** The columns with a name or a filled cell. */
function columnsOf({ records, header, names, rows, place }: Sheet): Column[] {
  return names.flatMap((name, index) => {
    const isUsed = name !== '' || rows.some((number) => isFilled(records[number]?.record[index] ?? ''));
    return isUsed ? [{ name, index, place: place(header, index) }] : [];
  });
}

function columnFaults({ names }: Sheet, columns: readonly Column[]): Finding[] {
  return columns.flatMap(({ name, index, place }): Finding[] => {
    if (name !== '' && names.indexOf(name) === index) return [];
    return [
      {
        code: 'data-invalid',
        message: name === '' ? `Column ${index + 1} has no name.` : `Two columns are named "${name}".`,
        path: [],
        place,
        suggestion: 'Name each column in the first row by the parameter it fills in, or remove it.',
      },
    ];
  });
}

function rowOf({ records, place }: Sheet, columns: readonly Column[], number: number): CsvRow {
  const { record = [] } = records[number] ?? {};
  const cells = columns.map(({ name, index }) => [name, record[index]?.trim() ?? ''] as const);
  return {
    cells: Object.fromEntries(cells.filter(([, cell]) => cell !== '')),
    place: (column) => place(number, columns.find(({ name }) => name === column)?.index ?? 0),
  };
}

/** Finds a filled cell after the last column. */
function extraCells({ records, names, place, separator }: Sheet, number: number): Finding[] {
  const { record = [] } = records[number] ?? {};
  if (record.length <= names.length) return [];
  const extra = record.findIndex((cell, index) => index >= names.length && isFilled(cell));
  if (extra === -1) return [];
  return [
    {
      code: 'data-invalid',
      message: `This row has ${record.length} cells, and the first row names ${names.length} columns.`,
      path: [],
      place: place(number, extra),
      suggestion: `Put a cell that holds a ${separators[separator]} into quotation marks: "Fort Lauderdale${separator} FL".`,
    },
  ];
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}

function unread(finding: Finding): CsvTable {
  return { columns: [], rows: [], findings: [finding] };
}

function strangeSeparator(file: string, separator: string): Finding {
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
  return Buffer.from(utf16 === undefined ? bytes : new TextDecoder(utf16, { ignoreBOM: true }).decode(bytes));
}

/** Offsets of the records in UTF-16 units; the parser counts bytes. */
function recordStarts(buffer: Buffer, records: readonly ParsedRecord[]): Float64Array {
  const starts = new Float64Array(records.length + 1);
  let bytes = 0;
  for (const [index, { info }] of records.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + buffer.toString('utf8', bytes, info.bytes).length;
    bytes = info.bytes;
  }
  return starts;
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

function unreadable(error: CsvError, place: Place): Finding {
  return {
    code: 'data-invalid',
    message: `This file is no table of separated values: ${error.message.split(':')[0]?.toLowerCase()}.`,
    path: [],
    place,
    suggestion: 'A quotation mark inside a quoted cell is written twice: "6"" pipe".',
  };
}
