import { defineBlock } from '../../sdk/index.ts';
import { isInCards, TestimonialsView, testimonialsFields, testimonialsLayouts } from './view.tsx';

/** Marks reviews that nobody wrote. */
const samples = <Review>(reviews: readonly Review[]) => reviews.map((review) => ({ ...review, sample: true }));

export const testimonials = defineBlock({
  type: 'testimonials',
  description: 'Customer reviews with stars, all visible at once.',
  fields: testimonialsFields,
  layouts: testimonialsLayouts,
  View: TestimonialsView,
  ui: ({ locale, media }) => ({ locale, media }),
  needs: { logos: { field: 'logo', of: 'items' }, result: { field: 'result', of: 'items' } },
  styles: ({ layout, oneColour, items }) => [
    'media',
    ...(layout === 'strip' ? (['scroll-region'] as const) : []),
    ...(isInCards(layout) ? (['cards'] as const) : []),
    ...(oneColour || (layout === 'result' && items.some(({ logo }) => logo)) ? (['logos'] as const) : []),
  ],
  pictures: {
    logo: { boxes: [['0', '12rem']], fit: 'contain' },
    picture: { boxes: [['0', 'full']], ratio: { wide: '4/1', phone: '8/5' } },
  },
  examples: {
    'Three reviews of a moving company': {
      headline: 'What people say once the boxes are unpacked',
      items: samples([
        {
          name: 'Ines Okafor',
          business: 'Moved a bookshop',
          rating: 5,
          text: 'Nine thousand books, labelled shelf by shelf, and every one of them came out in the right order. We opened two days early.',
          date: 'May 2025',
        },
        {
          name: 'Tomas Lind',
          business: 'Moved a family of five',
          rating: 5,
          text: 'They arrived on the minute and took the piano down four floors as if it were a chair.',
        },
        {
          name: 'Ruth',
          business: 'Moved across town',
          rating: 4.5,
          text: 'The price was the price. No surprise at the end.',
          portrait: { src: 'sample-portrait-3.jpg', focus: { x: 0.5, y: 0.4 } },
        },
      ]),
    },
    'With logos': {
      layout: 'logos',
      oneColour: true,
      headline: 'Freight without a spreadsheet',
      items: samples([
        {
          name: 'Noor Aydin',
          business: 'Head of freight, Kestrel Lines',
          rating: 5,
          text: 'We used to find one wrong invoice a week. Now we find them before we pay.',
          logo: { src: 'sample-logo-kestrel.svg' },
        },
        {
          name: 'Piet de Wit',
          business: 'Controller, Halm & Sons',
          rating: 5,
          text: 'The dispute letters write themselves, and the carriers answer them.',
          logo: { src: 'sample-logo-halm.svg' },
        },
        {
          name: 'Julia Ferro',
          business: 'Operations, Ostara',
          rating: 4.5,
          text: 'Set up on a Tuesday. On Friday it had paid for the year.',
          logo: { src: 'sample-logo-ostara.svg' },
        },
      ]),
    },
    'One large quote': {
      layout: 'single',
      tone: 'tint',
      headline: 'What a choir heard',
      items: samples([
        {
          name: 'Marta Vidal',
          business: 'Choir of the old harbor church',
          rating: 5,
          text: 'We had forgotten that the organ has a voice of its own. On the first evening, nobody wanted to stop singing.',
        },
      ]),
    },
    'Below a picture': {
      layout: 'frieze',
      tone: 'ink',
      headline: 'Heard on the quay',
      picture: { src: 'sample-quay.jpg', decorative: true },
      items: samples([
        {
          name: 'Jonas Wirth',
          business: 'Ferryman',
          text: 'They mend a sail as if they were to sail with it themselves.',
        },
      ]),
    },
    'With what came of it': {
      layout: 'result',
      headline: 'Heard in the loading bay',
      items: samples([
        {
          name: 'Noor Aydin',
          business: 'Head of freight, Kestrel Lines',
          text: 'We used to find one wrong invoice a week. Now we find them before we pay.',
          result: { figure: '$9,440', label: 'credited in the first month' },
          logo: { src: 'sample-logo-kestrel.svg' },
        },
        {
          name: 'Piet de Wit',
          text: 'The letters write themselves, and the carriers answer them.',
          logo: { src: 'sample-logo-halm.svg' },
        },
        {
          name: 'Julia Ferro',
          text: 'Set up on a Tuesday. On Friday it had paid for the year.',
          logo: { src: 'sample-logo-ostara.svg' },
        },
      ]),
    },
    'The headline in the margin': {
      layout: 'margin',
      headline: 'Said at the door',
      items: samples([
        {
          name: 'Oona Blake',
          business: 'Twelve winters in the back room',
          text: 'They lend you a book and never ask for it. I have brought back all of them, and taken home twice as many.',
        },
      ]),
    },
    'A wall of cards': {
      layout: 'wall',
      headline: 'Left in the book at the door',
      items: samples([
        { name: 'Jonas', rating: 5, text: 'Warm bread at five in the morning, for the boat.' },
        {
          name: 'Petra Lund',
          rating: 5,
          text: 'I asked for a loaf without salt, for my father. A week later it was on the board, with his name. He is ninety-one, and he comes for it himself.',
        },
        { name: 'Sam', rating: 4, text: 'Sold out at ten. Come early.' },
        { name: 'Ewa Nowak', rating: 5, text: 'The rye keeps for a week, and is best on day three.' },
        { name: 'Two from Berth 9', rating: 5, text: 'We sailed here for the cardamom buns, and again.' },
      ]),
    },
    'As in a conversation': {
      layout: 'bubbles',
      headline: 'Heard on the ferry',
      items: samples([
        {
          name: 'Liv Aas',
          business: 'Crosses every morning',
          rating: 5,
          text: 'The coffee is as strong as the current, and somebody always has the tide table in their head.',
        },
        { name: 'Bo', rating: 5, text: 'They waited for my bicycle. Twice.' },
        { name: 'Anneke Smit', rating: 4.5, text: 'Late once in nine years, for a whale.' },
      ]),
    },
    'A strip that scrolls': {
      layout: 'strip',
      headline: 'Heard at the climbing hall',
      items: samples([
        { name: 'Noor', rating: 5, text: 'New routes every Thursday, so I never know the wall by heart.' },
        { name: 'Caleb Stone', rating: 5, text: 'They taught my mother to belay. She is better than me now.' },
        { name: 'Ida', rating: 4.5, text: 'Quiet on weekday mornings, with good coffee.' },
        { name: 'The Friday group', rating: 5, text: 'We came for one evening in March and have a shelf now.' },
      ]),
    },
  },
});
