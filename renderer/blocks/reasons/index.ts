import { byViewport, defineBlock } from '../../sdk/index.ts';
import { ReasonsView, reasonsFields, reasonsLayouts } from './view.tsx';

export const reasons = defineBlock({
  type: 'reasons',
  description: 'Reasons to choose the business, with optional numbers; the first one leads.',
  fields: reasonsFields,
  layouts: reasonsLayouts,
  View: ReasonsView,
  pictures: { picture: { boxes: byViewport({ 0: 1, '40rem': 1 / 2, '60rem': 1 / 3 }), ratio: '3/2' } },
  styles: ({ layout }) => (layout === 'grid' ? ['cards'] : []),
  examples: {
    'Reasons to change the dentist': {
      headline: 'Why families move to our practice',
      lead: 'Four things that patients name when we ask what made them come.',
      items: [
        {
          figure: '7 min',
          title: 'You are seen on time',
          text: 'The average wait last year, measured from the hour on your card to the moment you sit down.',
        },
        { figure: '1,400', title: 'Patients who stayed', text: 'People in our care for five years or longer.' },
        { title: 'The price before the drill', text: 'A written plan with every cost, agreed before anything starts.' },
        {
          figure: 'Sat',
          title: 'Open when you are free',
          text: 'Evenings on Tuesday and Thursday, mornings on Saturday.',
        },
      ],
    },
    'Two reasons without numbers': {
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
    'Even, with icons': {
      layout: 'grid',
      headline: 'A locksmith you let in gladly',
      items: [
        { icon: 'clock', title: 'At your door in half an hour', text: 'Within the ring road, at any hour.' },
        { icon: 'shield', title: 'Licensed and named', text: 'You get a name and a photograph before anybody rings.' },
        { icon: 'document', title: 'The price before the lock', text: 'Agreed on the phone, unchanged at the door.' },
        { icon: 'tools', title: 'Opened, not drilled', text: 'Nine doors of ten open without a scratch.' },
      ],
    },
    'Even, with pictures': {
      layout: 'grid',
      headline: 'Why our bread keeps',
      items: [
        { title: 'Old dough', text: 'Two days of rest before the oven.', picture: { src: 'sample-dough.jpg' } },
        { title: 'A hot stone', text: 'A crust as thick as a coin.', picture: { src: 'sample-oven.jpg' } },
        { title: 'Whole grain', text: 'Milled the day before.', picture: { src: 'sample-grain.jpg' } },
      ],
    },
    'The first one on its side': {
      layout: 'side',
      headline: 'What a year with us is like',
      items: [
        { figure: '2 hours', title: 'Until we answer', text: 'On working days, by a person who knows your house.' },
        { figure: '14', title: 'Gardeners', text: 'All trained here, none of them on their own for the first year.' },
        { title: 'No plan by e-mail', text: 'We draw it in your garden, with a string and pegs.' },
        { figure: '30 years', title: 'Of the same roses', text: 'Cut by the same hands, most of them.' },
      ],
      tone: 'panel',
    },
    'Large figures in front': {
      layout: 'numbers',
      headline: 'What a heat pump changes',
      lead: 'Measured in forty houses on our side of the river.',
      items: [
        { figure: '-62%', title: 'Less for heat', text: 'The mean of two winters, at the prices of both.' },
        {
          figure: '3 days',
          title: 'From the old boiler to warm rooms',
          text: 'With hot water on every evening between.',
        },
        { title: 'Quieter than rain', text: 'Measured at the fence of the neighbour, at night.' },
      ],
    },
    'A list in two columns': {
      layout: 'list',
      tone: 'tint',
      headline: 'What every stay includes',
      items: [
        { title: 'Breakfast until noon', text: 'With eggs from across the lane.' },
        { title: 'Boots in your size', text: 'Dry ones, from the rack by the stove.' },
        { title: 'A late ferry', text: 'We row you over when the last one has gone.' },
        { title: 'Maps with our notes', text: 'Where the path floods, and where the berries are.' },
        { title: 'Quiet', text: 'No screens in the rooms, and walls of three feet.' },
      ],
    },
  },
});
