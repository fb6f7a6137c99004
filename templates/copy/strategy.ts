import type { Section } from 'frontage';

// Sample content: the firms in this search result are made up.
export const hero = {
  block: 'hero',
  eyebrow: 'Our strategy',
  headline: 'Win the streets next door, then the ones beyond',
  lead: 'Nobody takes a whole city at once. We start where you are close to winning, hold it, and push the edge outward, block by block.',
  actions: [
    { label: 'Book a Strategy Call', href: '/book-call' },
    { label: 'Contact Us', href: '/contact' },
  ],
  media: {
    kind: 'mapPack',
    term: 'immigration lawyer near me',
    place: 'Brickell',
    results: [
      { name: 'Arroyo Immigration Law', rating: 4.9, reviews: 138, note: 'Law firm, closes at 6 pm' },
      { name: 'Bay & Mercer Attorneys', rating: 4.6, reviews: 254, note: 'Law firm, closes at 5 pm' },
      { name: 'Southwest Visa Counsel', rating: 4.5, reviews: 91, note: 'Law firm, closes at 5 pm' },
    ],
    business: 'Arroyo Immigration Law',
    from: 11,
  },
} satisfies Section;

export const process = {
  block: 'steps',
  layout: 'stairs',
  headline: 'Five moves, in this order',
  lead: 'Each one makes the next one cheaper. Out of order, you pay for the same rank twice.',
  items: [
    {
      title: 'Measure the ground',
      text: 'A grid for every search that brings you work, and a look at who holds each street today.',
    },
    {
      title: 'Fix the foundation',
      text: 'Business profile, categories and citations. Until these are right, everything else leaks.',
    },
    {
      title: 'Build the proof',
      text: 'Genuine reviews, steadily. They move the rank, and they win the call once you have it.',
    },
    {
      title: 'Extend the reach',
      text: 'Local pages and backlinks for the areas where the grid turns from green to yellow.',
    },
    {
      title: 'Hold and advance',
      text: 'Measure again each month. Defend what is green, and move the work to the next edge.',
    },
  ],
  tone: 'tint',
} satisfies Section;

// Sample content: made-up measurements that show how a top 3 spreads.
export const spread = {
  block: 'evidenceWall',
  headline: 'How green spreads',
  lead: 'The same firm, the same search, three readings. The first green dots are next door. The next ones have them to stand on.',
  items: [
    {
      picture: {
        kind: 'rankGrid',
        title: 'First grid',
        place: 'Brickell',
        term: 'immigration lawyer near me',
        ranks: ['20 17 14 18 20', '16 12 9 13 19', '14 10 6 11 16', '17 12 9 14 18', '20 19 15 18 20'],
      },
      caption: 'Move 1: closest to winning in the middle.',
    },
    {
      picture: {
        kind: 'rankGrid',
        title: 'Week 6',
        place: 'Brickell',
        term: 'immigration lawyer near me',
        ranks: ['17 12 8 11 18', '11 5 3 6 12', '8 3 1 3 9', '12 5 2 6 13', '18 13 8 12 17'],
      },
      caption: 'Moves 2 and 3: the streets next door are won.',
    },
    {
      picture: {
        kind: 'rankGrid',
        title: 'Week 12',
        place: 'Brickell',
        term: 'immigration lawyer near me',
        ranks: ['9 4 3 4 8', '4 2 1 2 4', '3 1 1 1 3', '3 2 1 2 4', '8 4 3 5 11'],
      },
      caption: 'Moves 4 and 5: the edge moves out.',
    },
  ],
} satisfies Section;

export const values = {
  block: 'reasons',
  headline: 'What we hold ourselves to',
  items: [
    {
      title: 'Evidence before opinion',
      text: 'The grid decides. If something we do does not move it, we stop doing it and tell you so.',
    },
    {
      title: 'Nothing rented',
      text: 'Profile, pages, reviews and citations belong to you. Stop, and they stay. No ads that vanish with the budget.',
    },
    {
      title: 'The risk is ours',
      text: 'Improvement within {{facts.guarantee}}, or you do not pay, under the conditions at the foot of this page. Month to month after that.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'Which street would you take first?',
  text: 'Bring your service area. In {{facts.callLength}} we show you where the nearest win is.',
  actions: [
    { label: 'Book a Strategy Call', href: '/book-call' },
    { label: 'Contact Us', href: '/contact' },
  ],
} satisfies Section;
