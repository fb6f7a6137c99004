import { defineBlock, mediaStyles } from 'frontage/block';
import { checkPairs } from './check.ts';
import { rankBeforeAfterFields } from './fields.ts';
import { RankBeforeAfterView } from './view.tsx';

export const rankBeforeAfter = defineBlock({
  type: 'rankBeforeAfter',
  description: 'Rankings on a map before and after, beside each other, for one or more places.',
  fields: rankBeforeAfterFields,
  View: RankBeforeAfterView,
  check: checkPairs,
  styles: () => mediaStyles([{ kind: 'rankGrid' }]),
  examples: [
    {
      name: 'Two districts of a locksmith',
      props: {
        headline: 'From the edge of the map to the middle of it',
        lead: 'Each dot is the place in the results that somebody sees who searches from there.',
        beforeLabel: 'March',
        afterLabel: 'June',
        pairs: [
          {
            place: 'Old Harbor',
            term: 'locksmith near me',
            before: ['20 18 16 19 20', '17 12 9 14 18', '15 8 5 10 16', '18 13 11 15 20', '20 19 17 20 20'],
            after: ['8 5 4 6 11', '4 2 1 3 6', '3 1 1 2 4', '5 2 1 3 7', '9 6 4 7 12'],
            note: 'Opening hours corrected, 40 reviews answered.',
          },
          {
            place: 'Mill Quarter',
            term: 'door lock repair',
            before: ['20 20 19 17 18', '19 16 14 12 15', '18 13 10 9 13', '20 15 12 11 16', '20 20 17 16 19'],
            after: ['12 9 6 4 5', '8 4 3 2 4', '6 3 1 1 2', '7 3 2 1 3', '11 7 5 4 6'],
          },
        ],
      },
    },
  ],
});
