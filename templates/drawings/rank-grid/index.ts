import { defineDrawing } from 'frontage/block';
import { RankGridCard } from './card.tsx';
import { rankGridFields } from './fields.ts';
import { rankBands, readRanks } from './ranks.ts';
import { RankGrid } from './view.tsx';

export const rankGrid = defineDrawing({
  kind: 'rankGrid',
  description: 'Ranks measured at the points of a grid, as numbered dots over the streets of a place.',
  fields: rankGridFields,
  View: RankGrid,
  pairs: rankBands.map(({ token }) => ({ text: `on-${token}`, ground: token, least: 4.5 })),
  card(grids, side) {
    const [best] = [...grids].sort((a, b) => readRanks(a.ranks).average - readRanks(b.ranks).average);
    return best && RankGridCard({ grid: best, side });
  },
  examples: [
    {
      name: 'A locksmith in March',
      data: {
        title: 'March',
        place: 'Old Harbor',
        term: 'locksmith near me',
        ranks: ['20 18 16 19 20', '17 12 9 14 18', '15 8 2 10 16', '18 13 11 15 20', '20 19 17 20 20'],
      },
    },
    {
      name: 'Nine rows of nine points',
      data: {
        title: 'After ninety days of steady work on every one of its pages',
        place: 'Mill Quarter',
        term: 'emergency door lock repair and key cutting near me',
        ranks: Array.from({ length: 9 }, (_, y) =>
          Array.from({ length: 9 }, (_, x) => 1 + ((x * 5 + y * 3) % 20)).join(' '),
        ),
      },
    },
  ],
});
