import { defineBlock } from '../../sdk/block.ts';
import { mediaStyles } from '../../sdk/media/index.ts';
import { heroFields } from './fields.ts';
import { HeroView } from './view.tsx';

export const hero = defineBlock({
  type: 'hero',
  description: 'The start of a page: your promise, the buttons, and beside them the picture that proves it.',
  fields: heroFields,
  View: HeroView,
  ui: ({ locale, media }) => ({ locale, media }),
  verbatim: true,
  styles: ({ media }) => mediaStyles([media]),
  examples: [
    {
      name: 'With media',
      props: {
        eyebrow: 'Bicycle repair in Port Avery',
        badge: 'Open on Sundays in May',
        headline: 'Back on your bike by the *end of the day*',
        lead: 'Bring it before ten and ride it home at six. We call before we fit a part you did not ask for.',
        actions: [
          { label: 'Book a service', href: '/' },
          { label: 'See prices', href: '/' },
        ],
        points: ['Fixed prices', 'Repairs hold for a year', 'Loan bikes'],
        media: {
          kind: 'chart',
          title: 'Bikes back on the same day',
          label: 'This year',
          unit: 'repairs a month',
          points: [
            { label: 'Mar', value: 46 },
            { label: 'Apr', value: 71 },
            { label: 'May', value: 103 },
            { label: 'Jun', value: 118 },
          ],
        },
      },
    },
    {
      name: 'Text only, on a dark background',
      props: {
        headline: 'The workshop that answers the phone',
        actions: [{ label: 'Call us', href: 'tel:+15550100142' }],
        tone: 'ink',
      },
    },
  ],
});
