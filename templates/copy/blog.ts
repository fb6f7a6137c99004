import type { Section } from 'frontage';

export const articles = {
  block: 'articles',
  headline: 'Notes from the map',
  lead: 'What we learn while moving local businesses up, written for the people who own them.',
  items: { pagesOf: 'blog' },
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
