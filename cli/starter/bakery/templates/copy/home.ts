import type { Section } from 'frontage';
import { drawing } from './drawings.ts';

export const hero = {
  block: 'hero',
  layout: 'poster',
  headline: 'Bread, *then* supper',
  lead: 'Four doughs, one brick oven, eleven tables. Out by half past seven, gone by two.',
  actions: [
    { label: 'Book a table', href: '/book' },
    { label: 'Bread this week', href: '/bread' },
  ],
  media: {
    kind: 'picture',
    src: 'loaves.jpg',
    alt: 'Loaves with dark crusts on a wooden table, the largest dusted with flour in rings',
    focus: { x: 0.74, y: 0.66 },
  },
} satisfies Section;

export const bill = {
  block: 'menu',
  layout: 'shelf',
  headline: 'On the shelf today',
  lead: 'Baked in the night, sold until it is gone.',
  groups: [
    {
      title: 'Loaves',
      note: 'By the whole or the half.',
      items: [
        {
          name: 'Anchor sourdough',
          text: 'Wheat, a tenth of rye, a long night.',
          price: 5.8,
          picture: { src: 'anchor-sourdough.jpg', decorative: true },
        },
        {
          name: 'Harbour rye',
          text: 'All rye, dark with malt. Better on its second day.',
          price: 6.4,
          picture: { src: 'harbour-rye.jpg', decorative: true },
        },
        {
          name: 'Oat and seaweed',
          text: 'Dillisk from the pier, oats from Lisheen.',
          price: 6.2,
          picture: { src: 'oat-and-seaweed.jpg', decorative: true },
        },
        {
          name: 'White tin',
          text: 'For toast. We are not above it.',
          price: 4.2,
          picture: { src: 'white-tin.jpg', decorative: true },
        },
      ],
    },
    {
      title: 'Buns and cakes',
      note: 'From eight, when the oven has calmed down.',
      items: [
        { name: 'Cardamom knot', text: 'Butter in the dough and on your fingers.', price: 3.4 },
        { name: 'Brown butter bun', text: 'With salt on top, in case you doubted it.', price: 3.2 },
        { name: 'Rhubarb slice', text: 'Sharp fruit, almond, a short crust.', price: 4.5 },
        { name: 'Porter cake', text: 'By the slice; the whole one on a Friday.', price: 4.2 },
      ],
    },
  ],
  note: 'Breakfast, lunch and supper are cooked as well. [The whole bill of fare](/menu)',
} satisfies Section;

export const house = {
  block: 'serviceCards',
  layout: 'pictures',
  tone: 'tint',
  headline: 'One oven, *three* trades',
  lead: 'It is lit once and used until it is cold.',
  cards: [
    {
      title: 'Bread, by the day',
      description: 'Four loaves always, three more when their day comes. See which day is yours.',
      icon: 'calendar',
      picture: drawing('loaf'),
      more: 'Which loaf, when',
      link: '/bread',
    },
    {
      title: 'Supper, by the fire',
      description: 'Thursday to Saturday, what the falling heat is good for: beans, shoulders, birds, fruit.',
      icon: 'star',
      picture: drawing('oven'),
      more: 'Tonight’s card',
      link: '/menu#supper',
    },
    {
      title: 'Catering, by the tray',
      description: 'Offices, christenings, wakes. We bring the bread, the board and the knife.',
      icon: 'people',
      picture: drawing('tray'),
      more: 'Trays and prices',
      link: '/catering',
    },
  ],
} satisfies Section;

export const oven = {
  block: 'media',
  layout: 'left',
  tone: 'tint',
  eyebrow: 'The oven',
  headline: 'Built by a man who built chimneys',
  text: 'It is four metres deep, takes ninety loaves and has one temperature, which is going down. Bread goes in first, then buns, then cake, then supper. By midnight it dries the kindling for tomorrow. Nobody has found a use for two in the morning, except us.',
  actions: [{ label: 'Read our story', href: '/story' }],
  media: { kind: 'picture', src: 'oven.jpg', alt: 'Loaves in the arch of a brick oven, embers behind them' },
} satisfies Section;

export const night = {
  block: 'media',
  layout: 'bleed',
  tone: 'ink',
  eyebrow: 'Thursday to Saturday, from 18:30',
  headline: 'By night, eleven *tables*',
  text: 'The loaves make room for pans. Half a hen on bread sauce, beans that sat in the embers all day, and whatever the boats had. One card, written at four in the afternoon.',
  actions: [
    { label: 'Book a table', href: '/book' },
    { label: 'Read the card', href: '/menu#supper' },
  ],
  media: {
    kind: 'picture',
    src: 'night-table.svg',
    alt: 'A woodcut of a table by candlelight: loaf, wine, fish, a roast hen and beans, and a boat under the moon outside',
  },
} satisfies Section;

export const gallery = {
  block: 'gallery',
  layout: 'mosaic',
  headline: 'From the bench',
  items: [
    {
      picture: {
        src: 'breadboard.jpg',
        focus: { x: 0.6, y: 0.4 },
        alt: 'A loaf cut open on a board, its crumb full of holes, and a slice of it',
        caption: 'Too warm to slice, sliced',
      },
    },
    {
      picture: {
        src: 'buns.jpg',
        alt: 'Glazed buns with seeds, close together on a tray',
        caption: 'Glazed twice, gone by ten',
      },
    },
    {
      picture: {
        src: 'flour-and-rye.jpg',
        focus: { x: 0.5, y: 0.6 },
        alt: 'A heap of flour with a wooden spoon, and ears of rye beside it',
        caption: 'Lisheen flour, and what it was',
      },
    },
  ],
} satisfies Section;

// A quote that nobody said: replace it with one that somebody did.
export const voice = {
  block: 'testimonials',
  layout: 'frieze',
  tone: 'accent',
  headline: 'A word from the queue',
  picture: { ...drawing('queue'), small: 'queue-small.svg' },
  items: [
    {
      name: 'Brídín Mac Eoin',
      business: 'Third in line, most Saturdays',
      text: 'I came for a loaf and was told to come back tomorrow, because today’s was not good enough. I have been coming back tomorrow for nine years.',
      sample: true,
    },
  ],
} satisfies Section;

export const places = {
  block: 'locations',
  layout: 'doors',
  tone: 'tint',
  headline: 'Two doors, one oven',
  lead: 'The bread that you buy at the Hatch has crossed the bridge on a bicycle.',
  status: true,
  items: [
    {
      location: 'Anchor Street',
      text: 'The bakery, the shop and the eleven tables.',
      picture: drawing('shop'),
    },
    {
      location: 'The Hatch',
      text: 'Coffee and buns through a window in a wall. No chairs.',
      picture: drawing('hatch'),
    },
  ],
} satisfies Section;
