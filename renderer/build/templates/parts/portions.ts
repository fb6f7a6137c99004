import type { Loaded } from '../../inputs/index.ts';
import { JsonTable } from '../../inputs/json-table.ts';
import { columnsOf, rowOfCells } from '../../routes/csv-values.ts';
import { rowFields, type TableMarks } from '../../routes/tables.ts';
import { RowReader } from '../cast/row-reader.ts';
import { sampleOf } from '../cast/sample.ts';
import type { Parted } from './parted.ts';

/** Which rows are looked at when. */
export interface Portions {
  /** Numbers of the rows that are all planned. */
  readonly first: readonly number[];
  /** Those of the others, some at a time. */
  readonly others: readonly (readonly number[])[];
  /** Reads rows by their numbers; nothing where somebody has written to their table. */
  readonly rowsOf: (numbers: readonly number[]) => readonly unknown[] | undefined;
  readonly reader: RowReader;
}

/** A site with tables, of which one holds the rows that are planned in parts. */
export interface TabledSite {
  readonly loaded: Loaded;
  /** Marks of its tables. */
  readonly tables: TableMarks;
  readonly parted: Parted;
}

/**
 * Some rows of each kind that the first part has are planned, and the others of it follow. Where nearly all of them would be
 * planned so, all of a large table are, and nothing comes back for others.
 */
export function portionsOf(site: TabledSite): Portions | undefined {
  const { isLarge, parts, table: name } = site.parted;
  const [beginning = [], ...others] = parts;
  const table = tableOf(site);
  const marks = site.tables[name];
  if (isLarge) table?.release();
  const read = (numbers: readonly number[]) => marks && table?.readRows(numbers, marks);
  const reader = new RowReader();
  const rows = read(beginning);
  const sample = rows && sampleOf(rows, reader)?.flatMap((index) => beginning[index] ?? []);
  if (sample === undefined) return isLarge ? { first: beginning, others, rowsOf: read, reader } : undefined;
  // The rows of the beginning are asked for once more.
  const known = new Map(beginning.map((number, index) => [number, rows?.[index]]));
  const rowsOf: Portions['rowsOf'] = (numbers) => {
    if (!known.has(numbers[0] ?? -1)) return read(numbers);
    const found = numbers.map((number) => known.get(number));
    known.clear();
    return found;
  };
  const chosen = new Set(sample);
  return { first: sample, others: [beginning.filter((row) => !chosen.has(row)), ...others], rowsOf, reader };
}

/** A table whose rows are read some at a time. */
type PartTable = Pick<JsonTable, 'release' | 'readRows' | 'isRead'>;

export function tableOf({ loaded, parted: { matrix, axis, table: name } }: TabledSite): PartTable | undefined {
  const table = loaded.data.get(name);
  if (table instanceof JsonTable) return table;
  if (table?.kind !== 'csv' || table.findings.length > 0) return undefined;
  // Its text is held, and the values that the parameters ask for are made of it.
  const columns = columnsOf(rowFields(loaded.input, matrix, axis));
  return {
    release: () => undefined,
    isRead: false,
    readRows: (numbers) => numbers.map((number) => rowOfCells(table.rows[number]?.cells ?? {}, columns)),
  };
}
