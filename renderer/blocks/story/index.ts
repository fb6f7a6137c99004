import { defineBlock } from '../../sdk/index.ts';
import { mediaStyles } from '../../sdk/media/index.ts';
import { storyFields } from './fields.ts';
import { StoryView } from './view.tsx';

export const story = defineBlock({
  type: 'story',
  description: 'A few paragraphs to read, with a number, a quote or a picture beside them.',
  fields: storyFields,
  View: StoryView,
  ui: ({ locale, media }) => ({ locale, media }),
  verbatim: true,
  styles: ({ media }) => mediaStyles([media]),
  examples: [
    {
      name: 'How a ferry came to be',
      props: {
        headline: 'A ferry because the bridge was late',
        paragraphs: [
          'The bridge was promised for the spring of 1987. In the autumn of that year Mina Holt bought a boat.',
          'She carried schoolchildren first, then their bicycles, then a piano. When the bridge opened in 1994, two thirds of her passengers stayed, because *nobody had ever waited* more than nine minutes.',
          'Today there are four boats and eleven people. The timetable still fits on one card.',
        ],
        aside: { kind: 'quote', text: 'A bridge cannot wait for you. A boat can.', by: 'Mina Holt, founder' },
      },
    },
    {
      name: 'With a number',
      props: {
        headline: 'Why we count',
        paragraphs: ['A scale that is wrong by a gram is wrong four thousand times a day.'],
        aside: { kind: 'figure', figure: '4,000', label: 'loaves weighed every day' },
        tone: 'tint',
      },
    },
  ],
});
