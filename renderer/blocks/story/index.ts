import { defineBlock } from '../../sdk/index.ts';
import { mediaStyles } from '../../sdk/media/index.ts';
import { storyFields, storyLayouts } from './fields.ts';
import { StoryView } from './view.tsx';

export const story = defineBlock({
  type: 'story',
  description: 'A few paragraphs to read, with a number, a quote or a picture beside them.',
  fields: storyFields,
  layouts: storyLayouts,
  View: StoryView,
  pictures: {
    media: {
      boxes: [
        ['60rem', 5 / 12],
        ['34rem', '34rem'],
        ['0', 1],
      ],
      ratio: '4/3',
    },
  },
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
      name: 'With a photo',
      props: {
        headline: 'The orchard behind the wall',
        paragraphs: ['Nobody remembers who planted the first trees. Everybody remembers who pruned them.'],
        media: { kind: 'picture', src: 'sample-orchard.jpg', alt: 'Old apple trees behind a brick wall' },
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
    {
      name: 'As a letter',
      props: {
        layout: 'letter',
        tone: 'tint',
        headline: 'To the next owner',
        paragraphs: [
          'The house was built in 1911 by a man who repaired clocks. You will find that every door closes by itself.',
          'We have changed the roof, the wires and the kitchen, and nothing else. The third stair sings. Please leave it.',
        ],
        aside: { kind: 'quote', text: 'A house keeps its own time.', by: 'Written on a beam in the attic' },
      },
    },
    {
      name: 'In two columns',
      props: {
        layout: 'columns',
        headline: 'Eleven miles of flour',
        paragraphs: [
          'The mill stands where the river is narrow, and has stood there since before the road. Its stones are dressed twice a year, by the same family.',
          'In 1998 the last bakery in town closed, and the mill ground for animals alone. Then two sisters came with a van and asked for forty pounds of wheat, coarse, by Thursday.',
          'They have come every Thursday since. The van is another one, and the forty pounds are eleven hundred now.',
        ],
        aside: { kind: 'figure', figure: '1,100 lb', label: 'of flour a week, from grain whose field we can show you' },
      },
    },
  ],
});
