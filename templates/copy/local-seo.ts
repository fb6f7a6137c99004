import type { ParamsOf, Section } from 'frontage';
import type { keywordLanding } from '../pages/keyword-landing.ts';

type Words = ParamsOf<typeof keywordLanding>;

// Sample content: the businesses in this search result are made up.
export const hero = {
  headline: 'Local SEO services you can check on a map',
  lead: 'Profile, reviews, citations, local pages and rank tracking, done for you every month. You see where you rank before we touch anything, and you pay only after it improves.',
  actions: [
    { label: 'Get My Free SEO Audit', href: '#audit' },
    { label: 'See what we do', href: '#work' },
  ],
  media: {
    kind: 'mapPack',
    term: 'plumber near me',
    place: 'Fort Lauderdale',
    results: [
      { name: 'Rio Vista Plumbing', rating: 4.9, reviews: 212, note: 'Plumber, open until 9 pm' },
      { name: 'Harbor Pipe & Rooter', rating: 4.6, reviews: 388, note: 'Plumber, closes at 5 pm' },
      { name: 'Sunrise Drain Service', rating: 4.4, reviews: 146, note: 'Drain cleaning, closes at 6 pm' },
    ],
    business: 'Rio Vista Plumbing',
    from: 14,
  },
} satisfies NonNullable<Words['hero']>;

export const work = {
  block: 'steps',
  layout: 'stairs',
  headline: 'What you pay for, in the order we do it',
  lead: 'No “optimization” that nobody can point at. Every job below ends in something you can open and look at.',
  items: [
    {
      when: 'Before the start',
      title: 'We measure where you stand',
      text: 'Your rank at every corner of your service area, for the searches that bring you work. This grid is the ruler for everything that follows.',
    },
    {
      when: 'First week',
      title: 'We put the business profile in order',
      text: 'Categories, services, hours, photos and posts: the fields the map reads, filled in the way your customers search.',
    },
    {
      when: 'Every month',
      title: 'We make the web agree about you',
      text: '{{facts.includes.starter.citations}} to {{facts.includes.authority.citations}} citations a month, by package: the same name, address and phone number wherever the map looks you up.',
    },
    {
      when: 'Every month',
      title: 'We write pages for the places you serve',
      text: '{{facts.includes.starter.pages}} to {{facts.includes.authority.pages}} local pages a month, and the links that give them weight. Each is about one job in one place.',
    },
    {
      when: 'Every month',
      title: 'We measure again, and you decide',
      text: 'The same grid, the same searches, beside last month. If it is not worth it to you, you stop with {{facts.cancelNotice}} of notice.',
    },
  ],
} satisfies Section;

// Sample content: made-up measurements that show what a report looks like.
export const results = {
  block: 'rankBeforeAfter',
  headline: 'This is what a report looks like',
  lead: 'Two sample grids. Each dot is a place where a customer might search; the number is the rank they see there.',
  pairs: [
    {
      place: 'Fort Lauderdale',
      term: 'plumber near me',
      before: ['20 19 17 18 20', '18 16 13 15 19', '16 14 11 13 17', '17 15 12 16 18', '20 18 15 17 20'],
      after: ['5 3 3 4 6', '3 2 1 2 4', '2 1 1 1 3', '3 2 1 2 4', '7 4 3 5 8'],
      note: 'Two calls a week became two a day.',
    },
    {
      place: 'Jacksonville',
      term: 'solar installer',
      before: ['20 20 19 20 20', '19 17 16 18 20', '18 15 14 15 19', '19 16 15 17 20', '20 19 18 19 20'],
      after: ['7 5 4 6 9', '4 3 2 3 5', '3 2 1 2 3', '4 2 2 3 6', '8 5 3 4 10'],
      note: 'From nowhere on the map to seven site visits in a month.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const compare = {
  block: 'comparison',
  headline: 'Three ways to be found nearby',
  lead: 'Each has its place. This is what each one leaves you with.',
  caption: 'Local SEO beside pay-per-click ads and doing it yourself',
  columns: ['Local SEO', 'Ads', 'Yourself'],
  highlight: 'Local SEO',
  rows: [
    { name: 'You pay', values: ['One monthly price', 'For every click', 'With your evenings'] },
    { name: 'First movement', values: ['Within {{facts.traction}}', 'The same day', 'When you find the time'] },
    { name: 'When you stop', values: ['What was built stays', 'You are gone that day', 'What was built stays'] },
    { name: 'Somebody measures it', values: ['yes', 'yes', 'no'] },
    { name: 'No improvement, no payment', values: ['yes', 'no', 'no'] },
  ],
} satisfies Section;

export const audit = {
  headline: 'See your own grid first. It is free.',
  lead: 'Tell us where to look. Within {{facts.reportTime}} you have a report you can use with us, with somebody else, or on your own.',
  submit: 'Get My Free SEO Audit',
  note: 'No card, no contract. We use these details to prepare your audit and to send it to you.',
  pointsTitle: 'What you get',
  points: [
    'Your rank across your service area, search by search',
    'The firms above you, and what they do that you do not',
    'The fixes that would move you most, in order',
  ],
  tone: 'ink',
} satisfies NonNullable<Words['audit']>;

export const questions = {
  headline: 'Before you hire anybody for local SEO',
  items: [
    {
      question: 'What do local SEO services include?',
      answer:
        'With us: business profile optimization, review management, citation building, local pages with backlinks, and rank tracking across your service area. How much of each depends on the package; all are listed on the pricing page.',
    },
    {
      question: 'How long does it take to rank in the top 3?',
      answer:
        'Most businesses see traction within {{facts.traction}} and reach the top 3 in {{facts.topThree}}. A crowded market takes longer, and we say so before you start.',
    },
    {
      question: 'What does it cost?',
      answer:
        'The packages are {{facts.packages.starter}}, {{facts.packages.growth}} and {{facts.packages.authority}} a month. There is no setup contract to sign.',
    },
    {
      question: 'What do you need from me?',
      answer:
        'Access to your business profile and your website, and {{facts.onboarding}} of your time to tell us which jobs you want more of. We do the rest.',
    },
    {
      question: 'What if my rankings do not improve?',
      answer:
        'Then you do not pay. The {{facts.guarantee.value}}-day guarantee holds for verified addresses with at least {{facts.guaranteeReviews}} genuine reviews in a market we judge achievable. We check that with you on the first call; the full terms stand at the foot of this page.',
    },
    {
      question: 'Do I have to keep running ads?',
      answer: 'No, and you do not have to stop either. We work on the results that nobody pays for by the click.',
    },
  ],
  more: { label: 'Compare the packages', href: '/pricing' },
  tone: 'tint',
} satisfies Words['questions'];
