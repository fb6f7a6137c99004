import { defineBlock } from '../../sdk/index.ts';
import { checkTable } from './check.ts';
import { comparisonFields } from './fields.ts';
import { ComparisonView } from './view.tsx';

export const comparison = defineBlock({
  type: 'comparison',
  description: 'A table that compares plans, products or methods, row by row.',
  fields: comparisonFields,
  View: ComparisonView,
  ui: ({ comparison }) => ({ comparison }),
  verbatim: true,
  check: checkTable,
  examples: [
    {
      name: 'Memberships of a climbing hall',
      props: {
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
    },
  ],
});
