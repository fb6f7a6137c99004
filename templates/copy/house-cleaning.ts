import type { ParamsOf, Section } from 'frontage';
import type { keywordLanding } from '../pages/keyword-landing.ts';

type Words = ParamsOf<typeof keywordLanding>;

// Sample content: made-up measurements.
export const hero = {
  headline: 'Regulars from the streets you already clean',
  lead: 'A house two doors from your next client is searching for a cleaner. We put you at the top of that map, so your teams drive less and the same faces come back every other week.',
  actions: [
    { label: 'Get Your Free Audit', href: '/free-audit' },
    { label: 'Book a Call', href: '/book-call' },
  ],
  media: {
    kind: 'rankGrid',
    title: 'Where two vans clean, 10 weeks in',
    place: 'Plaza Midwood',
    term: 'house cleaning near me',
    ranks: [
      '12 8 6 5 7 11 16',
      '7 4 3 2 4 6 12',
      '5 3 1 1 2 3 8',
      '4 2 1 1 1 2 5',
      '6 3 2 1 1 3 6',
      '9 5 3 2 3 4 9',
      '14 10 7 5 6 8 13',
    ],
  },
} satisfies NonNullable<Words['hero']>;

export const features = {
  block: 'checklist',
  headline: 'Built for a business that comes to the door',
  lead: 'A restaurant wants people to come in. You go to them, which the map treats differently. So do we.',
  items: [
    {
      title: 'A service area drawn where you earn',
      text: 'The suburbs with the big houses, not a circle around your kitchen table.',
    },
    {
      title: 'A service for every kind of clean',
      text: 'Weekly, deep clean, move-out, after the builders: each found by its own words.',
    },
    {
      title: 'Reviews asked for at the right minute',
      text: 'When the client walks in and the floor still shines, not a month later with the invoice.',
    },
    {
      title: 'Listings that agree with each other',
      text: 'The directories people use to find a cleaner, with one name and one number.',
    },
    {
      title: 'Photos that are yours',
      text: 'Your team, your caddies, a real before and after. Owners let people in whom they have seen.',
    },
    {
      title: 'Your rank, street by street',
      text: 'A grid every month. You see which side of the highway to win next.',
    },
  ],
  tone: 'tint',
} satisfies Section;

// Sample content: the pictures show made-up businesses and figures.
export const details = {
  block: 'serviceDetails',
  headline: 'Three things that fill a route',
  items: [
    {
      id: 'neighborhoods',
      title: 'A page for each neighborhood',
      description:
        'Someone in Dilworth searches for a cleaner in Dilworth. We write a page that knows the place: the old houses, the parking, the clients you already have there.',
      icon: 'map',
      details: [
        '{{facts.includes.starter.pages}} to {{facts.includes.authority.pages}} local pages a month, by package',
        'Written for one place and one kind of clean',
        'Linked from your profile and your citations',
      ],
      media: {
        kind: 'mapPack',
        term: 'house cleaning dilworth',
        place: 'Dilworth',
        results: [
          { name: 'Crown Town Cleaning', rating: 5, reviews: 143, note: 'House cleaning service, open' },
          { name: 'Tidy Oak Maids', rating: 4.6, reviews: 219, note: 'House cleaning service, open' },
          { name: 'South End Sparkle', rating: 4.5, reviews: 87, note: 'Cleaners, closes at 4 pm' },
        ],
        business: 'Crown Town Cleaning',
        from: 11,
      },
    },
    {
      id: 'review-routine',
      title: 'Reviews as part of the clean',
      description:
        'People hand you their keys because others did. We set up the message that goes out when the team locks the door, and we answer what comes back.',
      icon: 'star',
      details: [
        'A text after each first visit',
        'An answer to every review',
        'A word to you first when somebody is unhappy',
      ],
      media: {
        kind: 'review',
        name: 'Hannah P.',
        rating: 5,
        text: 'They texted when they left, with a photo of the kitchen. I wrote this before I had put my bag down.',
        date: 'Yesterday',
        sample: true,
      },
    },
    {
      id: 'calls',
      title: 'Calls you can count',
      description:
        'Every month you get one page: where you rank, who called from the map, and which searches brought them. If a suburb does not pay, we move on to the next.',
      icon: 'rise',
      details: [
        'Rank, calls and website visits from the profile',
        'Compared with last month, in plain words',
        'Traction within {{facts.traction}}, the top 3 in {{facts.topThree}}',
      ],
      media: {
        kind: 'chart',
        title: 'Sample: first-time callers',
        label: 'Callers',
        unit: 'a month',
        points: [
          { label: 'Mar', value: 4 },
          { label: 'Apr', value: 9 },
          { label: 'May', value: 17 },
          { label: 'Jun', value: 21 },
          { label: 'Jul', value: 28 },
          { label: 'Aug', value: 26 },
          { label: 'Sep', value: 34 },
        ],
      },
    },
  ],
} satisfies Section;

export const questions = {
  headline: 'Asked by cleaning businesses',
  items: [
    {
      question: 'I run the business from home. Can I rank?',
      answer:
        'Yes. Your profile shows the area you serve and hides the address. The address still has to be verified, and for our guarantee it has to be.',
    },
    {
      question: 'Does the {{facts.guarantee.value}}-day guarantee apply to me?',
      answer:
        'If you have a verified address, at least {{facts.guaranteeReviews}} genuine reviews and a market we judge achievable, yes: no improvement in {{facts.guarantee}}, no payment. If you have fewer reviews, we say what to do first. The terms stand at the foot of this page.',
    },
    {
      question: 'We have a waiting list. Why would we want more calls?',
      answer:
        'To choose. With more people asking you can keep the weekly clients near each other, and let the far-away one-offs go.',
    },
    {
      question: 'What does it cost?',
      answer:
        'From {{facts.packages.starter}} a month, without a contract. Most single-city cleaning businesses start there.',
    },
  ],
  more: { label: 'Compare the packages', href: '/pricing' },
  tone: 'tint',
} satisfies Words['questions'];

export const closing = {
  block: 'callToAction',
  headline: 'Which streets could be yours?',
  text: 'Send us your website and we measure them. Or talk to us for {{facts.callLength}} and bring your route.',
  actions: [
    { label: 'Get Your Free Audit', href: '/free-audit' },
    { label: 'Book a Call', href: '/book-call' },
  ],
  note: 'Free either way. No contract, {{facts.cancelNotice}} of notice if you ever start.',
  tone: 'ink',
} satisfies Section;
