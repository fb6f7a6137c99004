import { isDeepStrictEqual } from 'node:util';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { applyOperation } from '../author/operations/apply.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import type { Change } from './requests.ts';
import { cellOf, newRow, rowTexts } from './rows.ts';

/** A change of a cell or a row of a table. */
export type TableChange = Extract<Change, { op: 'setCell' | 'addRow' | 'removeRow' }>;

export function isTableChange(change: Change): change is TableChange {
  return change.op === 'setCell' || change.op === 'addRow' || change.op === 'removeRow';
}

/** Adds the edit of a table. Returns what it says now if that is not what the person saw; nothing is added then. */
export function addTableChange(
  change: TableChange,
  context: { readonly made: RenderedSite; readonly edit: SiteEdit },
): { readonly now: unknown } | undefined {
  const { edit } = context;
  if (change.op === 'addRow') {
    const { file, count, values } = newRow(context, change, change.values);
    applyOperation(edit, { op: 'insertRow', file, row: count, values });
    return undefined;
  }
  const { row } = change;
  if (change.op === 'removeRow') {
    const { file, cells } = rowTexts(context, change, row);
    if (JSON.stringify(cells) !== JSON.stringify(change.was)) return { now: cells.join(', ') };
    applyOperation(edit, { op: 'removeRow', file, row });
    return undefined;
  }
  const { column } = change;
  const { file, text, cellValue } = cellOf(context, change, change);
  // A table may write a value otherwise than it was typed: a number, or without blanks around it.
  const isWritten = (typed: string) => isDeepStrictEqual(cellValue(typed.trim()), cellValue(text));
  if (!isWritten(change.was) && !isWritten(change.value)) return { now: text };
  applyOperation(edit, { op: 'setCell', file, row, column, value: cellValue(change.value) });
  return undefined;
}
