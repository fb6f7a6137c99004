import { defineBlock, type FieldDiagnostic } from '../../sdk/index.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { ComparisonView, comparisonFields, comparisonLayouts } from './view.tsx';

export const comparison = defineBlock({
  type: 'comparison',
  description: 'A table that compares plans, products or methods, row by row.',
  fields: comparisonFields,
  layouts: comparisonLayouts,
  View: ComparisonView,
  ui: ({ comparison }) => ({ comparison }),
  styles: ['scroll-region'],
  check: checkTable,
  examples: {
    'Memberships of a climbing hall': {
      headline: 'Which membership suits you',
      caption: 'What each membership of the hall includes.',
      columns: ['Day', 'Month', 'Year'],
      highlight: 'Month',
      rows: [
        { name: 'Visits', values: ['One', 'Unlimited', '**Unlimited**, with a guest'] },
        { name: 'Shoes and harness', values: ['no', 'yes', 'yes'] },
        { name: 'Introductory course', values: ['no', 'yes', 'yes'] },
        { name: 'Guest visits', values: ['no', '1 a month', '3 a month'] },
        { name: 'Can be paused', values: ['no', 'no', 'yes'] },
      ],
    },
    'Ours and theirs': {
      layout: 'us',
      headline: 'A roof by the hour, or by the roof',
      caption: 'What a fixed price changes.',
      columns: ['Bright Roofs', 'By the hour'],
      highlight: 'Bright Roofs',
      rows: [
        { name: 'The price is known before the ladder', values: ['yes', 'no'] },
        { name: 'Rain days', values: ['Ours to pay', 'Yours to pay'] },
        { name: 'Guarantee', values: ['Ten years', 'Two years'] },
        { name: 'Scaffold included', values: ['yes', 'no'] },
      ],
    },
    'A column for each day': {
      headline: 'When which ferry goes',
      caption: 'First boats from the pier.',
      columns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      rows: [
        { name: 'To the island', values: ['6.40', '6.40', '6.40', '6.40', '6.40', '8.10', '9.00'] },
        { name: 'To the seals', values: ['no', 'no', '11.00', 'no', 'no', '11.00', '11.00'] },
      ],
    },
    'Cards on phones': {
      layout: 'cards',
      tone: 'tint',
      headline: 'Three ways to send a crate',
      caption: 'What each way takes.',
      columns: ['Cargo bike', 'Van', 'Ferry'],
      highlight: 'Cargo bike',
      rows: [
        { name: 'Across town', values: ['40 minutes', '55 minutes', 'no'] },
        { name: 'To the island', values: ['no', 'no', '2 hours'] },
        { name: 'Signed for', values: ['yes', 'yes', 'yes'] },
        { name: 'At night', values: ['no', 'yes', 'Fridays'] },
      ],
    },
  },
});

interface Table {
  readonly columns: readonly string[];
  readonly highlight?: string | undefined;
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** Checks that every row has one value for each column, and that the highlighted column exists. */
export function checkTable({ columns, highlight, rows }: Table): FieldDiagnostic[] {
  const faults: FieldDiagnostic[] = rows.flatMap(({ name, values }, index) =>
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
