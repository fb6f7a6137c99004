import { byViewport, defineBlock, plainWords } from '../../sdk/index.ts';
import { StepsView, stepsFields, stepsLayouts } from './view.tsx';

export const steps = defineBlock({
  type: 'steps',
  description: 'A process step by step.',
  fields: stepsFields,
  layouts: stepsLayouts,
  needs: { stairs: { field: 'items', most: 5 }, pictures: { field: 'picture', of: 'items' } },
  View: StepsView,
  pictures: { picture: { boxes: byViewport({ 0: 1, '40rem': 1 / 3 }), ratio: '4/3' } },
  jsonLd: ({ howTo, headline, lead, items }) =>
    howTo
      ? [
          {
            '@type': 'HowTo',
            name: plainWords(headline),
            description: plainWords(lead),
            step: items.map(({ title, text }, index) => ({
              '@type': 'HowToStep',
              position: index + 1,
              name: title,
              text: plainWords(text),
            })),
          },
        ]
      : [],
  examples: {
    'Four steps of an upholsterer': {
      layout: 'stairs',
      headline: 'From the worn chair to the one you kept',
      lead: 'You see the fabric and the price before a single tack is pulled.',
      items: [
        {
          when: 'Day 1',
          title: 'Send three photographs',
          text: 'Front, side and the worst spot. You have a range of prices by the evening.',
        },
        {
          when: 'Within a week',
          title: 'Choose the fabric at home',
          text: 'We bring forty samples, in your light and beside your floor.',
        },
        {
          when: 'Weeks 2-4',
          title: 'We rebuild it',
          text: 'Webbing, springs and padding are replaced where they are tired, not where it is easy.',
        },
        {
          when: 'Week 5',
          title: 'It comes back',
          text: 'Carried in, set down where it stood, and good for another twenty years.',
        },
      ],
    },
    'Three steps that search engines read too': {
      headline: 'How to borrow a boat',
      howTo: true,
      tone: 'tint',
      items: [
        { title: 'Show your licence', text: 'Any inland licence will do; we copy its number and nothing else.' },
        { title: 'Pick a berth', text: 'The board at the gate shows which boats are free and for how long.' },
        { title: 'Cast off', text: 'Be back an hour before dark and leave the key in the box.' },
      ],
    },
    'Along a line, with times beside it': {
      layout: 'line',
      headline: 'Your day on the glacier',
      lead: 'We are back before the ice softens.',
      items: [
        { when: '5:30', title: 'Tea in the hut', text: 'Boots, harness and helmet are fitted before it is light.' },
        { when: '6:15', title: 'Onto the ice', text: 'Roped in fours, with a guide at each end.' },
        { title: 'A rest at the seracs', text: 'Wherever they are this week: they move a foot a day.' },
        { when: '9:00', title: 'Across the bowl', text: 'The steepest part, in steps that the guide cuts.' },
        { when: '11:40', title: 'Soup', text: 'With a view of everything you have walked on.' },
      ],
    },
    'With pictures': {
      layout: 'pictures',
      headline: 'From the field to your door',
      items: [
        { title: 'Picked before seven', text: 'While the leaves are cool.', picture: { src: 'sample-field.jpg' } },
        { title: 'Packed by nine', text: 'In boxes that we take back.', picture: { src: 'sample-boxes.jpg' } },
        { title: 'With you by noon', text: 'On foot, by cart or by bicycle.', picture: { src: 'sample-cart.jpg' } },
      ],
    },
    'Seven steps in two rows': {
      headline: 'How a violin is made',
      items: [
        { title: 'Wood', text: 'Spruce for the top and maple for the back, ten years dry.' },
        { title: 'Ribs', text: 'Bent over a hot iron, one by one.' },
        { title: 'Plates', text: 'Carved until they ring in the right tone.' },
        { title: 'Scroll', text: 'Two days with eleven gouges.' },
        { title: 'Assembly', text: 'With hide glue, so that it can be opened again.' },
        { title: 'Varnish', text: 'Fourteen coats, and a summer of sun.' },
        { title: 'First notes', text: 'Yours: come and play it before we string the next.' },
      ],
    },
  },
});
