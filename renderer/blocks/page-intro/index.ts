import { byViewport, coverSlot, coverStyles, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { homeLinks } from '../../sdk/samples.ts';
import { PageIntroView, pageIntroFields, pageIntroLayouts } from './view.tsx';

export const pageIntro = defineBlock({
  type: 'pageIntro',
  description:
    'A quiet start for a page that needs no promise: a title, what the page contains, and where to go from here.',
  fields: pageIntroFields,
  layouts: pageIntroLayouts,
  needs: { picture: { field: 'media', only: true }, cover: { field: 'media', kind: 'picture', only: true } },
  styles: ({ layout, media }) => {
    if (layout === 'band') return ['tone-accent'];
    if (layout === 'cover') return coverStyles;
    return layout === 'picture' ? mediaStyles([media]) : [];
  },
  pictures: {
    media: {
      boxes: byViewport({ 0: 1, '36rem': '36rem', '60rem': 5 / 12 }),
      ratio: '4/3',
      layouts: { cover: coverSlot },
    },
  },
  ui: ({ locale, media }) => ({ locale, media }),
  View: PageIntroView,
  examples: {
    'With a link back': {
      back: { label: 'Back to prices', href: '/' },
      eyebrow: 'Repairs',
      headline: 'What we fix, and how long it takes',
      lead: 'Most repairs are done the same day. Wheels and forks take until the next morning.',
      actions: [{ label: 'Book a service', href: '/' }],
    },
    'Title only': { headline: 'This page does not exist' },
    'In the middle': {
      layout: 'centred',
      tone: 'tint',
      eyebrow: 'Spring courses',
      headline: 'Six evenings at the wheel',
      lead: 'For people who have never thrown a pot, and for those who have broken many.',
      actions: homeLinks('See the dates', 'Give it as a gift'),
    },
    'With a photo': {
      layout: 'picture',
      eyebrow: 'Our rooms',
      headline: 'Eleven rooms, and no two alike',
      lead: 'The house was a customs office until 1974. Each room still has the door of what was kept in it.',
      actions: [{ label: 'See what is free', href: '/' }],
      media: { kind: 'picture', src: 'sample-quay.jpg', alt: 'A white house on a quay', credit: 'Photo: A. Brandt' },
    },
    'On a photo': {
      layout: 'cover',
      back: { label: 'All walks', href: '/' },
      eyebrow: 'Walk 3',
      headline: 'Over the ridge to the salt huts',
      lead: 'Nine miles, two of them uphill, and a [ferry back](https://example.com/ferry) from the far shore.',
      actions: homeLinks('Walk with us', 'Download the map'),
      media: { kind: 'picture', src: 'sample-ridge.jpg', alt: 'A ridge above the sea', focus: { x: 0.8, y: 0.3 } },
    },
    'On the accent colour': {
      layout: 'band',
      back: { label: 'All routes', href: '/' },
      eyebrow: 'Route 7',
      headline: 'From the harbor to the lighthouse',
      lead: 'Twelve miles along the water, with one hill that you may push.',
      actions: homeLinks('Reserve a bike', 'Download the map'),
    },
  },
});
