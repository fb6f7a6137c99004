import { highest } from '../../renderer/sdk/any-length.ts';
import { thousands } from '../../renderer/sdk/thousands.ts';
/** Lays rows out in columns, two spaces apart; columns that hold sizes or times line up at their right edge. */
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

/** A size in bytes, with its thousands apart. */
export function bytes(size: number): string {
  return `${thousands(size)} B`;
}

/** A time in words: `840 ms`, `2.4 s`. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** What sizes of pages in tables are; budgets count what hosts send that compress once and for all. */
export const documentNote =
  'HTML+CSS in brotli at quality 5, as hosts compress on the fly; budgets count it at 11, which is about a tenth less.';
