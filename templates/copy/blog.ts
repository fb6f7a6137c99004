import type { Section } from 'frontage';

// Sample content: teasers of articles that do not exist yet, so they have no links.
export const articles = {
  block: 'articles',
  headline: 'Notes from the map',
  lead: 'What we learn while moving local businesses up, written for the people who own them. The full articles are on their way; the letter below tells you when.',
  items: [
    {
      topic: 'Rank tracking',
      title: 'Why you rank first in your own office and nowhere else',
      teaser:
        'The map answers from where the searcher stands. Your own phone stands in the best place there is. How to read a grid instead, and which of its red dots are worth winning first.',
    },
    {
      topic: 'Reviews',
      title: 'The best moment to ask for a review',
      teaser:
        'It is shorter than you think, and it is not at the end of the month. What to say, who should say it, and what to do with the unhappy ones.',
    },
    {
      topic: 'Citations',
      title: 'One old phone number, eleven directories',
      teaser:
        'What happens when you move, merge or change your number, and the web does not hear of it. An hour of clean-up that most firms never do.',
    },
  ],
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'Rather read about your own business?',
  text: 'The free audit is about nobody else: your rank on every corner of your service area, and the fixes that would move it.',
  actions: [
    { label: 'Get Your Free SEO Audit', href: '#audit-popup' },
    { label: 'Book a Call', href: '/book-call' },
  ],
} satisfies Section;
