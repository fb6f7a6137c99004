import type { Issue } from '../../../sdk/issue.ts';
import { plainPath } from '../../../sdk/route-path.ts';
import type { BuildOptions } from '../../build-contract.ts';
import type { ComparedPages } from '../../checks/doorways/index.ts';
import { mayBeAlike } from '../../checks/doorways/sketch.ts';
import type { Loaded } from '../../inputs/index.ts';
import type { RowMarks } from '../../inputs/json-table.ts';
import { plan, type ReadyPlan } from '../../plan.ts';
import {
  changedRows,
  namedPaths,
  rowsOfMatrices,
  type TableMarks,
  tablesBeside,
  withFewRows,
} from '../../routes/tables.ts';
import { outlines } from './outline.ts';
import type { RowsRecord } from './record.ts';
import { areFew, areOnPages, each, editedPages, sketchesOf } from './standing.ts';

/** Rows of one table that have changed. */
export interface Edit {
  readonly table: string;
  /** Numbers of the rows, in order. */
  readonly rows: readonly number[];
  /** The marks of all tables, as they are now. */
  readonly marks: TableMarks;
}

/** The rows that have changed, where they stand in one table and are few. */
export function editedRows(known: RowsRecord, { data }: Loaded): Edit | undefined {
  const marks: Record<string, RowMarks> = {};
  const edits: Omit<Edit, 'marks'>[] = [];
  for (const [table, file] of data) {
    const before = known.tables[table];
    const changed = before && changedRows(file, before);
    if (changed === undefined) return undefined;
    marks[table] = changed.marks;
    if (changed.rows.length > 0) edits.push({ table, rows: changed.rows });
  }
  const [edit, ...others] = edits;
  if (edit === undefined || others.length > 0) return undefined;
  const isShort = areFew(edit.rows.length, marks[edit.table]?.hashes.length ?? 0, known) && areOnPages(edit, known);
  return isShort ? { ...edit, marks } : undefined;
}

/** A sound site with few rows. */
export interface SmallSite {
  readonly ready: ReadyPlan;
  readonly issues: readonly Issue[];
  /** The rows of tables that it has, by their numbers in the whole ones; all of those that are not named. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
  /** What its pages were compared by. */
  readonly compared: ComparedPages | undefined;
}

/** The site with the rows that have changed, and with those whose pages may say what a changed page says now. */
export async function smallSite(
  loaded: Loaded,
  known: RowsRecord,
  edit: Edit,
  options: BuildOptions,
): Promise<SmallSite | undefined> {
  const paths = new Set(known.pages.map(([path]) => path));
  const withPages = async (wanted: Iterable<string>): Promise<SmallSite | undefined> => {
    const rows = rowsOfPages(known, new Set([...wanted, ...namedPaths(loaded.input)]), edit.table, loaded);
    const few = withFewRows(loaded, rows, edit.marks);
    const { issues, ready, comparison } = await plan({
      ...options,
      loaded: few,
      isElsewhere: (path) => paths.has(path),
      isPart: true,
      themeFindings: known.theme,
      wantsSketches: true,
    });
    return ready && { ready, rows, issues, compared: (await comparison()).compared };
  };
  const edited = editedPages(known, edit);
  const small = await withPages(edited);
  if (small?.compared === undefined) return small;
  const near = nearPages(small.compared, known, edited);
  return near.length === 0 ? small : withPages([...edited, ...near]);
}

/**
 * Numbers of the rows that pages are made of, in order, by their tables. Of tables whose rows are combined with those of
 * the edited one all are needed; of the others at least one.
 */
function rowsOfPages(
  { pages }: RowsRecord,
  wanted: ReadonlySet<string>,
  table: string,
  loaded: Loaded,
): ReadonlyMap<string, readonly number[]> {
  const beside = tablesBeside(table, loaded);
  const rows = new Map([...loaded.data.keys()].map((name) => [name, new Set<number>()]));
  for (const [path, , , made] of pages) {
    if (wanted.has(path)) for (const [name, row] of made) rows.get(name)?.add(row);
  }
  return new Map(
    [...rows].flatMap(([name, chosen]): [string, readonly number[]][] => {
      if (name !== table && beside.has(name)) return [];
      return [[name, chosen.size === 0 ? [0] : [...chosen].sort((a, b) => a - b)]];
    }),
  );
}

/** Paths of the pages that are none of a small site, and may say what an edited page of it says. */
function nearPages(here: ComparedPages, known: RowsRecord, edited: ReadonlySet<string>): readonly string[] {
  const own = each(here.paths, here.sketches).flatMap(({ path, sketch }) => (edited.has(path) ? [sketch] : []));
  const present = new Set(here.paths);
  return sketchesOf(known).flatMap(({ path, sketch }) =>
    !present.has(path) && own.some((one) => mayBeAlike(one, sketch, known.threshold)) ? [path] : [],
  );
}

export interface FreshPages {
  readonly pages: ReadyPlan['pages'];
  /** Paths of those that were made of changed rows. */
  readonly edited: ReadonlySet<string>;
}

/** The pages of a small site, where they are those of the same rows as before, and nothing hangs on what has changed of them. */
export function freshPages({ ready, rows }: SmallSite, record: RowsRecord, edit: Edit): FreshPages | undefined {
  const known = new Map(record.pages.map(([path, outline, , made]) => [path, { outline, made }]));
  const madeOf = rowsOfMatrices(ready);
  const edited = editedPages(record, edit);
  const holders = new Set([...ready.unfolded.lists.holders].map(plainPath));
  const outlineOf = outlines(ready);
  let found = 0;
  for (const { path } of ready.pages) {
    const before = known.get(path);
    if (before === undefined) return undefined;
    // The rows of the small site have other numbers.
    const made = (madeOf.get(path) ?? []).map(([name, row]) => [name, rows.get(name)?.[row] ?? row]);
    if (JSON.stringify(made) !== JSON.stringify(before.made)) return undefined;
    if (edited.has(path)) found += 1;
    if (holders.has(path) ? edited.has(path) : outlineOf.get(path) !== before.outline) return undefined;
  }
  // What lists say of pages is the same, so the pages that hold lists are.
  return found === edited.size ? { pages: ready.pages.filter(({ path }) => !holders.has(path)), edited } : undefined;
}
