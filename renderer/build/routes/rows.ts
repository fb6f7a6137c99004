import * as z from 'zod';
import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { normaliseRoutePath } from '../../sdk/paths.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { inQuotes } from '../../sdk/unseen.ts';
import { localeOr, localeSchema } from '../../site/locale.ts';
import { matchesParams, paramsSchema } from '../../site/params.ts';
import type { TemplateParams } from '../../site/template-input.ts';
import { type Data, type DataFile, dataKey } from '../inputs/data.ts';
import { invalidCharacters } from '../inputs/invalid-characters.ts';
import { spreadsheetFaults } from '../inputs/spreadsheet-faults.ts';
import { asText, sharedJson, valueInMessage } from '../lib/as-text.ts';
import { contentHash, documentHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';
import { joinSteps } from '../lib/slash-path.ts';
import { parseValue, readValue } from '../schema/parse-value.ts';
import type { Written } from '../schema/raw-page.ts';
import { zodDiagnostics } from '../schema/zod-diagnostics.ts';
import { type CellFormat, cellRemedy, columnsOf, rowOfCells } from './cells.ts';
import { valueAt } from './param-values.ts';

type RowValues = Readonly<Record<string, unknown>>;

/** One row of a matrix. */
export class Row {
  /** Index in the list that it was read from. */
  readonly index: number;
  /** The value that the path uses, which differs for each row. */
  readonly id: string;
  readonly #table: RowTable;
  #key: string | undefined;

  constructor(index: number, id: string, table: RowTable) {
    this.index = index;
    this.id = id;
    this.#table = table;
  }

  get values(): RowValues {
    return this.#table.values(this.index);
  }

  /** Its name for people. In columns with names of other languages, the text that its id comes from, or else the first short text. */
  get label(): string {
    const { name, title, label } = this.values;
    const named = [name, title, label].find((value) => typeof value === 'string');
    if (named !== undefined) return String(named);
    const isText = (value: unknown): value is string => typeof value === 'string' && value !== this.id;
    const short = Object.values(this.values).filter((value) => isText(value) && value.length <= mostOfName);
    const ofId = short.find((value) => `-${slugOf(String(value))}-`.includes(`-${slugOf(this.id)}-`));
    return String(ofId ?? short[0] ?? this.id);
  }

  /** Four digits of the hash of each value, to name later which of them changed. */
  get marks(): string {
    return Object.values(this.values)
      .map((value) => contentHash(sharedJson(value)).slice(0, markLength))
      .join('');
  }

  /** Names the values that changed since a row had some marks; empty if it had others. */
  changedSince(marks: string): readonly string[] {
    const now = this.marks;
    const at = (text: string, index: number) => text.slice(markLength * index, markLength * (index + 1));
    return now.length === marks.length
      ? Object.keys(this.values).filter((_, index) => at(now, index) !== at(marks, index))
      : [];
  }

  /** Content key of its values. */
  get key(): string {
    this.#key ??= documentHash(JSON.stringify(this.values));
    return this.#key;
  }
}

const markLength = 4;

/** Longer texts are sentences. */
const mostOfName = 60;

/** Returns a text as a part of a path: `pot-de-depart` for "Pot de départ". */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The values of rows. They are read on demand and freed by {@link release}, because there may be many. */
export class RowTable {
  readonly #read: (index: number) => unknown;
  /** Values that the schema has changed. They are not freed. */
  readonly #parsed = new Map<number, RowValues>();
  readonly #held = new Map<number, RowValues>();

  constructor(read: (index: number) => unknown) {
    this.#read = read;
  }

  /** The values of a row; the same object until `release`. */
  values(index: number): RowValues {
    const known = this.#parsed.get(index) ?? this.#held.get(index);
    if (known !== undefined) return known;
    const values = this.#read(index);
    const record = isRecord(values) ? values : {};
    this.#held.set(index, record);
    return record;
  }

  /** Replaces the values of a row by those that the schema returned. */
  replace(index: number, values: RowValues): void {
    this.#parsed.set(index, values);
  }

  release(): void {
    this.#held.clear();
  }
}

export interface RowsOptions {
  readonly fields: TemplateParams;
  /** Names of the fields that the path of the matrix uses. */
  readonly inPath: readonly string[];
  readonly data: Data;
  /** What the cells of tables are read by that say nothing else. */
  readonly format: CellFormat;
  readonly diagnostics: Diagnostic[];
}

/** The valid rows of one parameter. */
export interface CheckedRows {
  readonly rows: readonly Row[];
  readonly table: RowTable;
  /** The values of rows with reported errors; undefined for unknown rows. */
  readonly failed: readonly unknown[];
}

const unknownRows: CheckedRows = { rows: [], table: new RowTable(() => undefined), failed: [undefined] };

/** The rows of files without errors, which are valid while the file and the fields stay the same. */
const validRows = new WeakMap<DataFile, { readonly fields: TemplateParams; readonly key: string; rows: CheckedRows }>();

/** Reads and checks the rows of one parameter. Reports invalid rows and leaves them out. */
export function readRows(raw: unknown, at: Path, options: RowsOptions): CheckedRows {
  const { fields, inPath, data, diagnostics } = options;
  const file = fileOf(raw, data);
  const format = formatOf(raw, at, options);
  const key = [format.locale, format.currency, ...inPath].join();
  const known = file && validRows.get(file);
  if (known?.fields === fields && known.key === key) return known.rows;
  const before = diagnostics.length;
  const rows = checkRows(raw, file, at, { ...options, format });
  if (file !== undefined && diagnostics.length === before) validRows.set(file, { fields, key, rows });
  return rows;
}

const reference = z.looseObject({ locale: localeSchema.optional() });

/** What the cells of a table are read by. */
function formatOf(raw: unknown, at: Path, { format, diagnostics }: RowsOptions): CellFormat {
  if (Array.isArray(raw) || !isRecord(raw)) return format;
  readValue(reference, raw, at, diagnostics);
  return { ...format, locale: localeOr(raw.locale, format.locale) };
}

function checkRows(
  raw: unknown,
  file: DataFile | undefined,
  at: Path,
  { fields, inPath, format, diagnostics }: Omit<RowsOptions, 'data'>,
): CheckedRows {
  if (file !== undefined)
    append(
      diagnostics,
      file.diagnostics.map((diagnostic) => ({ ...diagnostic, path: at })),
    );
  if (file === undefined && !Array.isArray(raw)) {
    diagnostics.push({
      code: 'wrong-type',
      message: 'Rows must be a list of objects, or a file with such a list.',
      path: at,
      suggestion: "Write [{ … }, { … }], csv('templates/data/rows.csv') or json('templates/data/rows.json').",
    });
    return unknownRows;
  }
  const list = file === undefined ? listOf(raw) : fileRows(file, { fields, format, diagnostics }, at);
  if (list === undefined) return unknownRows;
  if (list.count === 0 && (file?.diagnostics.length ?? 0) === 0) diagnostics.push(noRows(at, file));
  if (list.count === 0) return unknownRows;
  const table = new RowTable(list.read);
  const schema = paramsSchema(fields);
  const taken = new Map<string, number>();
  // An unknown field in the path is reported elsewhere. All rows have the same path then.
  const arePathsKnown = inPath.every((field) => Object.hasOwn(fields, field.split('.')[0] ?? ''));
  const failed: unknown[] = [];
  const rows: Row[] = [];
  /** Checks a row and reports its errors. */
  const checked = (value: unknown, index: number, path: Path): Row | 'failed' | 'skipped' => {
    // Rows in the config were checked for characters with it.
    const invalid = file === undefined || file.isClean ? [] : invalidCharacters(value, path);
    const faults = file?.isClean ? [] : spreadsheetFaults(value, path);
    append(
      invalid,
      faults.filter(({ code }) => code === 'cell-error'),
    );
    append(diagnostics, invalid);
    if (invalid.length > 0) return 'failed';
    const isMatch = matchesParams(value, fields);
    const row = isMatch ? (value as Record<string, unknown>) : parsedRow(value, schema, path, diagnostics, list.remedy);
    if (row === undefined) return 'failed';
    append(diagnostics, faults);
    if (!isMatch) table.replace(index, row);
    const problem = pathProblem(row, inPath, taken, index, (other) => rowPosition(file, other));
    if (problem === undefined) return new Row(index, rowId(row, inPath), table);
    if (problem.code === 'path-taken' && !arePathsKnown) return 'skipped';
    const { field, ...diagnostic } = problem;
    diagnostics.push({ ...diagnostic, path: [...path, ...field.split('.')] });
    return 'failed';
  };
  for (let index = 0; index < list.count; index++) {
    const value = list.read(index);
    const row = checked(value, index, [...at, index]);
    if (row === 'failed') failed.push(value);
    else if (row !== 'skipped') rows.push(row);
  }
  return { rows, table, failed };
}

/** Rows by their index. */
interface RowList {
  readonly count: number;
  readonly read: (index: number) => unknown;
  /** Says what to write instead of a cell that cannot be read. */
  readonly remedy?: (cell: string, inside: Path) => string | undefined;
}

function listOf(rows: unknown): RowList {
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return { count: list.length, read: (index) => list[index] };
}

function parsedRow(
  value: unknown,
  schema: z.ZodObject,
  path: Path,
  diagnostics: Diagnostic[],
  remedy: RowList['remedy'] = () => undefined,
) {
  const parsed = parseValue(schema, value);
  if (parsed.success) return parsed.data;
  const found = zodDiagnostics(parsed.error, schema, value, path).map((diagnostic) => {
    const inside = diagnostic.path.slice(path.length);
    const cell = inside.reduce<unknown>((node, key) => Object(node)[key], value);
    const suggestion = typeof cell === 'string' ? remedy(cell, inside) : undefined;
    return suggestion === undefined ? diagnostic : { ...diagnostic, suggestion };
  });
  append(diagnostics, found);
  return undefined;
}

/** Returns where a value of a row is written, by its JSON path in the row. */
export function rowWrittenAt(raw: unknown, at: Path, index: number, inside: Path, data: Data): Written {
  const file = fileOf(raw, data);
  if (file === undefined) return { path: [...at, index, ...inside] };
  if (file.kind === 'json') return { path: [index, ...inside], file: file.file };
  const row = file.rows[index];
  // A cell may contain a list, so the path may go on inside the cell.
  const path = `${inside.join('.')}.`;
  const column = file.columns.find(({ name }) => path.startsWith(`${name}.`))?.name;
  return row === undefined ? { path: at } : { place: row.place(column) };
}

function fileOf(raw: unknown, data: Data): DataFile | undefined {
  const key = dataKey(raw);
  return key === undefined ? undefined : data.get(key);
}

function fileRows(
  file: DataFile,
  { fields, format, diagnostics }: Pick<RowsOptions, 'fields' | 'format' | 'diagnostics'>,
  at: Path,
): RowList | undefined {
  if (file.diagnostics.length > 0) return undefined;
  if (file.kind === 'json') return listOf(file.rows);
  const columns = columnsOf(fields);
  const names = file.columns.map(({ name }) => name);
  for (const { name, place } of file.columns) {
    if (columns.has(name)) continue;
    const absent = [...columns.keys()].filter((other) => !names.includes(other));
    diagnostics.push({
      code: 'unknown-field',
      message: `The template has no parameter for the column "${name}".`,
      path: at,
      place: place(),
      suggestion: didYouMean(name, absent.length > 0 ? absent : columns.keys(), 'column'),
    });
  }
  const missing = [...columns].filter(([name, param]) => !param.optional && !names.includes(name));
  for (const [name, { help }] of missing) {
    diagnostics.push({
      code: 'missing-field',
      message: `The column "${name}" is missing.`,
      path: at,
      place: file.columns[0]?.place() ?? { file: file.file, line: 1, column: 1 },
      suggestion: `Add a column ${name}${help === undefined ? '.' : `: ${help}`}`,
    });
  }
  if (missing.length > 0) return undefined;
  return {
    count: file.rows.length,
    read: (index) => rowOfCells(file.rows[index]?.cells ?? {}, columns, format),
    remedy: (cell, inside) => cellRemedy(cell, columns.get(columnIn(inside)), format),
  };
}

/** The column of a value by its JSON path in a row. The items of a list share one. */
function columnIn(inside: Path): string {
  return inside.filter((step) => typeof step === 'string').join('.');
}

/** Reports a value that cannot be part of a path, or paths that two rows share. */
function pathProblem(
  row: Readonly<Record<string, unknown>>,
  inPath: readonly string[],
  taken: Map<string, number>,
  index: number,
  positionOf: (index: number) => RowPosition,
): (Omit<Diagnostic, 'path'> & { readonly field: string }) | undefined {
  for (const field of inPath) {
    const value = asText(valueAt(row, field) ?? '');
    const result = normaliseRoutePath(`/${value}`);
    if (!('fault' in result) && !value.includes('/')) continue;
    const plain = slugOf(value);
    const isShort = plain !== '' && plain.length < 60 && plain !== value;
    const { fault, suggestion } =
      'fault' in result ? result : { fault: 'has more than one part', suggestion: 'Remove the slash.' };
    return {
      code: 'path-invalid',
      field,
      message: `"${field}" is part of a page's path, and the path ${inQuotes(`/${value}`)} ${fault}.`,
      suggestion: isShort ? `Write "${plain}".` : suggestion,
    };
  }
  const key = joinSteps(inPath.map((field) => asText(valueAt(row, field)).toLowerCase()));
  const other = taken.get(key);
  const [field] = inPath;
  if (field === undefined) return undefined;
  if (other === undefined) {
    taken.set(key, index);
    return undefined;
  }
  const [first, second] = [positionOf(other), positionOf(index)];
  return {
    code: 'path-taken',
    field,
    message: `${first.unit}s ${first.number} and ${second.number} both have the ${field} ${valueInMessage(valueAt(row, field))}, so their pages would have the same path.`,
    suggestion: 'Give one of the rows another value, or remove it.',
  };
}

/** The line of a row in a table, or its number in a list. */
interface RowPosition {
  readonly unit: 'Line' | 'Row';
  readonly number: number;
}

function rowPosition(file: DataFile | undefined, index: number): RowPosition {
  const place = file?.kind === 'csv' ? file.rows[index]?.place() : undefined;
  return place === undefined ? { unit: 'Row', number: index + 1 } : { unit: 'Line', number: place.line };
}

function rowId(row: Readonly<Record<string, unknown>>, inPath: readonly string[]): string {
  const [field] = inPath;
  return asText((field === undefined ? undefined : valueAt(row, field)) ?? row.slug ?? '');
}

function noRows(path: Path, file: DataFile | undefined): Diagnostic {
  return {
    code: 'rows-empty',
    message: file === undefined ? 'There are no rows here.' : 'This file has no rows.',
    path,
    ...(file === undefined ? {} : { place: { file: file.file, line: 1, column: 1 } }),
    suggestion: 'Add a row for each page, or remove the matrix.',
  };
}
