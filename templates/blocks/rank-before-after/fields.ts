import { group, list, onRecord, text, tone, type ViewProps } from 'frontage/block';
import { ranks } from '../../drawings/rank-grid/ranks.ts';

const rows =
  'one line per row, north first: "12 9 4 2 3 8 15". 20 means 20 or lower, "-" a point without a rank. 5 to 9 rows of 5 to 9 points.';

export const rankBeforeAfterFields = {
  headline: text('What changed between the two measurements.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  beforeLabel: text('Name of the first measurement. Defaults to "Before".', { max: 30 }).optional(),
  afterLabel: text('Name of the second measurement. Defaults to "After".', { max: 30 }).optional(),
  pairs: list(
    onRecord(
      group(
        {
          place: text('City or area that was measured. Its name determines the street plan.', { max: 60 }),
          term: text('The search phrase that was ranked.', { max: 80 }),
          before: ranks(`Ranks at each point the first time, ${rows}`),
          after: ranks(`Ranks at the same points the second time, ${rows}`),
          note: text('What was done in between, or how long it took.', { max: 160 }).optional(),
        },
        'Two measurements of one place.',
      ),
    ),
    'The places to compare.',
    { min: 1, max: 8 },
  ),
  tone: tone(),
};

export type RankBeforeAfterProps = ViewProps<typeof rankBeforeAfterFields>;
