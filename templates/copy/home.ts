import type { Section } from 'frontage';
import { bookingCalendar } from './embeds.ts';

export const hero = {
  block: 'hero',
  layout: 'sheet',
  eyebrow: 'Local SEO for service businesses',
  headline: 'Rank in the *top 3* of the map, without paying for ads',
  lead: 'We put plumbers, dentists, lawyers, cleaners, solar and HVAC firms in front of the people nearby who search for them. You pay only after your rankings improve.',
  actions: [
    { label: 'Get Your Free SEO Audit', href: '#audit-popup' },
    { label: 'Book a Strategy Call', href: '/book-call' },
  ],
  points: [
    '{{facts.guarantee.value}}-day improvement guarantee',
    'No contracts',
    '[From {{facts.entryPrice}} a month](/pricing)',
  ],
  media: {
    kind: 'rankGrid',
    title: 'A plumber, three months in',
    place: 'Coral Gables',
    term: 'emergency plumber near me',
    ranks: [
      '6 4 3 2 3 5 8',
      '4 3 2 1 2 3 6',
      '3 2 1 1 1 2 4',
      '2 1 1 1 1 2 3',
      '3 2 1 1 2 3 5',
      '5 3 2 2 3 4 9',
      '11 6 4 3 5 8 13',
    ],
  },
} satisfies Section;

/** A drawing of one of the jobs, which the card beside it names. */
const job = <Name extends 'profile' | 'reviews' | 'tracking' | 'citations'>(name: Name) =>
  ({
    src: `job-${name}.svg`,
    dark: `job-${name}-dark.svg`,
    small: `job-${name}-small.svg`,
    decorative: true,
  }) as const;

/** Phones show less of each drawing. */
export const smallAtNight = {
  'report-small.svg': { dark: 'report-small-dark.svg' },
  'job-profile-small.svg': { dark: 'job-profile-small-dark.svg' },
  'job-reviews-small.svg': { dark: 'job-reviews-small-dark.svg' },
  'job-tracking-small.svg': { dark: 'job-tracking-small-dark.svg' },
  'job-citations-small.svg': { dark: 'job-citations-small-dark.svg' },
} as const;

export const services = {
  block: 'serviceCards',
  layout: 'pictures',
  headline: 'Four jobs, one\u00a0aim: more\u00a0calls',
  cards: [
    {
      title: 'Business profile optimization',
      description: 'Set up the way the map rewards.',
      icon: 'pin',
      picture: job('profile'),
      link: '/services#gmb',
    },
    {
      title: 'Local rank tracking',
      description: 'Measured on every corner of your town.',
      icon: 'map',
      picture: job('tracking'),
      link: '/services#tracking',
    },
    {
      title: 'Review management',
      description: 'Genuine and steady, each one answered.',
      icon: 'star',
      picture: job('reviews'),
      link: '/services#reviews',
    },
    {
      title: 'Citation building',
      description: 'The same details in every directory.',
      icon: 'document',
      picture: job('citations'),
      link: '/services#citations',
    },
  ],
} satisfies Section;

export const reasons = {
  block: 'reasons',
  layout: 'side',
  headline: 'Why owners switch to us',
  items: [
    {
      figure: '{{facts.guarantee}}',
      title: 'Improvement first, then you pay',
      text: 'If your rankings have not improved {{facts.guarantee}} after we start, you owe us nothing. See the terms at the foot of this page.',
    },
    {
      figure: '{{facts.businesses}}',
      title: 'local businesses so far',
      text: 'All in trades where one call pays for the month.',
    },
    {
      figure: '1st',
      title: 'call, a straight answer',
      text: 'We refuse what we cannot win, so our success rate is {{facts.successRate}}.',
    },
    {
      figure: '{{facts.organicLeads}}',
      title: 'organic leads a month',
      text: 'Clients see up to {{facts.moreLeads}} more leads, all their own.',
    },
    {
      figure: '0',
      title: 'contracts to sign',
      text: '{{facts.cancelNotice}} of notice, and no fee.',
    },
  ],
  tone: 'panel',
} satisfies Section;

// Sample content: these businesses are fictional.
export const firms = {
  block: 'logos',
  headline: 'Sample firms from our maps and reviews',
  oneColour: true,
  items: [
    { name: 'Hale & Sons Plumbing', picture: { src: 'logo-hale.svg', decorative: true } },
    { name: 'Sunrow Solar', picture: { src: 'logo-sunrow.svg', decorative: true } },
    { name: 'Bayfront Family Dental', picture: { src: 'logo-bayfront.svg', decorative: true } },
    { name: 'The Tidy Brigade', picture: { src: 'logo-tidy.svg', decorative: true } },
    { name: 'Ames & Locke', picture: { src: 'logo-ames.svg', decorative: true } },
    { name: 'Ortiz Immigration Law', picture: { src: 'logo-ortiz.svg', decorative: true } },
  ],
} satisfies Section;

// Sample content: made-up measurements that show what a report looks like.
export const results = {
  block: 'rankBeforeAfter',
  headline: 'Same streets, months apart',
  lead: 'Two sample reports, before and after.',
  pairs: [
    {
      place: 'Miami',
      term: 'emergency plumber',
      before: ['19 16 17 18 -', '15 13 12 14 -', '14 11 9 12 16', '16 13 12 15 -', '20 18 16 19 -'],
      after: ['6 3 2 3 -', '3 2 1 2 -', '2 1 1 1 4', '3 1 1 2 -', '7 4 3 3 -'],
      note: '74 days, 3 to 31 calls a month',
    },
    {
      place: 'Tampa',
      term: 'family dentist',
      before: ['11 13 14 15 18', '9 8 11 13 17', '7 8 9 12 16', '10 9 12 - -', '15 13 16 - -'],
      after: ['3 2 3 4 8', '2 1 1 2 5', '1 1 1 2 4', '2 1 2 - -', '5 3 3 - -'],
      note: '61 days, new patients up by half',
    },
  ],
} satisfies Section;

// Sample content: these people and businesses are fictional.
export const testimonials = {
  block: 'testimonials',
  layout: 'single',
  headline: 'What owners say',
  items: [
    {
      name: 'Marcus Hale',
      portrait: { src: 'mark-hale.svg' },
      business: 'Hale & Sons Plumbing',
      rating: 5,
      text: 'We were on page three for everything. Ten weeks later the phone rings before eight.',
      sample: true,
    },
    {
      name: 'Dr. Priya Nair',
      portrait: { src: 'mark-bayfront.svg' },
      business: 'Bayfront Family Dental',
      rating: 5,
      text: 'They told us in the first call what they would not do. Then they did the rest.',
      sample: true,
    },
    {
      name: 'Elena Ortiz',
      portrait: { src: 'mark-ortiz.svg' },
      business: 'Ortiz Immigration Law',
      rating: 5,
      text: 'I stopped paying for clicks in March. The consultations did not stop.',
      sample: true,
    },
  ],
  tone: 'tint',
} satisfies Section;

export const closing = {
  block: 'callToAction',
  layout: 'alcove',
  // Sample content, as the picture says.
  media: {
    kind: 'picture',
    src: 'report.svg',
    dark: 'report-dark.svg',
    small: 'report-small.svg',
    alt: 'A sample audit on paper: the share of streets in the top 3, and the rank on each street.',
  },
  headline: 'Find out where you rank, street by street',
  text: 'Free, within {{facts.reportTime}}, and yours to keep.',
  actions: [{ label: 'Get Your Free SEO Audit', href: '#audit-popup' }],
} satisfies Section;

export const consultation = {
  block: 'scheduler',
  layout: 'side',
  headline: 'Or talk to us first',
  lead: 'Bring the searches you wish you came up for. We bring the map. Or [write to us](/contact).',
  event: 'Free strategy call',
  duration: '{{facts.callLength}}',
  href: '{{facts.bookingPage}}',
  embed: bookingCalendar,
  button: 'Choose a time',
  tone: 'ink',
} satisfies Section;
