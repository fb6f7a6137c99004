import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'Services',
  headline: 'Everything that moves you up the map, done for you',
  lead: 'Your profile, your reviews, your website and your name across the web. We work on all of them every month, and show you on a map what came of it.',
  actions: [
    { label: 'Book a Strategy Call', href: '/book-call' },
    { label: 'Contact Us', href: '/contact' },
  ],
} satisfies Section;

// Sample content: the businesses, reviews and numbers in these pictures are made up.
export const services = {
  block: 'serviceDetails',
  headline: 'Three places a customer decides',
  lead: 'On the map, in your reviews, and on your website. Each of them can lose you the call.',
  items: [
    {
      id: 'google-maps',
      aliases: ['gmb'],
      icon: 'pin',
      title: 'Business profile optimization',
      description:
        'Most people who need you never scroll past the first three results on Google Maps. We set up your business profile the way the map rewards, and keep it that way.',
      details: [
        'Main and secondary categories, chosen by the searches that bring work',
        'Services, areas, hours and description filled in to the last field',
        'Posts and photos every month, so that the profile never looks abandoned',
        'Listings with false names or addresses near you, found and reported',
      ],
      media: {
        kind: 'mapPack',
        term: 'ac repair near me',
        place: 'Hialeah',
        results: [
          { name: 'Cielo Air Conditioning', rating: 4.9, reviews: 164, note: 'HVAC contractor, open 24 hours' },
          { name: 'Palm Avenue Cooling', rating: 4.7, reviews: 302, note: 'HVAC contractor, closes at 6 pm' },
          { name: 'Okeechobee Heat & Air', rating: 4.3, reviews: 97, note: 'HVAC contractor, closes at 5 pm' },
        ],
        business: 'Cielo Air Conditioning',
        from: 12,
      },
      actions: [{ label: 'Book a Call', href: '/book-call' }],
    },
    {
      id: 'review-management',
      aliases: ['reviews'],
      icon: 'star',
      title: 'Review management',
      description:
        'Two firms, same distance, same price: the one with more recent reviews gets the call. We make asking for a review part of every job you finish.',
      details: [
        'A short request by text or email after each job, in your name',
        'An answer to every review, the bad ones first',
        'Reviews that break the rules flagged, with the reason',
        'Genuine reviews only: we never buy, write or trade them',
      ],
      media: {
        kind: 'review',
        name: 'Joyce Calloway',
        business: 'Homeowner in Coral Springs',
        rating: 5,
        text: 'They fixed the leak before lunch and sent a text that evening asking how it went. I wrote this while the kettle boiled, it took a minute.',
        date: '2 weeks ago',
        sample: true,
      },
    },
    {
      id: 'organic-seo',
      icon: 'globe',
      title: 'Organic SEO',
      description:
        'The map leads to your website, and the website decides whether they call. We build pages that rank below the map too, where a search has two chances to find you.',
      details: [
        'Local pages: one job, one neighborhood, written for the person who needs it',
        'Backlinks from local and trade sites, so that those pages carry weight',
        'Technical fixes and schema markup: fast on a phone, plain to a search engine',
        'Competitor analysis: what the firms above you have that you do not',
      ],
      media: {
        kind: 'chart',
        title: 'Calls and forms from search',
        label: 'Leads',
        unit: 'leads a month',
        points: [
          { label: 'Jan', value: 9 },
          { label: 'Feb', value: 11 },
          { label: 'Mar', value: 17 },
          { label: 'Apr', value: 24 },
          { label: 'May', value: 33 },
          { label: 'Jun', value: 41 },
        ],
      },
      actions: [{ label: 'Contact Us', href: '/contact' }],
    },
  ],
} satisfies Section;

// Sample content: made-up measurements that show what a report looks like.
export const groundwork = {
  block: 'serviceDetails',
  headline: 'And two jobs that nobody sees',
  lead: 'One tells both of us whether the work works. The other makes the map trust you.',
  items: [
    {
      id: 'tracking',
      icon: 'map',
      title: 'Local rank tracking',
      description:
        'You do not have one rank. You have one on every street. We search from dozens of points across your service area and mark the rank at each.',
      details: [
        'The searches that bring you work, from every corner you serve',
        'The first grid before we start, so that nobody can argue about progress',
        'A monthly report with the new grid beside the last one',
      ],
      media: {
        kind: 'rankGrid',
        title: 'What a report shows',
        place: 'Fort Myers',
        term: 'dentist near me',
        ranks: [
          '9 7 5 6 12 16 20',
          '6 4 3 4 8 13 18',
          '4 3 1 2 5 9 14',
          '3 2 1 1 3 6 11',
          '3 2 1 2 4 7 13',
          '5 3 2 3 6 10 17',
          '8 5 4 6 11 15 20',
        ],
      },
      actions: [{ label: 'Get your own grid, free', href: '#audit-popup' }],
    },
    {
      id: 'citations',
      icon: 'document',
      title: 'Citation building',
      description:
        'The map compares what the web says about you. One old phone number in one directory is a reason to doubt. We make every listing say the same.',
      details: [
        'Name, address and phone number alike in every directory that counts',
        'Old addresses, old numbers and duplicate listings cleaned up',
        'A fixed number every month, by package',
        'Listed in your report, each with its link',
      ],
    },
  ],
  tone: 'tint',
} satisfies Section;

export const trades = {
  block: 'checklist',
  headline: 'Made for trades where a search is a job',
  lead: 'People who type these words are not browsing. We work for the firms they could call next.',
  items: [
    { title: 'Plumbers', text: '“Emergency plumber near me”, at night, with water on the floor.' },
    { title: 'Dentists', text: '“Dentist open Saturday”, from somebody new in the neighborhood.' },
    { title: 'Lawyers', text: '“Immigration lawyer near me”, from somebody who will choose once.' },
    { title: 'Cleaners', text: '“House cleaning” and the name of a suburb, every two weeks from then on.' },
    { title: 'Solar installers', text: '“Solar company near me”, the week after the electric bill.' },
    { title: 'HVAC firms', text: '“AC repair” on the first hot weekend of the year.' },
  ],
} satisfies Section;

/** Links to pages that answer one search each, which no menu lists. */
export const more = {
  block: 'directory',
  headline: 'Read on',
  lead: 'By what you searched for, by your trade, or by how we work.',
  groups: [
    {
      title: 'By what you need',
      links: [
        { label: 'Local SEO services', href: '/local-seo', note: 'all of it, measured on a map' },
        { label: 'Business profile optimization', href: '/google-business', note: 'a check to do on your phone' },
        { label: 'Lead generation', href: '/lead-generation', note: 'calls that nobody else gets' },
        { label: 'The best local SEO agency', href: '/best-seo-agency', note: 'seven questions to ask' },
      ],
    },
    {
      title: 'By your trade',
      links: [
        { label: 'SEO for house cleaning businesses', href: '/house-cleaning', note: 'a route full of regulars' },
      ],
    },
    {
      title: 'By how we work',
      links: [
        { label: 'Our strategy', href: '/strategy', note: 'five moves, in this order' },
        { label: 'Our blog', href: '/blog', note: 'notes on ranking in the local map' },
      ],
    },
  ],
  tone: 'tint',
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'Not sure which of these you need?',
  text: 'Most firms are held back by one or two of them. In {{facts.callLength}} we look at your map together and tell you which.',
  actions: [
    { label: 'Book a Strategy Call', href: '/book-call' },
    { label: 'Contact Us', href: '/contact' },
  ],
  note: 'No contracts. The {{facts.guarantee.value}}-day guarantee and its conditions stand at the foot of this page.',
} satisfies Section;
