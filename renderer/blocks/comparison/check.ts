import type { FieldFault } from '../../sdk/block.ts';
import { didYouMean } from '../../sdk/suggest.ts';

interface Table {
  readonly columns: readonly string[];
  readonly highlight?: string | undefined;
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** Checks that every row has one value for each column, and that the highlighted column exists. */
export function checkTable({ columns, highlight, rows }: Table): FieldFault[] {
  const faults: FieldFault[] = rows.flatMap(({ name, values }, index) =>
    values.length === columns.length
      ? []
      : {
          path: ['rows', index, 'values'],
          message: `The row "${name}" has ${values.length} values, but the table has ${columns.length} columns.`,
          suggestion: `Write one value for each of: ${columns.join(', ')}.`,
        },
  );
  if (highlight !== undefined && !columns.includes(highlight)) {
    faults.push({
      path: ['highlight'],
      message: `No column is called "${highlight}".`,
      suggestion: didYouMean(highlight, columns, 'column'),
    });
  }
  return faults;
}
