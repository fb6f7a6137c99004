import { defineBlock } from '../../sdk/index.ts';
import { reasonsFields } from './fields.ts';
import { ReasonsView } from './view.tsx';

export const reasons = defineBlock({
  type: 'reasons',
  description: 'Reasons to choose the business, with optional numbers; the first one leads.',
  fields: reasonsFields,
  View: ReasonsView,
  verbatim: true,
  examples: [
    {
      name: 'Reasons to change the dentist',
      props: {
        headline: 'Why families move to our practice',
        lead: 'Four things that patients name when we ask what made them come.',
        items: [
          {
            figure: '7 min',
            title: 'You are seen on time',
            text: 'The average wait last year, measured from the hour on your card to the moment you sit down.',
          },
          { figure: '1,400', title: 'Patients who stayed', text: 'People in our care for five years or longer.' },
          {
            title: 'The price before the drill',
            text: 'A written plan with every cost, agreed before anything starts.',
          },
          {
            figure: 'Sat',
            title: 'Open when you are free',
            text: 'Evenings on Tuesday and Thursday, mornings on Saturday.',
          },
        ],
      },
    },
    {
      name: 'Two reasons without numbers',
      props: {
        headline: 'Bread that is worth the walk',
        tone: 'tint',
        items: [
          {
            title: 'Baked where you buy it',
            text: 'The oven stands behind the counter, and the last batch leaves it at noon.',
          },
          {
            title: 'Flour from one mill',
            text: 'Stone-ground eleven miles away, from grain whose field we can show you.',
          },
        ],
      },
    },
  ],
});
