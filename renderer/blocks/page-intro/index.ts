import { defineBlock } from '../../sdk/block.ts';
import { pageIntroFields, pageIntroLayouts } from './fields.ts';
import { PageIntroView } from './view.tsx';

export const pageIntro = defineBlock({
  type: 'pageIntro',
  description:
    'A quiet start for a page that needs no promise: a title, what the page contains, and where to go from here.',
  fields: pageIntroFields,
  layouts: pageIntroLayouts,
  styles: ({ layout }) => (layout === 'band' ? ['tone-accent'] : []),
  View: PageIntroView,
  verbatim: true,
  examples: [
    {
      name: 'With a link back',
      props: {
        back: { label: 'Back to prices', href: '/' },
        eyebrow: 'Repairs',
        headline: 'What we fix, and how long it takes',
        lead: 'Most repairs are done the same day. Wheels and forks take until the next morning.',
        actions: [{ label: 'Book a service', href: '/' }],
      },
    },
    { name: 'Title only', props: { headline: 'This page does not exist' } },
    {
      name: 'In the middle',
      props: {
        layout: 'centred',
        tone: 'tint',
        eyebrow: 'Spring courses',
        headline: 'Six evenings at the wheel',
        lead: 'For people who have never thrown a pot, and for those who have broken many.',
        actions: [
          { label: 'See the dates', href: '/' },
          { label: 'Give it as a gift', href: '/' },
        ],
      },
    },
    {
      name: 'On the accent colour',
      props: {
        layout: 'band',
        back: { label: 'All routes', href: '/' },
        eyebrow: 'Route 7',
        headline: 'From the harbor to the lighthouse',
        lead: 'Twelve miles along the water, with one hill that you may push.',
        actions: [
          { label: 'Reserve a bike', href: '/' },
          { label: 'Download the map', href: '/' },
        ],
      },
    },
  ],
});
