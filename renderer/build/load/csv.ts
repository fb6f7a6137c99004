import { CsvError, parse } from 'csv-parse/sync';
import type { Finding, Place } from '../../kit/issue.ts';
import { encodingFault, isUtf16 } from '../sources/encoding.ts';
import { type Beginning, SourceText } from '../sources/source-text.ts';

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

/** Reads comma-separated values (RFC 4180): quoted cells, any line ends, with or without a byte order mark. The first row names the columns. */
export function parseCsv(file: string, bytes: Uint8Array): CsvTable {
  const buffer = inUtf8(bytes);
  const encoding = encodingFault(file, buffer);
  if (encoding !== undefined) {
    return { columns: [], rows: [], findings: [{ code: 'data-invalid', path: [], ...encoding }] };
  }
  const separated = otherwiseSeparated(file, buffer);
  if (separated !== undefined) return { columns: [], rows: [], findings: [separated] };
  let records: readonly ParsedRecord[];
  try {
    records = parse(buffer, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    }) as unknown as readonly ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { columns: [], rows: [], findings: [unreadable(file, error)] };
  }
  const text = buffer.toString('utf8');
  const source = new SourceText(file, text);
  const [header, ...rest] = records;
  const columns = header?.record.map((name) => name.trim()) ?? [];
  const findings: Finding[] = [];
  const placeOf = (index: number, cell: number) => {
    const start = records[index - 1]?.info.bytes ?? 0;
    return source.place(cellOffset(text, buffer.toString('utf8', 0, start).length, cell));
  };
  for (const [index, name] of columns.entries()) {
    if (name !== '' && columns.indexOf(name) === index) continue;
    findings.push({
      code: 'data-invalid',
      message: name === '' ? `Column ${index + 1} has no name.` : `Two columns are named "${name}".`,
      path: [],
      place: placeOf(0, index),
      suggestion: 'Name each column in the first row by the parameter it fills in, or remove it.',
    });
  }
  const rows = rest.map(({ record }, index): CsvRow => {
    if (record.length > columns.length) {
      findings.push({
        code: 'data-invalid',
        message: `This row has ${record.length} cells, and the first row names ${columns.length} columns.`,
        path: [],
        place: placeOf(index + 1, columns.length),
        suggestion: 'Put a cell that holds a comma into quotation marks: "Fort Lauderdale, FL".',
      });
    }
    const cells = columns.map((name, at) => [name, record[at]?.trim() ?? ''] as const);
    return {
      cells: Object.fromEntries(cells.filter(([, cell]) => cell !== '')),
      place: (column) => placeOf(index + 1, Math.max(0, column === undefined ? 0 : columns.indexOf(column))),
    };
  });
  return {
    columns: columns.map((name, index) => ({ name, place: placeOf(0, index) })),
    rows,
    findings,
    ends: source.ends,
  };
}

/** A first row that names one column only, of several names: spreadsheets of many countries write semicolons, or tabs. */
function otherwiseSeparated(file: string, buffer: Buffer): Finding | undefined {
  const text = buffer.toString('utf8');
  const [first = ''] = /[^\s\uFEFF][^\r\n]*/.exec(text) ?? [];
  const sign = first.includes(',') ? undefined : /[;\t]/.exec(first)?.[0];
  if (sign === undefined) return undefined;
  return {
    code: 'data-invalid',
    message: `The cells of this file are separated by ${sign === ';' ? 'semicolons' : 'tabs'}, not by commas.`,
    path: [],
    place: new SourceText(file, text).place(text.indexOf(sign)),
    suggestion: 'Save it with commas between its cells; one that holds a comma stands in quotation marks.',
  };
}

function inUtf8(bytes: Uint8Array): Buffer {
  return Buffer.from(isUtf16(bytes) ? new TextDecoder('utf-16le').decode(bytes) : bytes);
}

/** Where a cell of a record begins; blank lines in front of the record are skipped. */
function cellOffset(text: string, start: number, cell: number): number {
  let offset = start;
  while (/[\r\n\uFEFF]/.test(text.charAt(offset))) offset++;
  let quoted = false;
  for (let passed = 0; passed < cell && offset < text.length; offset++) {
    const character = text.charAt(offset);
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === ',') passed++;
    else if (!quoted && /[\r\n]/.test(character)) break;
  }
  return offset;
}

function unreadable(file: string, error: CsvError): Finding {
  const line = Number(Reflect.get(error, 'lines') ?? 1);
  return {
    code: 'data-invalid',
    message: `This file is no table of comma-separated values: ${error.message.split(':')[0]?.toLowerCase()}.`,
    path: [],
    place: { file, line: Math.max(1, line), column: 1 },
    suggestion: 'A quotation mark inside a quoted cell is written twice: "6"" pipe".',
  };
}
