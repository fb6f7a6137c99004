import type { Section } from 'frontage';

export const video = {
  block: 'video',
  eyebrow: 'Map SEO results',
  headline: 'Four cities, before and after',
  lead: 'No promises on this page, only measurements: where businesses ranked when they came to us, and where they rank now.',
  actions: [
    { label: 'See the maps', href: '#cities' },
    { label: 'Text us', href: 'sms:{{facts.phone.value}}' },
  ],
  title: 'How to read a ranking grid',
  duration: '{{facts.videos.resultsLength}}',
  href: '{{facts.videos.results}}',
  embed: { src: '{{facts.videos.results}}/player?autoplay=1', greets: true },
  media: { kind: 'streets', place: 'How to read a ranking grid' },
  button: 'Watch the walkthrough',
  transcriptLabel: 'Read the walkthrough',
  transcript: [
    'This is a town. Each dot is a place where somebody might take out a phone and search. The number is the rank a business has for that person.',
    'Green is the top 3, which is what people see without scrolling. Yellow is the rest of the first page. Orange and red might as well not exist.',
    'The ring in the middle is the business itself. Most start green there and red everywhere else. The work is to push the green outward.',
  ],
} satisfies Section;

// Sample content: made-up measurements that show what a report looks like.
export const cities = {
  block: 'rankBeforeAfter',
  headline: 'Red is where nobody finds you. Watch it go.',
  pairs: [
    {
      place: 'Orlando',
      term: 'ac repair near me',
      before: ['18 15 14 17 20', '14 9 8 12 19', '11 6 4 9 16', '15 8 7 13 18', '20 16 13 18 20'],
      after: ['4 3 2 3 6', '2 1 1 2 4', '2 1 1 1 3', '3 1 1 2 3', '5 3 2 4 8'],
      note: 'HVAC, 68 days.',
    },
    {
      place: 'Charlotte',
      term: 'personal injury lawyer',
      before: ['20 20 19 20 20', '20 18 16 17 20', '19 15 12 16 20', '20 17 14 19 20', '20 20 18 20 20'],
      after: ['8 5 4 6 11', '5 3 2 3 7', '3 2 1 2 4', '4 2 2 3 6', '9 5 3 7 12'],
      note: 'Law, 88 days, against eleven firms that advertise.',
    },
    {
      place: 'Phoenix',
      term: 'solar panel cleaning',
      before: ['13 12 9 11 14', '10 7 6 8 12', '9 5 3 6 11', '12 8 7 9 15', '16 13 10 14 19'],
      after: ['2 2 1 2 3', '1 1 1 1 2', '1 1 1 1 2', '2 1 1 1 3', '3 2 2 3 4'],
      note: 'Cleaning, 41 days.',
    },
    {
      place: 'Columbus',
      term: 'emergency dentist',
      before: ['17 16 18 20 20', '13 11 12 17 19', '10 7 8 13 18', '12 9 11 16 20', '18 14 15 19 20'],
      after: ['3 2 3 4 7', '2 1 1 3 4', '1 1 1 2 3', '2 1 2 3 5', '4 3 2 5 9'],
      note: 'Dental, 73 days.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const badges = {
  block: 'stats',
  items: [
    { figure: 'Certified', label: 'Google Partner', icon: 'shield' },
    { figure: '5 Stars', label: 'Client Rating', icon: 'star' },
    { figure: '{{facts.businesses}}', label: 'Businesses Ranked', icon: 'people' },
  ],
} satisfies Section;

// Sample content: these businesses and their numbers are made up.
export const cases = {
  block: 'caseStudies',
  headline: 'Behind three of the maps',
  items: [
    {
      name: 'Palmetto Cooling',
      place: 'Orlando, Florida',
      summary:
        'Eleven technicians and a profile that nobody had touched since 2019. New categories, weekly posts, and a review request with every invoice.',
      figures: [
        { figure: '0 to 19', label: 'of 25 points in the top 3' },
        { figure: '+164%', label: 'calls in a quarter' },
      ],
      sample: true,
    },
    {
      name: 'Ames & Locke',
      place: 'Charlotte, North Carolina',
      summary:
        'A market where every bus carries a lawyer. We left the head terms alone at first and won the neighborhoods one by one, with a page and a few local links for each.',
      figures: [
        { figure: '16', label: 'new matters in a month, five before' },
        { figure: '$0', label: 'spent on ads' },
      ],
      sample: true,
    },
    {
      name: 'Desert Glass & Panel',
      place: 'Phoenix, Arizona',
      summary:
        'Good reviews, wrong address: the old warehouse was still listed in thirty directories. Once the citations agreed, the rest went fast.',
      figures: [
        { figure: '25 of 25', label: 'points on the first page' },
        { figure: '41 days', label: 'from start to that' },
      ],
      sample: true,
    },
  ],
} satisfies Section;

// Sample content: made-up analytics.
export const analytics = {
  block: 'evidenceWall',
  headline: 'And what the phone did',
  lead: 'A rank is worth nothing if nobody calls. These are the same businesses, in the numbers that their profiles report.',
  items: [
    {
      picture: {
        kind: 'chart',
        title: 'Calls, Palmetto Cooling',
        label: 'Calls',
        unit: 'a month',
        points: [
          { label: 'Feb', value: 53 },
          { label: 'Mar', value: 61 },
          { label: 'Apr', value: 88 },
          { label: 'May', value: 140 },
        ],
      },
    },
    {
      picture: {
        kind: 'chart',
        title: 'Profile views, Ames & Locke',
        label: 'On the map',
        unit: 'a month',
        points: [
          { label: 'May', value: 410 },
          { label: 'Jun', value: 520 },
          { label: 'Jul', value: 790 },
          { label: 'Aug', value: 1180 },
          { label: 'Sep', value: 1460 },
        ],
        second: { label: 'In search', values: [380, 400, 460, 560, 610] },
      },
    },
    {
      picture: {
        kind: 'chart',
        title: 'Quote requests, Desert Glass & Panel',
        label: 'Requests',
        unit: 'a week',
        points: [
          { label: 'Week 1', value: 3 },
          { label: 'Week 2', value: 4 },
          { label: 'Week 3', value: 4 },
          { label: 'Week 4', value: 9 },
          { label: 'Week 5', value: 14 },
          { label: 'Week 6', value: 17 },
        ],
      },
    },
  ],
  tone: 'tint',
} satisfies Section;

export const services = {
  block: 'serviceCards',
  headline: 'What we did for them',
  cards: [
    {
      title: 'Google Maps ranking',
      description:
        'A business profile that is complete, active, and believed, because the rest of the web says the same.',
      icon: 'pin',
      link: '/services#google-maps',
    },
    {
      title: 'Review management',
      description: 'A real customer asked at the right moment, and an answer under every review.',
      icon: 'star',
      link: '/services#review-management',
    },
    {
      title: 'Organic SEO',
      description: 'Pages for the jobs and the places you want more of, and links that give them weight.',
      icon: 'search',
      link: '/services#organic-seo',
    },
  ],
} satisfies Section;

export const process = {
  block: 'steps',
  layout: 'stairs',
  headline: 'The order we did it in',
  items: [
    {
      title: 'Business profile',
      text: 'Categories, services, hours, photos and posts, set up the way the map reads them.',
    },
    { title: 'Citations', text: 'The same name, address and phone number in every directory that counts.' },
    {
      title: 'Local backlinks',
      text: 'Links from the chamber, the supplier, the team you sponsor: sites that are from here, like you.',
    },
    {
      title: 'Review management',
      text: 'A steady flow of genuine reviews, and an answer to each. This part never ends.',
    },
  ],
} satisfies Section;

// Sample content: these people and businesses are fictional.
export const reviews = {
  block: 'evidenceWall',
  headline: 'In their words',
  items: [
    {
      picture: {
        kind: 'review',
        name: 'Carla Jimenez',
        business: 'Palmetto Cooling, Orlando',
        rating: 5,
        date: '3 weeks ago',
        text: 'I printed both maps and taped them up in the shop. The red one is from spring. The guys ask about it when a new one comes in.',
        sample: true,
      },
    },
    {
      picture: {
        kind: 'review',
        name: 'Warren Locke',
        business: 'Ames & Locke, Charlotte',
        rating: 5,
        date: '2 months ago',
        text: 'They told us that our market would take longer than most, and it did. They were right about the rest of it, too.',
        sample: true,
      },
    },
  ],
  tone: 'tint',
} satisfies Section;

export const contact = {
  block: 'contactDetails',
  headline: 'Text us your business name. We text you back your map.',
  lead: 'No form on this page. Send the name and the town, and a person answers.',
  actions: [{ label: 'Text {{facts.phone}}', href: 'sms:{{facts.phone.value}}' }],
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
  note: '{{facts.hours}}.',
  tone: 'ink',
} satisfies Section;
