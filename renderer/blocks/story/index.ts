import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { StoryView, storyFields, storyLayouts } from './view.tsx';

export const story = defineBlock({
  type: 'story',
  description: 'A few paragraphs to read, with a number, a quote or a picture beside them.',
  fields: storyFields,
  layouts: storyLayouts,
  needs: { picture: { field: 'media' } },
  View: StoryView,
  pictures: {
    media: {
      boxes: byViewport({ 0: 1, '34rem': '34rem', '60rem': 5 / 12 }),
      ratio: '4/3',
      layouts: { picture: { boxes: [['0', 1]], ratio: { wide: '21/9', phone: '4/3' } } },
    },
  },
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ media }) => mediaStyles([media]),
  examples: {
    'How a ferry came to be': {
      headline: 'A ferry because the bridge was late',
      paragraphs: [
        'The bridge was promised for the spring of 1987. In the autumn of that year Mina Holt bought a boat.',
        'She carried schoolchildren first, then their bicycles, then a piano. When the bridge opened in 1994, two thirds of her passengers stayed, because *nobody had ever waited* more than nine minutes.',
        'Today there are four boats and eleven people. The timetable still fits on one card.',
      ],
      aside: { kind: 'quote', text: 'A bridge cannot wait for you. A boat can.', by: 'Mina Holt, founder' },
    },
    'With a photo': {
      headline: 'The orchard behind the wall',
      paragraphs: ['Nobody remembers who planted the first trees. Everybody remembers who pruned them.'],
      media: { kind: 'picture', src: 'sample-orchard.jpg', alt: 'Old apple trees behind a brick wall' },
    },
    'With a number': {
      headline: 'Why we count',
      paragraphs: ['A scale that is wrong by a gram is wrong four thousand times a day.'],
      aside: { kind: 'figure', figure: '4,000', label: 'loaves weighed every day' },
      tone: 'tint',
    },
    'As a letter': {
      layout: 'letter',
      tone: 'tint',
      headline: 'To the next owner',
      paragraphs: [
        'The house was built in 1911 by a man who repaired clocks. You will find that every door closes by itself.',
        'We have changed the roof, the wires and the kitchen, and nothing else. The third stair sings. Please leave it.',
      ],
      aside: { kind: 'quote', text: 'A house keeps its own time.', by: 'Written on a beam in the attic' },
    },
    'Below a wide photo': {
      layout: 'picture',
      headline: 'Salt, wind and nothing else',
      paragraphs: [
        'The pans were dug by monks in 1270, and have the same depth to this day: a hand and two fingers.',
        'In June the water stands for nine days. On the tenth, before the wind comes up, Ane and Jonas walk the walls with wooden rakes and pull the crust to the edge. It is white for an hour and grey by noon.',
        'What you buy is that hour.',
      ],
      aside: { kind: 'quote', text: 'You cannot hurry it. You can only be there.', by: 'Ane Thorup' },
      media: {
        kind: 'picture',
        src: 'sample-saltpans.jpg',
        alt: 'Salt pans at low sun',
        focus: { x: 0.5, y: 0.6 },
        caption: 'The eastern pans in June.',
      },
    },
    'In two columns': {
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
});
