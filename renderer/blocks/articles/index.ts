import { defineBlock } from '../../sdk/index.ts';
import { articlesFields } from './fields.ts';
import { ArticlesView } from './view.tsx';

export const articles = defineBlock({
  type: 'articles',
  description: 'Articles with title and teaser, like the front page of a newspaper; the first one leads.',
  fields: articlesFields,
  View: ArticlesView,
  verbatim: true,
  examples: [
    {
      name: 'Notes of a nursery',
      props: {
        headline: 'Notes from the potting shed',
        items: [
          {
            topic: 'Soil',
            date: 'October 2025',
            title: 'Why we stopped digging',
            teaser:
              'Three beds dug, three left alone, and the same beans in all six. What the worms did in two years, with the weights.',
          },
          {
            topic: 'Trees',
            date: 'August 2025',
            title: 'Water a young tree once a week, and a lot',
            teaser: 'A little every day keeps the roots at the top, where the first dry spell finds them.',
          },
          {
            topic: 'Tools',
            date: 'May 2025',
            title: 'The spade that outlives you',
            teaser: 'Ash, forged steel, and a file twice a year.',
          },
        ],
      },
    },
  ],
});
