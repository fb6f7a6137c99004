import type { Section } from 'frontage';

// Sample content: the chart shows a made-up client.
export const hero = {
  block: 'hero',
  eyebrow: 'How it works',
  headline: 'You do your job. We get you found for it.',
  lead: 'It takes {{facts.onboarding}} of your time to start, and a look at one report a month after that. Everything in between is ours.',
  actions: [
    { label: 'Get Your Free SEO Audit', href: '#audit-popup' },
    { label: 'Book a Call', href: '/book-call' },
  ],
  media: {
    kind: 'chart',
    title: 'A house cleaner in St. Petersburg',
    label: 'Points in the top 3',
    unit: 'points in the top 3, of 49',
    points: [
      { label: 'Start', value: 0 },
      { label: 'Week 2', value: 2 },
      { label: 'Week 4', value: 9 },
      { label: 'Week 6', value: 16 },
      { label: 'Week 8', value: 27 },
      { label: 'Week 10', value: 34 },
      { label: 'Week 12', value: 37 },
    ],
  },
} satisfies Section;

export const process = {
  block: 'steps',
  layout: 'stairs',
  headline: 'How to get into the top 3 of the map',
  lead: 'Five steps. The first two are free, and you can stop after either.',
  howTo: true,
  items: [
    {
      when: 'Within {{facts.reportTime}}',
      title: 'Get your free audit',
      text: 'Send us your website. You get your rank across your service area, the firms above you, and the fixes that would move you most.',
    },
    {
      when: '{{facts.callLength}}',
      title: 'Talk it through',
      text: 'We go over the map with you, check that the guarantee applies, and name the package that fits, or say that none does.',
    },
    {
      when: '{{facts.onboarding}}',
      title: 'Hand us the keys',
      text: 'You give us access to your business profile and your website, and tell us which jobs you want more of.',
    },
    {
      when: 'Within {{facts.traction}}',
      title: 'See the first traction',
      text: 'Profile, citations, pages and reviews go to work. The next grid stands beside the first one, so you can see what moved.',
    },
    {
      when: '{{facts.topThree}}',
      title: 'Reach the top 3',
      text: 'That is how long it takes most businesses. Then the work is to stay there, and to win the next part of town.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const share = {
  block: 'comparison',
  headline: 'Who does what',
  lead: 'Owners ask how much of this lands on their desk. Very little.',
  caption: 'Your part and our part of the work',
  columns: ['You', 'Northpin'],
  rows: [
    { name: 'Access to profile and website', values: ['Once, at the start', 'no'] },
    { name: 'Which jobs you want more of', values: ['You decide', 'We advise'] },
    { name: 'Business profile, posts and photos', values: ['Send us photos if you like', 'Every month'] },
    { name: 'Citations and backlinks', values: ['no', 'Every month'] },
    { name: 'Local pages', values: ['Read them if you like', 'We write and publish'] },
    { name: 'Reviews', values: ['Do good work', 'We ask, and we answer'] },
    { name: 'Rank grids and reports', values: ['Read one a month', 'We measure and explain'] },
  ],
} satisfies Section;

// Sample content: made-up measurements that show what a report looks like.
export const results = {
  block: 'rankBeforeAfter',
  headline: 'Two grids, one question: did it move?',
  lead: 'A sample of the report you read once a month, for the house cleaner at the top of this page. Each dot is a place where a customer might search; the number is the rank they see.',
  beforeLabel: 'First grid',
  afterLabel: 'Week 12',
  pairs: [
    {
      place: 'St. Petersburg',
      term: 'house cleaning',
      before: [
        '20 20 19 17 18 20 20',
        '20 18 16 14 15 18 20',
        '19 16 13 11 13 16 19',
        '18 15 11 8 12 15 18',
        '19 16 13 11 14 17 20',
        '20 18 16 15 17 19 20',
        '20 20 19 18 19 20 20',
      ],
      after: [
        '6 4 3 3 3 5 8',
        '4 3 2 2 2 3 5',
        '3 2 1 1 2 3 3',
        '3 1 1 1 1 2 3',
        '3 2 1 1 2 3 3',
        '4 3 2 2 3 3 5',
        '8 5 3 3 3 6 9',
      ],
      note: 'No ads. Profile, reviews, citations and local pages.',
    },
  ],
} satisfies Section;

export const guarantee = {
  block: 'checklist',
  headline: 'You pay after it improves',
  lead: 'If your map rankings have not improved within {{facts.guarantee}}, you do not pay. For that to be fair to both of us, three things have to be true.',
  items: [
    {
      title: 'A verified physical address',
      text: 'Your business profile shows a real place, and the map has confirmed it.',
    },
    {
      title: 'At least {{facts.guaranteeReviews}} genuine reviews',
      text: 'Legitimate public reviews. Fewer? Then we build them first.',
    },
    {
      title: 'A market that can be won',
      text: 'Given its competition and search volume. We judge that before you start.',
    },
  ],
  note: 'Confirm with us during your consultation that you are eligible. Results are not guaranteed.',
  tone: 'tint',
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'Start with step one. It is free.',
  text: 'Or book a call and ask what your part of the work would be. No contracts either way.',
  actions: [
    { label: 'Get Your Free SEO Audit', href: '#audit-popup' },
    { label: 'Book a Call', href: '/book-call' },
  ],
} satisfies Section;
