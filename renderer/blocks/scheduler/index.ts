import { defineBlock } from '../../sdk/index.ts';
import { SchedulerView, schedulerFields, schedulerLayouts } from './view.tsx';

export const scheduler = defineBlock({
  type: 'scheduler',
  description: 'An appointment, with a link or an embedded calendar to book it.',
  fields: schedulerFields,
  layouts: schedulerLayouts,
  View: SchedulerView,
  ui: ({ scheduler }) => ({ scheduler }),
  styles: ({ embed }) => (embed ? ['embed'] : []),
  examples: {
    'A consultation, with what it covers': {
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
    'Required fields only': {
      headline: 'Talk to the workshop',
      event: 'A call',
      duration: '15 minutes',
      href: 'https://book.example.com/call',
      button: 'Book a call',
    },
    'Beside the headline': {
      layout: 'side',
      headline: 'Or let us come to you',
      lead: 'We look at the roof from a ladder, and leave a sketch.',
      event: 'A look at the roof',
      duration: '20 minutes',
      href: 'https://book.example.com/roof',
      button: 'See free mornings',
      highlights: ['Photos of each gutter'],
    },
    'At the start of a page': {
      layout: 'first',
      headline: 'Half an hour that saves a winter',
      lead: 'Bring last year’s bills. You leave with a list of what pays for itself, in order.',
      event: 'Energy consultation',
      duration: '30 minutes, by video',
      href: 'https://book.example.com/energy',
      button: 'See free times',
      highlights: ['Your bills, read with you', 'What to do first, and what never'],
      note: 'Free, and easily moved.',
    },
  },
});
