import { CsvError, parse } from 'csv-parse/sync';
import type { Finding, Place } from '../../kit/issue.ts';
import { encodingFault, utf16Fault, utf16Of } from '../sources/encoding.ts';
import { type Beginning, SourceText } from '../sources/source-text.ts';
import { separationOf, separators } from './csv-separator.ts';

/** A row of a file with the place of each of its cells. */
export interface CsvRow {
  /** Text by the name of its column; empty cells are left out. */
  readonly cells: Readonly<Record<string, string>>;
  /** Where a cell stands; the row itself when no such column has a cell. */
  readonly place: (column?: string) => Place;
}

export interface CsvTable {
  /** The first row: the columns by name. */
  readonly columns: readonly { readonly name: string; readonly place: Place }[];
  readonly rows: readonly CsvRow[];
  readonly findings: readonly Finding[];
  /** Where the file ends, where it could be read. */
  readonly ends?: Beginning;
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly bytes: number };
}

/**
 * Reads values separated by commas, semicolons, tabs or vertical bars, as spreadsheets write them (RFC 4180): quoted cells, any
 * line ends, UTF-8 or UTF-16, with or without a byte order mark. The first row names the columns. Rows and columns without a
 * word in them are left out: spreadsheets write them for cells that were used once.
 */
export function parseCsv(file: string, bytes: Uint8Array): CsvTable {
  const encoding = utf16Of(bytes) === undefined ? encodingFault(file, bytes) : utf16Fault(file, bytes);
  if (encoding !== undefined) return unread({ code: 'data-invalid', path: [], ...encoding });
  const buffer = inUtf8(bytes);
  const text = buffer.toString('utf8');
  const { separator, start } = separationOf(text);
  const name = separators[separator];
  if (name === undefined) return unread(strangeSeparator(file, separator));
  const table = buffer.subarray(Buffer.byteLength(text.slice(0, start)));
  let records: readonly ParsedRecord[];
  try {
    records = parse(table, {
      bom: true,
      info: true,
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    }) as unknown as readonly ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unread(unreadable(error, new SourceText(file, text), strayQuote(text, start, separator)));
  }
  const source = new SourceText(file, text);
  const numbers = records.flatMap(({ record }, index) => (record.some(isFilled) ? [index] : []));
  const [header = 0, ...rest] = numbers;
  const names = records[header]?.record.map((column) => column.trim()) ?? [];
  const findings: Finding[] = [];
  const starts = recordStarts(table, records);
  const placeOf = (index: number, cell: number) =>
    source.place(cellOffset(text, start + (starts[index] ?? 0), cell, separator));
  const columns = names.flatMap((column, index) => {
    const isUsed = column !== '' || rest.some((number) => isFilled(records[number]?.record[index] ?? ''));
    return isUsed ? [{ name: column, index, place: placeOf(header, index) }] : [];
  });
  for (const { name: column, index, place } of columns) {
    if (column !== '' && names.indexOf(column) === index) continue;
    findings.push({
      code: 'data-invalid',
      message: column === '' ? `Column ${index + 1} has no name.` : `Two columns are named "${column}".`,
      path: [],
      place,
      suggestion: 'Name each column in the first row by the parameter it fills in, or remove it.',
    });
  }
  const rows = rest.map((number): CsvRow => {
    const { record = [] } = records[number] ?? {};
    const extra =
      record.length > names.length ? record.findIndex((cell, at) => at >= names.length && isFilled(cell)) : -1;
    if (extra !== -1) {
      findings.push({
        code: 'data-invalid',
        message: `This row has ${record.length} cells, and the first row names ${names.length} columns.`,
        path: [],
        place: placeOf(number, extra),
        suggestion: `Put a cell that holds a ${name} into quotation marks: "Fort Lauderdale${separator} FL".`,
      });
    }
    const cells = columns.map(({ name: column, index }) => [column, record[index]?.trim() ?? ''] as const);
    return {
      cells: Object.fromEntries(cells.filter(([, cell]) => cell !== '')),
      place: (column) => placeOf(number, columns.find((one) => one.name === column)?.index ?? 0),
    };
  });
  return {
    columns: columns.map(({ name: column, place }) => ({ name: column, place })),
    rows,
    findings,
    ends: source.ends,
  };
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

/** Where each record begins in the text of a table, in characters: the parser counts bytes. */
function recordStarts(buffer: Buffer, records: readonly ParsedRecord[]): Float64Array {
  const starts = new Float64Array(records.length + 1);
  let bytes = 0;
  for (const [index, { info }] of records.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + buffer.toString('utf8', bytes, info.bytes).length;
    bytes = info.bytes;
  }
  return starts;
}

/** Where a cell of a record begins; blank lines in front of the record are skipped. */
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

/** The quotation mark that a table cannot be read for: one that nothing closes, one inside a cell, or what follows a closing one. */
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

function unreadable(error: CsvError, source: SourceText, offset: number): Finding {
  return {
    code: 'data-invalid',
    message: `This file is no table of separated values: ${error.message.split(':')[0]?.toLowerCase()}.`,
    path: [],
    place: source.place(offset),
    suggestion: 'A quotation mark inside a quoted cell is written twice: "6"" pipe".',
  };
}
