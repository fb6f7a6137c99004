import { cellInCsv, csvCells } from '../../../renderer/build/inputs/csv.ts';
import { literal } from '../literal.ts';
import { appendMember, membersOf, removeMembers } from '../members.ts';
import type { SiteEdit } from '../site-edit.ts';
import type { RowOperation } from './operation.ts';
import { insertBefore } from './pieces.ts';
import { parsedText } from './replace-value.ts';
import { lacks, tableOf } from './table.ts';

/**
 * Adds the edit that inserts a row into a table or removes one. `file`, `row` and `column` are as for `setCell`; a new row is the
 * one at `row` afterwards. Throws a UsageError if there is no such table or row.
 */
export function changeRow(site: SiteEdit, operation: RowOperation): void {
  const { file, isJson } = tableOf(site, operation.file);
  if (isJson) changeJsonRow(site, file, operation);
  else changeCsvRow(site, file, operation);
}

function changeCsvRow(site: SiteEdit, file: string, operation: RowOperation): void {
  const text = site.changes.text(file) ?? '';
  const { columns, records, separator, eol } = csvCells(text);
  const endOf = (record: number) => records[record]?.at(-1)?.end;
  // The first record names the columns.
  const at = operation.row + 1;
  if (operation.op === 'insertRow') {
    const end = endOf(at - 1);
    if (end === undefined) throw noRow(file, operation.row);
    const cells = columns.map((column) => cellInCsv(String(operation.values[column] ?? ''), separator, eol));
    site.changes.edit(file, { start: end, end, text: eol + cells.join(separator) });
    return;
  }
  // With the line end before it, so that the last row needs none behind it.
  const [before, end] = [endOf(at - 1), endOf(at)];
  if (before === undefined || end === undefined) throw noRow(file, operation.row);
  site.changes.edit(file, { start: before, end, text: '' });
}

function changeJsonRow(site: SiteEdit, file: string, operation: RowOperation): void {
  const list = site.tree.sources.find([], file);
  if (list?.node.type !== 'ArrayExpression') throw noRow(file, operation.row);
  const { module, node } = list;
  const text = parsedText(module);
  const rows = membersOf(node);
  if (operation.op === 'removeRow') {
    const row = rows[operation.row];
    if (row === undefined) throw noRow(file, operation.row);
    site.edit(module, removeMembers(text, node, [row]));
    return;
  }
  if (operation.row > rows.length) throw noRow(file, operation.row);
  const style = site.style(module);
  const write = (indent: string) =>
    literal(nested(operation.values), { style, indent, taken: indent.length + 1, open: indent !== '' });
  if (operation.row < rows.length) site.edit(module, insertBefore(text, node, operation.row, write));
  else site.edit(module, appendMember(text, node, style, write));
}

/** Returns an object of values by dotted names. */
function nested(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(values)) {
    const keys = column.split('.');
    const last = keys.pop() ?? column;
    let group = row;
    for (const key of keys) {
      const inner = Object.hasOwn(group, key) ? group[key] : {};
      Object.defineProperty(group, key, { value: inner, ...plain });
      group = inner as Record<string, unknown>;
    }
    Object.defineProperty(group, last, { value, ...plain });
  }
  return row;
}

/** Even a key such as `__proto__` is one of the row alone. */
const plain = { enumerable: true, configurable: true, writable: true };

function noRow(file: string, row: number): Error {
  return lacks(file, `row ${row + 1}`);
}
