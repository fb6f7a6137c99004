import type { Section } from 'frontage';
import { auditFields, auditPageHidden } from './audit-form.ts';
import { auditFailure, auditSuccess, everywhere } from './sending.ts';

export const audit = {
  block: 'hero',
  layout: 'form',
  eyebrow: 'Within {{facts.reportTime}}, by email',
  headline: 'Get your free SEO audit, street by street',
  lead: 'Four fields. We find the rest of what we need on the map.',
  points: ['Yours to keep', 'No card', 'No contract'],
  form: {
    fields: auditFields,
    hidden: auditPageHidden,
    destinations: everywhere,
    delivery: 'sequential',
    success: auditSuccess,
    failure: auditFailure,
    submit: 'Get My Free Audit',
    sending: 'Processing Your Analysis...',
    note: 'We use these details to prepare and send your audit, as our [Privacy Policy](/privacy) says.',
  },
} satisfies Section;

// Sample content: the grid shows a made-up business.
export const inside = {
  block: 'media',
  layout: 'left',
  headline: 'Find out where your next customer cannot see you',
  text: 'You may be number one from your own parking lot and nowhere two streets on. The audit shows both.',
  points: [
    'Your rank across your service area, search by search',
    'The firms above you, and what they do that you do not',
    'Gaps in your business profile, reviews and citations',
    'The fixes that would move you most, in order',
  ],
  media: {
    kind: 'rankGrid',
    title: 'A dentist, before',
    place: 'Kendall',
    term: 'dentist near me',
    ranks: [
      '20 20 20 19 20 20 20',
      '20 19 17 15 17 20 20',
      '20 16 11 8 12 17 20',
      '18 13 6 1 7 14 19',
      '20 15 10 4 9 16 20',
      '20 19 16 13 16 19 20',
      '20 20 20 18 20 20 20',
    ],
  },
  tone: 'tint',
} satisfies Section;

export const process = {
  block: 'steps',
  layout: 'stairs',
  headline: 'What happens after you press the button',
  items: [
    {
      when: 'Now',
      title: 'You tell us where to look',
      text: 'Your website and how to reach you. That is enough to find your profile and your competitors.',
    },
    {
      when: 'Today',
      title: 'We measure your map',
      text: 'We search from points all over your service area, and read your profile, reviews and citations beside those of the firms above you.',
    },
    {
      when: 'Within {{facts.reportTime}}',
      title: 'You get your report',
      text: 'By email, in plain words, with the fixes in order. Do them yourself, hand them to somebody, or ask us.',
    },
  ],
} satisfies Section;

// Sample content: these people and businesses are fictional.
export const testimonials = {
  block: 'testimonials',
  headline: 'What the audit told them',
  items: [
    {
      name: 'Renee Baptiste',
      business: 'Baptiste Home Cleaning, Pompano Beach',
      rating: 5,
      text: 'I was sure we ranked first, because we do, on my own phone, in my own kitchen. The grid was red everywhere our customers live.',
      sample: true,
    },
    {
      name: 'Carl Whitmore',
      business: 'Whitmore Heating & Air, Ocala',
      rating: 5,
      text: 'It found an old phone number in eleven directories. I fixed those myself with the list they sent. Then I called them about the rest.',
      sample: true,
    },
  ],
  tone: 'tint',
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'Your map is measured within {{facts.reportTime}}',
  text: 'It costs nothing, and you keep the report whether or not we ever work together.',
  actions: [
    { label: 'Get My Free Audit', href: '#audit' },
    { label: 'Book a Call', href: '/book-call' },
  ],
} satisfies Section;
