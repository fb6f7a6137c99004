import { group, list, readByView, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

export const comparisonFields = {
  headline: text('What the table helps to decide.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  caption: text('What the table holds, for people who hear it and as a note above it.', { max: 160 }),
  columns: list(readByView(text('Name of what is compared.', { max: 40 })), 'What is compared, left to right.', {
    min: 2,
    max: 5,
  }),
  highlight: readByView(text('The column to point out: one of the columns.', { max: 40 })).optional(),
  rows: list(
    group(
      {
        name: text('What the row is about.', { max: 80 }),
        values: list(
          readByView(text('What the column has: a few words, or "yes" or "no" for a mark.', { max: 80 })),
          'One value for each column, in their order.',
          { min: 2, max: 5 },
        ),
      },
      'One row.',
    ),
    'The rows, those that decide first.',
    { min: 1, max: 40 },
  ),
  tone: tone(),
};

export type ComparisonProps = ViewProps<typeof comparisonFields> & Ui<'comparison'>;
