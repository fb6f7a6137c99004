import { defineBlock } from '../../kit/index.ts';
import { schedulerFields } from './fields.ts';
import { SchedulerView } from './view.tsx';

export const scheduler = defineBlock({
  type: 'scheduler',
  description: 'An appointment and the way to book it.',
  fields: schedulerFields,
  View: SchedulerView,
  examples: [
    {
      name: 'A consultation, with what it covers',
      props: {
        headline: 'Choose a morning',
        lead: 'Pick the day that suits you. The tuner calls when he is on the way.',
        event: 'First visit with a tuner',
        duration: '45 minutes',
        href: 'https://book.example.com/first-visit',
        button: 'See free mornings',
        highlights: ['The piano heard and measured', 'A price before any work', 'Advice on where it should stand'],
        note: 'Free of charge. Opens our booking page in a new tab.',
        tone: 'tint',
      },
    },
    {
      name: 'Least',
      props: {
        headline: 'Talk to the workshop',
        event: 'A call',
        duration: '15 minutes',
        href: 'https://book.example.com/call',
        button: 'Book a call',
      },
    },
  ],
});
