import type { Section } from 'frontage';

// Sample content: the grid shows a made-up business.
export const hero = {
  block: 'hero',
  eyebrow: 'Our strategy',
  headline: 'Win the streets next door, then the ones beyond',
  lead: 'Nobody takes a whole city at once. We start where you are close to winning, hold it, and push the edge outward, block by block.',
  actions: [
    { label: 'Book a Strategy Call', href: '/book-call' },
    { label: 'Contact Us', href: '/contact' },
  ],
  evidence: {
    kind: 'grid',
    title: 'A law firm, halfway there',
    place: 'Brickell',
    term: 'immigration lawyer',
    ranks: [
      '20 17 13 10 12 18 20',
      '16 11 6 4 7 12 19',
      '12 6 3 2 3 7 14',
      '9 4 2 1 2 5 11',
      '11 5 3 1 3 6 13',
      '17 10 5 4 6 11 18',
      '20 16 12 9 13 17 20',
    ],
  },
} satisfies Section;

export const process = {
  block: 'steps',
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
