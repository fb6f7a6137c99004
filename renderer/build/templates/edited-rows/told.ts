import { dirname } from 'node:path';
import type { Issue } from '../../../sdk/issue.ts';
import type { Data } from '../../inputs/data.ts';
import { frameReach } from '../../inputs/sources/frame.ts';
import type { Beginning } from '../../inputs/sources/source-text.ts';
import { tableFile } from '../../inputs/table-file.ts';
import { rowBeginning, type TableMarks } from '../../routes/tables.ts';
import type { RowsRecord } from './record.ts';

/** Rows of a table that have changed. */
interface ChangedTable {
  readonly table: string;
  /** Numbers of the rows, in order. */
  readonly rows: readonly number[];
  /** Where a row begins now; for the number of all rows, where the file ends. */
  readonly beginning: (row: number) => Beginning | undefined;
  /** Of rows, before and now. */
  readonly count: number;
}

/** Where the tables end in which something is reported, by their references. */
export function endsOfTold(issues: readonly Issue[], data: Data, marks: TableMarks): Record<string, Beginning> {
  const told = new Set(issues.map(({ file }) => file));
  const ends = [...data].flatMap(([table, file]) => {
    const known = marks[table];
    const end = told.has(file.file) && known && rowBeginning(file, known.hashes.length, known);
    return end ? [[table, end] as const] : [];
  });
  return Object.fromEntries(ends);
}

/** What was reported, as it stands once rows have changed, and where their table ends now if anything stands there. */
interface Told {
  readonly issues: readonly Issue[];
  readonly ends: RowsRecord['ends'];
}

/**
 * What was reported of a site of which rows have changed since, and is so still: at its place, which in the table may be
 * another by now. Nothing where that is one of these rows, or so near that these would be shown around it.
 */
export function toldNow(
  issues: readonly Issue[],
  { ends }: Pick<RowsRecord, 'ends'>,
  { table, rows, beginning, count }: ChangedTable,
  config: string,
): Told | undefined {
  const file = tableFile(dirname(config), table);
  if (issues.every((issue) => issue.file !== file)) return { issues, ends };
  const change = {
    from: beginning(rows[0] ?? 0),
    to: beginning((rows.at(-1) ?? 0) + 1),
    ends: beginning(count),
    ended: ends[table],
  };
  if (!isKnown(change)) return undefined;
  const now: Issue[] = [];
  for (const issue of issues) {
    const moved = issue.file === file ? movedBy(change, issue) : issue;
    if (moved === undefined) return undefined;
    now.push(moved);
  }
  return { issues: now, ends: { ...ends, [table]: change.ends } };
}

/** Where a file has changed: from where, and up to where by now; where it ends, and where it ended. */
interface Change {
  readonly from: Beginning;
  readonly to: Beginning;
  readonly ends: Beginning;
  readonly ended: Beginning;
}

function isKnown(change: { readonly [name in keyof Change]: Beginning | undefined }): change is Change {
  return Object.values(change).every((place) => place !== undefined);
}

/** What stands in front of the change is where it was; what stands behind it is as far from the end. */
function movedBy({ from, to, ends, ended }: Change, issue: Issue): Issue | undefined {
  const { line = 0, column = 0 } = issue;
  // Words bring no lines into JSON; where others do, everything is looked at again.
  if (ends.line !== ended.line) return undefined;
  if (line < from.line - frameReach.lines || line > to.line + frameReach.lines) return issue;
  if (line !== from.line || line !== to.line) return undefined;
  if (column + frameReach.columns < from.column) return issue;
  const by = ends.column - ended.column;
  return to.line === ends.line && column - frameReach.columns > to.column - by
    ? { ...issue, column: column + by }
    : undefined;
}
