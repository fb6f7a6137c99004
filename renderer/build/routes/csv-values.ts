import type { ParamInput, TemplateParams } from '../../site/template-input.ts';
import { isRecord } from '../lib/is-record.ts';
import { type CellFormat, cellValue } from './cells.ts';

/** The columns that a table may have for the parameters of a row: `price.monthly` goes into the group `price`. */
export function columnsOf(fields: TemplateParams, prefix = ''): Map<string, ParamInput> {
  const columns = new Map<string, ParamInput>();
  for (const [name, param] of Object.entries(fields)) {
    if (param.type !== 'group') columns.set(prefix + name, param);
    else for (const [inner, field] of columnsOf(param.fields, `${prefix}${name}.`)) columns.set(inner, field);
  }
  return columns;
}

/** Converts the cells of a row to the types of their parameters. Other cells stay text, which validation reports later. */
export function rowOfCells(
  cells: Readonly<Record<string, string>>,
  columns: ReadonlyMap<string, ParamInput>,
  format: CellFormat,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const param = columns.get(column);
    if (param === undefined) continue;
    const keys = column.split('.');
    const last = keys.pop() ?? column;
    let group = row;
    for (const key of keys) {
      const inner = group[key];
      const next: Record<string, unknown> = isRecord(inner) ? inner : {};
      group[key] = next;
      group = next;
    }
    group[last] = cellValue(cell, param, format);
  }
  return row;
}
