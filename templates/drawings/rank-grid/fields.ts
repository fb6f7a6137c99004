import { type DrawingProps, text } from 'frontage/block';
import { ranks } from './ranks.ts';

export const rankGridFields = {
  title: text('What the grid shows, in a few words: "Before", "After 90 days".', { max: 60 }),
  place: text('City or area; the street plan behind the dots is generated from it.', { max: 60 }),
  term: text('The search phrase that was ranked.', { max: 80 }),
  ranks: ranks(
    'Rank in the map results at each point, one line per row, north first: "12 9 4 2 3 8 15". 20 means 20 or lower, "-" a point without a rank. 5 to 9 rows of 5 to 9 points.',
  ),
};

export type RankGridProps = DrawingProps<typeof rankGridFields>;

export type RankGridData = RankGridProps['data'];
