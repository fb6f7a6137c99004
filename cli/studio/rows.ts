import { relative } from 'node:path';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { parseCsv } from '../../renderer/build/inputs/csv.ts';
import { type DataFile, dataKey, parseJsonTable } from '../../renderer/build/inputs/data.ts';
import { withSlashes } from '../../renderer/build/lib/paths.ts';
import { columnsOf } from '../../renderer/build/routes/cells.ts';
import type { ParamInput, TemplateParams } from '../../renderer/site/template-input.ts';
import { UsageError } from '../failure.ts';
import { namedRoute, routeOf, type SiteContext, valueIn } from './places.ts';

/** A table of a matrix, as the studio names it. */
export interface TableName {
  readonly matrix: string;
  readonly axis: string;
}

/** A column of a table. */
interface ColumnInfo {
  readonly name: string;
  readonly help: string;
  readonly example: string;
  readonly required: boolean;
  readonly options: readonly string[];
}

/** A part of a table, with the pages that its rows make. */
export interface RowsInfo {
  /** The position of its first row among those that were found. */
  readonly from: number;
  readonly axis: string;
  readonly file: string;
  readonly columns: readonly ColumnInfo[];
  /** The number of rows that were found. */
  readonly found: number;
  readonly total: number;
  /** The most rows of a part. */
  readonly size: number;
  readonly rows: readonly RowInfo[];
}

interface RowInfo {
  /** Its index in the table. */
  readonly index: number;
  /** The texts of its cells by column; `null` for a value that is no text, such as a list. */
  readonly cells: readonly (string | null)[];
  /** The pages that it makes. */
  readonly pages: readonly string[];
}

/** How many rows the studio shows at once. */
const rowsAtOnce = 50;

/** More pages are counted only. */
const mostPages = 20;

/** Returns the matrix that makes a page, with the names of its tables; undefined if none does. */
export function matrixOf(made: RenderedSite, path: string) {
  const { origin } = routeOf(made, path) ?? {};
  const name = origin?.kind === 'matrix' ? origin.of : undefined;
  const rows = name === undefined ? undefined : valueIn(namedRoute(made, 'matrix', name).route, ['rows']);
  if (name === undefined || typeof rows !== 'object' || rows === null) return undefined;
  return { name, axes: Object.keys(rows).filter((axis) => dataKey(valueIn(rows, [axis])) !== undefined) };
}

/** Which rows of a table are asked for. */
interface AskedRows extends TableName {
  readonly from: number;
  readonly search: string;
  readonly page?: string | undefined;
}

/** Returns the rows of a table whose cells hold a text, from one of them on. With `page`, begins with the row that makes it. */
export function rowsOf(made: RenderedSite, { from, search, page, ...name }: AskedRows): RowsInfo {
  const { file, data, columns, path } = tableOf(made, name);
  const wanted = search.trim().toLowerCase();
  const all = data.rows.map((_, index) => ({ index, cells: cellsOf(data, index, columns) }));
  const found = all.filter(({ cells }) => wanted === '' || cells.some((cell) => cell?.toLowerCase().includes(wanted)));
  const paths = made.rendered.map(({ page: { path } }) => path);
  const makes = pagesBy(path, name.axis, columns, paths);
  const own = page === undefined ? -1 : found.findIndex(({ cells }) => makes(cells, [page]).length > 0);
  const start = own < 0 ? from : own - (own % rowsAtOnce);
  return {
    axis: name.axis,
    size: rowsAtOnce,
    file,
    columns: [...columns].map(([column, param]) => columnInfo(column, param)),
    found: found.length,
    total: all.length,
    from: start,
    rows: found
      .slice(start, start + rowsAtOnce)
      .map((row) => ({ ...row, pages: makes(row.cells).slice(0, mostPages) })),
  };
}

/** Returns the file of a table, the text of a cell, and a text as the value of a cell. Throws a UsageError if there is none. */
export function cellOf(context: SiteContext, name: TableName, spot: { readonly row: number; readonly column: string }) {
  const { file, data, columns } = tableNow(context, name);
  const index = [...columns.keys()].indexOf(spot.column);
  const param = columns.get(spot.column);
  const text = cellsOf(data, spot.row, columns)[index];
  if (param === undefined || text === undefined) throw new UsageError('The table has no such cell.', 'Load it again.');
  if (text === null) throw new UsageError('This cell holds a list.', `Change it in ${file}.`);
  return { file, text, cellValue: (typed: string) => cellValue(data, param, typed) };
}

/** Returns the file of a table and a new row of it. Throws a UsageError if there is no such table. */
export function newRow(context: SiteContext, name: TableName, typed: Readonly<Record<string, string>>) {
  const { file, data, columns } = tableNow(context, name);
  const values = [...columns].flatMap(([column, param]) => {
    const text = Object.hasOwn(typed, column) ? (typed[column] ?? '').trim() : '';
    return text === '' ? [] : [[column, cellValue(data, param, text)] as const];
  });
  if (values.length === 0) throw new UsageError('A row needs a value.', 'Fill in its first cell.');
  return { file, count: data.rows.length, values: Object.fromEntries(values) };
}

/** Returns the texts of a row, and the file of its table. */
export function rowTexts(context: SiteContext, name: TableName, row: number) {
  const { file, data, columns } = tableNow(context, name);
  return { file, cells: cellsOf(data, row, columns) };
}

interface Table {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly data: DataFile;
  readonly columns: ReadonlyMap<string, ParamInput | undefined>;
  /** The path of the pages, with tokens. */
  readonly path: string;
}

/** Returns a table as its file is now, which may have changed since the site was built. */
function tableNow({ made, edit }: SiteContext, name: TableName): Table {
  const table = tableOf(made, name);
  const { kind, file } = table.data;
  const text = edit.changes.text(file);
  if (text === undefined) throw new UsageError(`There is no table ${table.file}.`, 'Load the page again.');
  const bytes = Buffer.from(text);
  const data: DataFile = kind === 'csv' ? { kind, file, ...parseCsv(file, bytes) } : parseJsonTable(file, bytes);
  return { ...table, data };
}

function tableOf(made: RenderedSite, { matrix, axis }: TableName): Table {
  const { loaded } = made.ready;
  const { route } = namedRoute(made, 'matrix', matrix);
  const data = loaded.data.get(dataKey(valueIn(route, ['rows', axis])) ?? '');
  if (data === undefined) throw new UsageError('There is no such table.', 'Load the page again.');
  const fields = valueIn(route, ['template', 'params', axis, 'fields']);
  const params = columnsOf((fields ?? {}) as TemplateParams);
  const columns =
    data.kind === 'json' ? params : new Map(data.columns.map(({ name }) => [name, params.get(name)] as const));
  return {
    file: withSlashes(relative(loaded.root, data.file)),
    data,
    columns,
    path: String(valueIn(route, ['path']) ?? ''),
  };
}

function cellsOf(data: DataFile, index: number, columns: Table['columns']): (string | null)[] {
  const row = data.kind === 'csv' ? data.rows[index]?.cells : data.rows[index];
  if (row === undefined) return [];
  return [...columns.keys()].map((column) => {
    const value = data.kind === 'csv' ? valueIn(row, [column]) : valueIn(row, column.split('.'));
    return typeof value === 'object' && value !== null ? null : String(value ?? '');
  });
}

/** Returns a text as a table holds it: CSV holds texts, JSON also numbers and flags. */
function cellValue({ kind }: DataFile, param: ParamInput | undefined, text: string): string | number | boolean | null {
  if (kind === 'csv') return text;
  if (text.trim() === '') return null;
  if ((param?.type === 'number' || param?.type === 'money') && !Number.isNaN(Number(text))) return Number(text);
  if (param?.type === 'flag' && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

function columnInfo(name: string, param: ParamInput | undefined): ColumnInfo {
  return {
    name,
    help: param?.help ?? 'No parameter of the template has this name.',
    example: param?.example === undefined ? '' : String(param.example),
    required: param !== undefined && param.optional !== true,
    options: param?.type === 'choice' ? param.options : [],
  };
}

/** Returns a function that finds the pages of a row: those whose path has its values, and any of the other tables. */
function pagesBy(pattern: string, axis: string, columns: Table['columns'], paths: readonly string[]) {
  const names = [...columns.keys()];
  return (cells: readonly (string | null)[], among = paths): string[] => {
    const source = pattern.split(/(\{\{\s*param\.[^}]*\}\})/).map((part) => {
      const token = /^\{\{\s*param\.([^}\s]*)/.exec(part)?.[1];
      if (token === undefined) return literally(part);
      const [first, ...rest] = token.split('.');
      return first === axis ? literally(cells[names.indexOf(rest.join('.'))] ?? '') : '[^/]+';
    });
    const whole = new RegExp(`^${source.join('')}$`);
    return among.filter((path) => whole.test(path));
  };
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
