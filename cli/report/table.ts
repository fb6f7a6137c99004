import { highest } from '../../renderer/sdk/any-length.ts';
import { thousands } from '../../renderer/sdk/format.ts';

/** Returns rows in columns, two spaces apart. Columns of sizes and times are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => highest(lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isMeasure(rows, column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function isMeasure(rows: readonly (readonly string[])[], column: number): boolean {
  return rows.length > 0 && rows.every((row) => /^[\d,.]+( (B|ms|s))?$/.test(row[column] ?? ''));
}

/** Returns a size in bytes with thousands separators. */
export function bytes(size: number): string {
  return `${thousands(size)} B`;
}

/** Returns a time as `840 ms` or `2.4 s`. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Explains the page sizes in tables, which differ from those of budgets. */
export const documentNote =
  'HTML+CSS is brotli at quality 5, as hosts compress on the fly; budgets count quality 11, which is about a tenth less.';
