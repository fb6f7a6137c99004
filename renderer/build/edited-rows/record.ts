import { join } from 'node:path';
import { plainPath } from '../../kit/route-path.ts';
import type { BuildOptions } from '../build-contract.ts';
import { entry } from '../entry.ts';
import { contentHash } from '../hash.ts';
import { type Data, type DataFile, dataKey } from '../load/data.ts';
import type { Loaded } from '../load/index.ts';
import type { MadePage } from '../made-page.ts';
import type { ReadyPlan } from '../plan.ts';
import type { RenderContext } from '../render/index.ts';
import { keepRecord, readRecord } from '../same-inputs.ts';
import { outlines } from './outline.ts';

/** What is remembered of a build for the next one in which nothing but rows of tables has changed. */
export interface RowsRecord {
  /** The state of the output that it is about. */
  readonly state: string;
  /** The tables by their references: a hash of each row. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly pages: readonly KnownPage[];
  /** The blocks that pages are made of, in words. */
  readonly shapes: readonly string[];
  /** Share of words from which on pages are alike, 0 to 1. */
  readonly threshold: number;
  /** What pages were compared by: their paths, and a sketch of what each says, one after the other in base64. */
  readonly compared?: readonly [paths: readonly string[], sketches: string] | undefined;
  /** Sheets that are linked where others stand inline, by their hashes, with their files. */
  readonly linked: readonly (readonly [cspHash: string, file: string])[];
  readonly islands: RenderContext['islands'];
}

/** A page, the number of its shape, and the rows that it was made of. */
export type KnownPage = readonly [path: string, outline: string, shape: number, rows: PageRows];

/** Rows of tables by their references, in their order. */
export type PageRows = readonly (readonly [table: string, row: number])[];

/** One for each output folder. */
function rowsFile({ cacheDir, out }: Pick<BuildOptions, 'cacheDir' | 'out'>): string {
  return join(cacheDir, `rows-${contentHash(out).slice(0, 16)}.json`);
}

/** What is remembered of the rows of a build; nothing where its site has no tables, or where pages hang on more than is known. */
export function rowsRecord(
  state: string,
  ready: ReadyPlan,
  made: readonly MadePage[],
  { sheets, islands }: RenderContext,
): RowsRecord | undefined {
  const { loaded, unfolded, site, compared } = ready;
  const hangsOnMore = unfolded.lists.around || site.routes.some(({ experiment }) => experiment !== undefined);
  if (loaded.data.size === 0 || hangsOnMore || site.doorways.action === 'noindex') return undefined;
  const outlineOf = outlines(ready);
  const rowsOf = rowsOfMatrices(ready);
  const shapes = [...new Set(made.map(({ shape }) => shape))];
  const shapeOf = new Map(shapes.map((shape, index) => [shape, index]));
  return {
    state,
    tables: Object.fromEntries([...loaded.data].map(([key, table]) => [key, rowHashes(table)])),
    pages: made.map(({ page, shape }) => [
      page.path,
      outlineOf.get(page.path) ?? '',
      shapeOf.get(shape) ?? 0,
      rowsOf.get(page.path) ?? [],
    ]),
    shapes,
    threshold: site.doorways.threshold,
    compared: compared && [compared.paths, Buffer.concat(compared.sketches()).toString('base64')],
    linked: [...sheets.linked].map(([{ cspHash }, file]) => [cspHash, file]),
    islands,
  };
}

/** What is remembered of the rows of a build that left the output in a state. */
export function readRows(options: BuildOptions, state: string): RowsRecord | undefined {
  const record = readRecord<RowsRecord>(rowsFile(options));
  return record?.state === state ? record : undefined;
}

/** Remembers rows; where there is nothing to remember, nothing old is left that could be taken for it. */
export function keepRows(options: BuildOptions, record: RowsRecord | undefined): void {
  keepRecord(rowsFile(options), record ?? {});
}

/** A hash of each row of a table. */
export function rowHashes(table: DataFile): readonly string[] {
  const rows = table.kind === 'csv' ? table.rows.map(({ cells }) => cells) : table.rows;
  return rows.map((row) => contentHash(JSON.stringify(row) ?? ''));
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
  return file.kind === 'csv'
    ? { ...file, rows: wanted.flatMap((index) => file.rows[index] ?? []) }
    : { ...file, rows: wanted.flatMap((index) => [file.rows[index]]) };
}
