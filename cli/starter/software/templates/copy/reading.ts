import type { Section } from 'frontage';

export const guide = {
  block: 'prose',
  layout: 'contents',
  file: 'guide.md',
  eyebrow: 'Guide',
  headline: 'How to check a freight invoice, line by line',
  lead: 'Everything here works with a pencil. It takes about {{facts.byHand}} for each bill, which is why we wrote software.',
  contents: true,
  aside: {
    title: 'By hand, or by machine',
    text: 'By hand a bill takes {{facts.byHand}}. Send twenty, and see what {{site.name}} finds in them.',
    action: { label: 'Book a demo', href: '/demo' },
  },
} satisfies Section;

export const notes = {
  block: 'articles',
  layout: 'list',
  headline: 'Notes on freight bills',
  lead: 'Short, about one thing at a time, by people who read invoices for a living.',
  items: { pagesOf: 'blog', most: 12 },
} satisfies Section;

export const letter = {
  block: 'newsletter',
  layout: 'line',
  headline: 'One note a month',
  text: 'No more often, because not more happens.',
  label: 'Your email address',
  button: 'Subscribe',
  sending: 'Subscribing…',
  destinations: ['inbox'],
  success: 'You are on the list. The next note comes in the first week of the month.',
  failure: {
    safe: 'That did not go through yet. This browser has kept your address and goes on trying.',
    kept: 'This browser has kept your address. To be sure, write to us:',
    lost: 'That did not go through. Please try again, or write to us and we will add you by hand:',
    email: '{{facts.email}}',
  },
  invalid: 'Enter an address such as name@example.com.',
  tone: 'tint',
} satisfies Section;

export const privacy = {
  block: 'prose',
  layout: 'legal',
  file: 'privacy.md',
  headline: 'Privacy',
  lead: 'A draft for your lawyer: it describes this site as it is delivered.',
  contents: true,
} satisfies Section;

export const imprint = { block: 'prose', file: 'imprint.md', headline: 'Imprint' } satisfies Section;
