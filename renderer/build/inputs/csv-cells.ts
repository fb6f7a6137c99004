import { isVisible } from '../../sdk/unseen.ts';
import type { TextRange } from '../lib/text-range.ts';
import { separationOf } from './csv-separator.ts';

/** The cells of a table as ranges of its text, to locate and replace them. */
export interface CsvCells {
  readonly separator: string;
  /** The line end of the file. */
  readonly eol: string;
  /** The columns by name, without spaces around them. */
  readonly columns: readonly string[];
  /** The rows below the names, without empty ones. */
  readonly rows: readonly (readonly TextRange[])[];
  /** The names and the rows. */
  readonly records: readonly (readonly TextRange[])[];
}

/** Finds the cells of a valid table; `parseCsv` reads the same ones. */
export function csvCells(text: string): CsvCells {
  const { separator, start } = separationOf(text);
  const [eol = '\n'] = /\r\n|\n|\r/.exec(text) ?? [];
  const records = recordsIn(text, start === 0 && text.startsWith('\uFEFF') ? 1 : start, separator).filter((cells) =>
    cells.some((cell) => isVisible(cellText(text, cell))),
  );
  const [names = [], ...rows] = records;
  return { separator, eol, records, rows, columns: names.map((cell) => cellText(text, cell).trim()) };
}

/** Returns a text as a cell, in quotes if it needs them. */
export function cellInCsv(text: string, separator: string, eol: string): string {
  const lines = text.replace(/\r\n|\r|\n/g, eol);
  const needsQuotes = lines.includes(separator) || /["\r\n]/.test(lines);
  return needsQuotes ? `"${lines.replaceAll('"', '""')}"` : lines;
}

/** Returns the text of a cell without its quotes. */
export function cellText(text: string, { start, end }: TextRange): string {
  const written = text.slice(start, end);
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
}

function recordsIn(text: string, from: number, separator: string): TextRange[][] {
  const records: TextRange[][] = [];
  let cells: TextRange[] = [];
  for (let start = from; start <= text.length; ) {
    const end = endOfCell(text, start, separator);
    cells.push({ start, end });
    start = end + 1;
    if (text.charAt(end) === separator) continue;
    records.push(cells);
    cells = [];
    if (text.startsWith('\r\n', end)) start++;
  }
  return records;
}

function endOfCell(text: string, start: number, separator: string): number {
  let end = start;
  while (text.charAt(end) === '"') {
    const closing = text.indexOf('"', end + 1);
    end = closing < 0 ? text.length : closing + 1;
  }
  while (end < text.length && text.charAt(end) !== separator && !/[\r\n]/.test(text.charAt(end))) end++;
  return end;
}
