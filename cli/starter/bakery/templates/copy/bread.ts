import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  layout: 'picture',
  eyebrow: 'Bread this week',
  headline: 'Seven loaves, and *their* days',
  lead: 'Four we bake every morning. The other three have a day of their own, and no amount of charm will move it.',
  actions: [
    { label: 'Put one by: {{facts.phone}}', href: 'tel:{{facts.phone}}' },
    { label: 'Our two places', href: '/contact' },
  ],
  media: { kind: 'picture', src: 'breadboard.jpg', alt: 'A loaf, half of it sliced, on a board' },
} satisfies Section;

export const days = {
  block: 'comparison',
  tone: 'tint',
  headline: 'What is baked on *which* day',
  lead: 'On Monday the oven is swept, and so are we.',
  caption: 'The hour at which each loaf is on the shelf at Anchor Street; half an hour later at the Hatch.',
  columns: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  rows: [
    { name: 'Anchor sourdough', values: ['7.30', '7.30', '7.30', '7.30', '8.00', '8.00'] },
    { name: 'Harbour rye', values: ['9.00', '9.00', '9.00', '9.00', '9.00', '9.00'] },
    { name: 'Oat and seaweed', values: ['8.00', '8.00', '8.00', '8.00', '8.30', '8.30'] },
    { name: 'White tin', values: ['7.30', '7.30', '7.30', '7.30', '8.00', '8.00'] },
    { name: 'Spelt and honey', values: ['–', '10.00', '–', '–', '10.00', '–'] },
    { name: 'Potato bread', values: ['–', '–', '–', '10.00', '–', '–'] },
    { name: 'Plaited milk loaf', values: ['–', '–', '–', '–', '9.30', '9.30'] },
  ],
} satisfies Section;

export const loaves = {
  block: 'menu',
  headline: 'What is *in* them',
  lead: 'The flour comes from Lisheen mill, eleven miles up the river. Everything else is salt, water and waiting, unless it says so.',
  groups: [
    {
      title: 'Every day',
      items: [
        {
          name: 'Anchor sourdough',
          text: 'Strong wheat of two harvests, a tenth of rye. Nine hundred grams.',
          price: 5.8,
          tags: ['VG'],
        },
        {
          name: 'Harbour rye',
          text: 'Coarse rye, rye malt, caraway if you are lucky. One kilo.',
          price: 6.4,
          tags: ['VG'],
        },
        {
          name: 'Oat and seaweed',
          text: 'Wheat, soaked oats, dillisk. Eight hundred grams.',
          price: 6.2,
          tags: ['VG'],
        },
        {
          name: 'White tin',
          text: 'Soft wheat, a spoon of butter, baked in tins older than us.',
          price: 4.2,
          tags: ['V'],
        },
      ],
    },
    {
      title: 'On their day',
      items: [
        {
          name: 'Spelt and honey',
          text: 'Whole spelt, heather honey. Wednesday and Saturday.',
          price: 6.8,
          tags: ['V'],
        },
        {
          name: 'Potato bread',
          text: 'A third of it is potato, which is why it never dries. Friday.',
          price: 5.6,
          tags: ['VG'],
        },
        {
          name: 'Plaited milk loaf',
          text: 'Milk, egg, butter; the plait is for show. The weekend.',
          price: 7.5,
          tags: ['V'],
        },
      ],
    },
  ],
  legend: [
    { tag: 'V', label: 'vegetarian' },
    { tag: 'VG', label: 'vegan' },
  ],
  offers: 'food',
  note: 'All loaves are made in a room full of wheat, nuts and seeds.',
} satisfies Section;

export const hours = {
  block: 'steps',
  layout: 'line',
  tone: 'tint',
  headline: 'A loaf takes *{{facts.rest}}*',
  lead: 'Most of that time it is left alone, which is the difficult part.',
  items: [
    {
      when: 'Mon 3 pm',
      title: 'The leaven is fed',
      text: 'Rye and warm water, in a bucket with a lid that lies beside it.',
    },
    {
      when: 'Tue 6 am',
      title: 'Flour meets water',
      text: 'They are mixed and left to get used to each other for an hour. Only then comes the salt.',
    },
    {
      when: '7 to noon',
      title: 'Folded five times',
      text: 'By hand, in tubs, every half hour. The dough says when it has had enough.',
    },
    {
      when: 'Tue 1 pm',
      title: 'Shaped, and put to bed',
      text: 'In baskets, in the cold room, for the night. Flavour is what happens next.',
    },
    {
      when: 'Wed 5 am',
      title: 'Into the oven',
      text: 'Nearly an hour on the stone. Out when it sounds hollow and looks a shade too dark.',
    },
    { when: 'Wed 7.30', title: 'On the shelf', text: 'Still too warm to slice. You will do it anyway, in the street.' },
  ],
} satisfies Section;

export const keeping = {
  block: 'faq',
  layout: 'plain',
  headline: 'How to *keep* it',
  items: [
    {
      question: 'Where does a loaf live?',
      answer:
        'Cut side down on a board, under a cloth. The sourdough keeps for {{facts.keep}}, the rye for longer than your interest in it.',
    },
    {
      question: 'Not the fridge?',
      answer:
        'Not the fridge. Cold makes bread old. The freezer stops the clock: slice it first, and toast from frozen.',
    },
    {
      question: 'It has gone hard. Now what?',
      answer:
        'Run it under the tap, then give it a short while in a hot oven. If it is past that, [we wrote down three suppers](/journal/in-defence-of-old-bread).',
    },
    {
      question: 'Can I order ahead?',
      answer:
        'Call before four the day before, [{{facts.phone}}](tel:{{facts.phone}}). We write your name on a paper bag, and that is the whole system.',
    },
  ],
} satisfies Section;
