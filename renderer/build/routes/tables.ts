import { plainPath } from '../../sdk/route-path.ts';
import type { TemplateParams } from '../../site/template-input.ts';
import { type Data, type DataFile, dataKey } from '../inputs/data.ts';
import type { Loaded } from '../inputs/index.ts';
import { type ChangedRows, isPlainJson, JsonTable, type RowMarks } from '../inputs/json-table.ts';
import type { Beginning } from '../inputs/sources/source-text.ts';
import { entry } from '../lib/entry.ts';
import { documentHash } from '../lib/hash.ts';
import type { ReadyPlan } from '../plan.ts';

/** Rows of tables by their references, in their order. */
export type PageRows = readonly (readonly [table: string, row: number])[];

/** Marks of tables by their references. */
export type TableMarks = Readonly<Record<string, RowMarks>>;

/** The marks of all tables of a site that nobody has read yet. */
export function tableMarks(data: Data): TableMarks {
  return Object.fromEntries([...data].map(([key, table]) => [key, rowMarks(table)]));
}

function rowMarks(table: DataFile): RowMarks {
  if (table instanceof JsonTable) return table.marks() ?? { hashes: [] };
  const rows = table.kind === 'csv' ? table.rows.map(({ cells }) => cells) : table.rows;
  return { hashes: rows.map((row) => documentHash(JSON.stringify(row) ?? '')) };
}

/** The rows of a table that are not what they were; nothing where that cannot be told. */
export function changedRows(table: DataFile, before: RowMarks): ChangedRows | undefined {
  if (table instanceof JsonTable) return table.changedSince(before);
  const marks = rowMarks(table);
  if (table.findings.length > 0 || marks.hashes.length !== before.hashes.length) return undefined;
  return { marks, rows: marks.hashes.flatMap((hash, index) => (hash === before.hashes[index] ? [] : [index])) };
}

/** Where a row of a table begins in its file; for the number of all rows, where that ends. Nothing where it cannot be told. */
export function rowBeginning(table: DataFile, row: number, marks: RowMarks): Beginning | undefined {
  if (table instanceof JsonTable) return table.beginning(row, marks);
  if (table.kind === 'json') return undefined;
  return row < table.rows.length ? table.rows[row]?.place() : table.ends;
}

/** The rows of tables that each page of a matrix is made of, by its path. */
export function rowsOfMatrices({
  loaded,
  unfolded,
}: Pick<ReadyPlan, 'loaded' | 'unfolded'>): ReadonlyMap<string, PageRows> {
  const rows = new Map<string, PageRows>();
  for (const { name, tables } of tablesOfMatrices(loaded.input, loaded.data)) {
    for (const page of unfolded.matrices.get(name)?.pages ?? []) {
      rows.set(
        plainPath(page.path),
        tables.map(([axis, table]) => [table, page.rows[axis]?.index ?? -1]),
      );
    }
  }
  return rows;
}

export interface MatrixTables {
  readonly name: string;
  /** Names of all its rows. */
  readonly axes: readonly string[];
  /** Some of its pages may be left out. */
  readonly isNarrowed: boolean;
  /** References of the tables that its rows stand in, by the names of the rows. */
  readonly tables: readonly (readonly [axis: string, table: string])[];
}

/** The matrices of a config whose rows may stand in tables. */
export function tablesOfMatrices(input: unknown, data: Data): readonly MatrixTables[] {
  const routes = entry(input, 'routes');
  return (Array.isArray(routes) ? routes : []).flatMap((route: unknown): MatrixTables[] => {
    const [rows, name] = [entry(route, 'rows'), entry(route, 'name')];
    if (typeof rows !== 'object' || rows === null || typeof name !== 'string') return [];
    const tables = Object.entries(rows).flatMap(([axis, reference]) => {
      const table = dataKey(reference);
      return table !== undefined && data.has(table) ? [[axis, table] as const] : [];
    });
    const isNarrowed = [entry(route, 'limit'), entry(route, 'only')].some((bound) => bound !== undefined);
    return [{ name, axes: Object.keys(rows), isNarrowed, tables }];
  });
}

/** The parameters that some rows of a matrix fill in. */
export function rowFields(input: unknown, matrix: string, axis: string): TemplateParams {
  const routes = entry(input, 'routes');
  const route = Array.isArray(routes) ? routes.find((one: unknown) => entry(one, 'name') === matrix) : undefined;
  const group = entry(entry(entry(route, 'template'), 'params'), axis);
  return (entry(group, 'fields') ?? {}) as TemplateParams;
}

/** How many pages matrices make of tables, those that are left out among them; rows that stand in the config are not counted. */
export function pagesOfTables({ input, data }: Pick<Loaded, 'input' | 'data'>, marks: TableMarks): number {
  const matrices = tablesOfMatrices(input, data).filter(({ tables }) => tables.length > 0);
  const rows = (table: string) => marks[table]?.hashes.length ?? 0;
  return matrices.reduce((all, { tables }) => all + tables.reduce((pages, [, table]) => pages * rows(table), 1), 0);
}

/** The tables whose rows are combined with those of one, itself among them. */
export function tablesBeside(table: string, { input, data }: Loaded): ReadonlySet<string> {
  const matrices = tablesOfMatrices(input, data).filter(({ tables }) => tables.some(([, other]) => other === table));
  return new Set(matrices.flatMap(({ tables }) => tables.map(([, other]) => other)));
}

/**
 * A site with only some rows of some of its tables, by the references of these. Where the marks of a table are known, its
 * other rows are not read.
 */
export function withFewRows(
  loaded: Loaded,
  rows: ReadonlyMap<string, readonly number[]>,
  marks: TableMarks = {},
): Loaded {
  const few = [...loaded.data].map(([table, file]): [string, DataFile] => {
    const wanted = rows.get(table);
    return [table, wanted === undefined ? file : onlyRows(file, wanted, marks[table])];
  });
  return { ...loaded, data: new Map(few) };
}

/** Paths that other routes are made of or lead to by name: variants, experiments and redirects. */
export function namedPaths(input: unknown): readonly string[] {
  const listed = (field: string, key: string) => {
    const list = entry(input, field);
    return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
      const path = entry(item, key);
      return typeof path === 'string' ? [plainPath(path)] : [];
    });
  };
  return [...listed('routes', 'of'), ...listed('redirects', 'to')];
}

function onlyRows(table: DataFile, wanted: readonly number[], marks: RowMarks | undefined): DataFile {
  if (table.kind === 'csv') return { ...table, rows: wanted.flatMap((index) => table.rows[index] ?? []) };
  const known = table instanceof JsonTable && marks ? { table, marks } : undefined;
  const some = known?.table.readRows(wanted, known.marks);
  const rows = some ?? wanted.flatMap((index) => [table.rows[index]]);
  const findings = some ? [] : table.findings;
  const isPlain = () => isPlainJson(JSON.stringify(rows));
  const excerpt = some && ((row: number) => known?.table.excerpt(row, known.marks));
  return { kind: 'json', file: table.file, rows, numbers: wanted, findings, isPlain, excerpt };
}
