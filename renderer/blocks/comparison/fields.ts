import {
  group,
  headline,
  type LayoutProps,
  list,
  readByView,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

export const comparisonFields = {
  headline: headline('What the table helps to decide.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  caption: rich('What the table shows, as a note above it and as its accessible name.', { max: 160 }),
  columns: list(readByView(text('Name of the column.', { max: 40 })), 'The columns: what is compared, left to right.', {
    min: 2,
    max: 7,
  }),
  highlight: readByView(text('Name of the column to highlight.', { max: 40 })).optional(),
  rows: list(
    group(
      {
        name: text('What the row is about.', { max: 80 }),
        values: list(
          readByView(rich('The value: a few words, or "yes" or "no" for a mark.', { max: 80 })),
          'One value for each column, in the same order.',
          { min: 2, max: 7 },
        ),
      },
      'One row.',
    ),
    'The rows, most important first.',
    { min: 1, max: 40 },
  ),
  tone: tone(),
};

export const comparisonLayouts = {
  table: 'A table; phones scroll it.',
  us: 'A table whose highlighted column is on the accent colour.',
  cards: 'A table; on phones, a card for each row.',
};

export type ComparisonProps = ViewProps<typeof comparisonFields> &
  LayoutProps<typeof comparisonLayouts> &
  Ui<'comparison'>;
