import { byViewport, defineBlock } from '../../sdk/index.ts';
import { ArticlesView, articlesFields, articlesLayouts } from './view.tsx';

export const articles = defineBlock({
  type: 'articles',
  description: 'Articles with title and teaser, like the front page of a newspaper; the first one leads.',
  fields: articlesFields,
  layouts: articlesLayouts,
  View: ArticlesView,
  styles: ({ layout }) => (layout === 'grid' ? ['cards'] : []),
  pictures: {
    picture: {
      boxes: byViewport({ 0: 1, '60rem': 7 / 12 }),
      ratio: '16/9',
      layouts: {
        grid: { boxes: byViewport({ 0: 1, '40rem': 1 / 2 }) },
        list: { boxes: byViewport({ 0: '7rem', '60rem': '14rem' }), ratio: '4/3' },
      },
    },
  },
  examples: {
    'With pictures': {
      headline: 'From the reading room',
      items: [
        {
          picture: { src: 'sample-paper.jpg' },
          topic: 'Paper',
          title: 'How to dry a book that fell into the bath',
          teaser: 'Kitchen paper, a fan and two days of patience. The oven stays off.',
        },
        {
          picture: { src: 'sample-glue.jpg' },
          topic: 'Glue',
          title: 'Flour, water, and nothing else',
          teaser: 'Paste has held books for five hundred years, and it washes off.',
        },
      ],
    },
    'Notes of a nursery': {
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
    'In even rows': {
      layout: 'grid',
      headline: 'From the logbook',
      items: [
        {
          picture: { src: 'sample-sky.jpg' },
          topic: 'Weather',
          date: 'June',
          title: 'Reading the sky over the bar',
          teaser: 'Five clouds that tell you to turn around.',
        },
        {
          picture: { src: 'sample-rope.jpg' },
          topic: 'Gear',
          date: 'May',
          title: 'A rope has a birthday',
          teaser: 'When to retire the lines that hold you.',
        },
        {
          topic: 'People',
          date: 'April',
          title: 'Forty years at the lock',
          teaser: 'Ada opens it by hand, because the motor frightens the swans.',
        },
        { topic: 'Gear', date: 'March', title: 'Paint that fish like', teaser: 'Copper, and what replaces it.' },
      ],
    },
    'With dates in front': {
      layout: 'list',
      tone: 'tint',
      headline: 'What is new in the ledger',
      items: [
        {
          picture: { src: 'sample-ledger.jpg' },
          date: '12 June 2026',
          topic: 'Release',
          title: 'Invoices in four languages',
          teaser: 'With the tax rules of each.',
        },
        { date: '2 June 2026', title: 'Faster search', teaser: 'Ten years of receipts in a blink.' },
        {
          date: '20 May 2026',
          topic: 'Guide',
          title: 'Closing a quarter in a morning',
          teaser: 'The order that avoids waiting for the bank.',
        },
      ],
    },
  },
});
