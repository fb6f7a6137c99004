import { defineBlock } from '../../sdk/index.ts';
import { schedulerFields } from './fields.ts';
import { SchedulerView } from './view.tsx';

export const scheduler = defineBlock({
  type: 'scheduler',
  description: 'An appointment, with a link or an embedded calendar to book it.',
  fields: schedulerFields,
  View: SchedulerView,
  ui: ({ scheduler }) => ({ scheduler }),
  verbatim: true,
  styles: ({ embed }) => (embed ? ['embed'] : []),
  examples: [
    {
      name: 'A consultation, with what it covers',
      props: {
        headline: 'Choose a morning',
        lead: 'Pick the day that suits you. The tuner calls when he is on the way.',
        event: 'First visit with a tuner',
        duration: '45 minutes',
        href: 'https://book.example.com/first-visit',
        embed: {
          src: 'https://book.example.com/first-visit?frame=yes',
          hostParameter: 'site',
          greets: true,
          messages: { booked: 'visit.booked', booking: 'visit.id', resized: 'calendar.height', height: 'pixels' },
        },
        button: 'See free mornings',
        highlights: [
          'The piano heard and measured',
          'A [price](https://example.com/prices) before any work',
          'Advice on where it should stand',
        ],
        note: '*Free of charge*, and easily moved.',
        tone: 'tint',
      },
    },
    {
      name: 'Required fields only',
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
