import { cellInCsv, cellText, csvCells } from '../../../renderer/build/inputs/csv.ts';
import { UsageError } from '../../failure.ts';
import { memberOfLine } from '../literal.ts';
import { appendMember, membersOf, removeMembers } from '../members.ts';
import type { SiteEdit } from '../site-edit.ts';
import type { CellOperation } from './operation.ts';
import { parsedText, replaceValue } from './replace-value.ts';
import { lacks, tableOf } from './table.ts';

/**
 * Adds the edit of one cell of a table: a CSV file, or a JSON file with a list of rows. `file` is relative to the site's folder,
 * `row` counts the rows as the engine does, without the names of the columns and empty lines, and `column` may lead into a value:
 * `price.monthly`. `null` leaves the value out. Throws a UsageError if there is no such cell, or the row would be empty.
 */
export function setCell(site: SiteEdit, operation: CellOperation): void {
  const { file, isJson } = tableOf(site, operation.file);
  if (isJson) setJsonCell(site, file, operation);
  else setCsvCell(site, file, operation);
}

function setCsvCell(site: SiteEdit, file: string, { row, column, value }: CellOperation): void {
  const text = site.changes.text(file) ?? '';
  const { columns, rows, separator, eol } = csvCells(text);
  const [index, cells] = [columns.indexOf(column), rows[row]];
  if (index < 0 || cells === undefined) throw noCell(file, row, column);
  const next = String(value ?? '').replace(/\r\n|\r|\n/g, eol);
  const isEmpty = cells.every((cell, other) => other === index || cellText(text, cell).trim() === '');
  if (next.trim() === '' && isEmpty) throw new UsageError('This is the only value of its row.', 'Write another one.');
  const fresh = cellInCsv(next, separator, eol);
  const needsQuotes = fresh.startsWith('"');
  const quoted = needsQuotes ? fresh : `"${next}"`;
  const cell = cells[index];
  if (cell === undefined) {
    const { end } = cells.at(-1) ?? { end: 0 };
    const missing = separator.repeat(index - cells.length + 1);
    site.changes.edit(file, { start: end, end, text: missing + fresh });
    return;
  }
  const written = text.slice(cell.start, cell.end);
  // Spaces around a value are no part of it: they align columns.
  const start = written.startsWith('"') ? cell.start : cell.start + written.length - written.trimStart().length;
  const end = written.startsWith('"') ? cell.end : Math.max(start, cell.start + written.trimEnd().length);
  if (needsQuotes) site.changes.edit(file, { ...cell, text: quoted });
  else site.changes.edit(file, { start, end, text: written.startsWith('"') ? quoted : next });
}

function setJsonCell(site: SiteEdit, file: string, { row, column, value }: CellOperation): void {
  const { sources } = site.tree;
  const path = [row, ...column.split('.')];
  const old = sources.find(path, file);
  if (old?.node.type === 'ObjectExpression' || old?.node.type === 'ArrayExpression') {
    throw new UsageError(`"${column}" has several values.`, 'Name one of them.');
  }
  if (old !== undefined && value !== null) {
    replaceValue(site, old, value);
    return;
  }
  const depth = path.findLastIndex((_, index) => sources.find(path.slice(0, index), file) !== undefined);
  const holder = sources.find(path.slice(0, depth), file);
  if (depth < 1 || holder === undefined || holder.node.type !== 'ObjectExpression') throw noCell(file, row, column);
  const { module, node } = holder;
  const text = parsedText(module);
  if (value === null) {
    if (old === undefined) return;
    if (depth === 1 && node.properties.length === 1)
      throw new UsageError('This is the only value of its row.', 'Write another one.');
    const gone = membersOf(node).filter((member) => member.type === 'Property' && member.value === old.node);
    site.edit(module, removeMembers(text, node, gone));
    return;
  }
  const [key = '', ...inside] = path.slice(depth);
  const nested = inside.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  const style = site.style(module);
  const last = node.properties.at(-1);
  if (last !== undefined && !text.slice(node.start, node.end).includes('\n')) {
    const added = memberOfLine(String(key), nested, { style: { ...style, width: Infinity }, indent: '' });
    site.edit(module, { start: last.end, end: last.end, text: `, ${added}` });
    return;
  }
  site.edit(
    module,
    appendMember(text, node, style, (indent) => memberOfLine(String(key), nested, { style, indent })),
  );
}

function noCell(file: string, row: number, column: string): UsageError {
  return lacks(file, `column "${column}" in row ${row + 1}`);
}
