import { plainPath } from '../kit/route-path.ts';
import { entry } from './entry.ts';
import { documentHash } from './hash.ts';
import { type Data, type DataFile, dataKey, isPlainJson } from './load/data.ts';
import type { Loaded } from './load/index.ts';
import type { ReadyPlan } from './plan.ts';

/** Rows of tables by their references, in their order. */
export type PageRows = readonly (readonly [table: string, row: number])[];

/** A hash of each row of a table. */
export function rowHashes(table: DataFile): readonly string[] {
  const rows = table.kind === 'csv' ? table.rows.map(({ cells }) => cells) : table.rows;
  return rows.map((row) => documentHash(JSON.stringify(row) ?? ''));
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

interface MatrixTables {
  readonly name: string;
  /** References of the tables that its rows stand in, by the names of the rows. */
  readonly tables: readonly (readonly [axis: string, table: string])[];
}

/** The matrices of a config whose rows stand in tables. */
function tablesOfMatrices(input: unknown, data: Data): readonly MatrixTables[] {
  const routes = entry(input, 'routes');
  return (Array.isArray(routes) ? routes : []).flatMap((route: unknown): MatrixTables[] => {
    const [rows, name] = [entry(route, 'rows'), entry(route, 'name')];
    if (typeof rows !== 'object' || rows === null || typeof name !== 'string') return [];
    const tables = Object.entries(rows).flatMap(([axis, reference]) => {
      const table = dataKey(reference);
      return table !== undefined && data.has(table) ? [[axis, table] as const] : [];
    });
    return [{ name, tables }];
  });
}

/** The tables whose rows are combined with those of one, itself among them. */
export function tablesBeside(table: string, { input, data }: Loaded): ReadonlySet<string> {
  const matrices = tablesOfMatrices(input, data).filter(({ tables }) => tables.some(([, other]) => other === table));
  return new Set(matrices.flatMap(({ tables }) => tables.map(([, other]) => other)));
}

/** A site with only some rows of some of its tables, by the references of these. */
export function withFewRows(loaded: Loaded, rows: ReadonlyMap<string, readonly number[]>): Loaded {
  const few = [...loaded.data].map(([table, file]): [string, DataFile] => {
    const wanted = rows.get(table);
    return [table, wanted === undefined ? file : onlyRows(file, wanted)];
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

function onlyRows(file: DataFile, wanted: readonly number[]): DataFile {
  if (file.kind === 'csv') return { ...file, rows: wanted.flatMap((index) => file.rows[index] ?? []) };
  const rows = wanted.flatMap((index) => [file.rows[index]]);
  return { ...file, rows, isPlain: () => isPlainJson(JSON.stringify(rows)) };
}
