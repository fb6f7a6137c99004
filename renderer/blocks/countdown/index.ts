import { defineBlock } from '../../sdk/index.ts';
import { endOfDay } from './end-of-day.ts';
import { countdownFields, countdownLayouts } from './fields.ts';
import { CountdownView } from './view.tsx';

export const countdown = defineBlock({
  type: 'countdown',
  description: 'The time that is left until a day that is the same for everybody.',
  fields: countdownFields,
  layouts: countdownLayouts,
  View: CountdownView,
  ui: ({ countdown }) => ({ countdown }),
  fromPage: ({ timeZone }, { until }) => ({
    ends: timeZone === undefined || until.day === '' ? undefined : endOfDay(until.day, timeZone),
  }),
  verbatim: true,
  examples: [
    {
      name: 'A sale, in one line',
      props: {
        headline: 'Every rose at half its price',
        text: 'Bare roots, dug up this week.',
        until: '2098-03-31',
        after: 'The sale is over. The roses are in the ground.',
        actions: [{ label: 'See the roses', href: '/' }],
        tone: 'tint',
      },
    },
    {
      name: 'An opening, large',
      props: {
        headline: 'The new glasshouse opens',
        text: 'With tea, and a tour for the first fifty.',
        until: '2098-04-18',
        after: 'The glasshouse is open. Come in.',
        layout: 'large',
        actions: [{ label: 'How to find us', href: '/' }],
      },
    },
  ],
});
