import { defineBlock } from '../../sdk/index.ts';
import { serviceCardsFields } from './fields.ts';
import { ServiceCardsView } from './view.tsx';

export const serviceCards = defineBlock({
  type: 'serviceCards',
  description: 'A list of services, each a row that links to its page.',
  fields: serviceCardsFields,
  View: ServiceCardsView,
  verbatim: true,
  examples: [
    {
      name: 'Four services of a bicycle workshop',
      props: {
        headline: 'Everything that keeps a bicycle going',
        lead: 'Bring it in before ten and ride it home the same day.',
        cards: [
          {
            title: 'Full service',
            description: 'Stripped, cleaned and rebuilt, with a list of what was worn and what can wait.',
            icon: 'tools',
            link: '#full-service',
          },
          {
            title: 'Same-day repair',
            description: 'Punctures, brakes and gears while you are at work.',
            icon: 'clock',
            link: '#repair',
          },
          {
            title: 'Fitting',
            description: 'Saddle, bars and pedals set to your measure on the stand.',
            icon: 'people',
            link: '#fitting',
          },
          {
            title: 'Winter storage',
            description: 'Dry, insured, and tuned before you collect it in spring.',
            icon: 'shield',
            link: '#storage',
          },
        ],
      },
    },
    {
      name: 'Rows without links',
      props: {
        headline: 'What stands on every bill',
        cards: [
          {
            title: 'Parts',
            description: 'Each with its price, and the old one in a bag if you want it.',
            icon: 'tools',
          },
          { title: 'Labor', description: 'By the quarter of an hour, never rounded up.', icon: 'clock' },
        ],
        tone: 'tint',
      },
    },
  ],
});
