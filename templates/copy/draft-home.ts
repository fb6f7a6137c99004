import type { Section } from 'frontage';

// Sample content: the businesses in this search result are made up.
export const hero = {
  block: 'hero',
  eyebrow: 'Local SEO and websites',
  headline: 'Your town is searching. Be the answer.',
  lead: 'We rank local businesses on the map and on page 1, and build the website that the search leads to. One team for both.',
  actions: [
    { label: 'Get a Free Audit', inert: true },
    { label: 'See Our Work', inert: true },
  ],
  media: {
    kind: 'mapPack',
    term: 'family dentist',
    place: 'Chattanooga',
    results: [
      { name: 'Riverfront Family Dental', rating: 4.9, reviews: 238, note: 'Dentist, opens at 8 am' },
      { name: 'Northshore Smiles', rating: 4.7, reviews: 311, note: 'Dentist, opens at 9 am' },
      { name: 'Signal Point Dentistry', rating: 4.5, reviews: 124, note: 'Dental clinic, closed' },
    ],
    business: 'Riverfront Family Dental',
    from: 8,
  },
} satisfies Section;

export const numbers = {
  block: 'stats',
  items: [
    { figure: '{{facts.businesses}}', label: 'businesses' },
    { figure: '{{facts.firstPage}}', label: 'on the first page' },
    { figure: '{{facts.pageOne}}', label: 'average to page 1' },
  ],
  tone: 'ink',
} satisfies Section;

export const services = {
  block: 'serviceCards',
  headline: 'Three services, one result',
  lead: 'Found on the map, trusted on the profile, called from the website.',
  cards: [
    {
      title: 'Local SEO',
      description: 'Pages, citations and links that put you in front of the people who search in your area.',
      icon: 'map',
    },
    {
      title: 'Google Business Profiles',
      description: 'Set up, verified and kept alive: categories, photos, posts and an answer to every review.',
      icon: 'pin',
    },
    {
      title: 'Web Development',
      description: 'A fast website with your number where a thumb finds it. Built in {{facts.webBuild}}.',
      icon: 'globe',
    },
  ],
} satisfies Section;

export const process = {
  block: 'steps',
  layout: 'stairs',
  headline: 'How we get you there',
  items: [
    { title: 'Audit', text: 'We measure where you rank today and who stands above you.' },
    { title: 'Plan', text: 'You get a roadmap within {{facts.reportTime}}: what to do, in which order.' },
    { title: 'Build', text: 'Profile, pages, citations and, where it holds you back, the website.' },
    { title: 'Rank', text: 'We measure again each month. Page 1 takes {{facts.pageOne}} on average.' },
  ],
  tone: 'tint',
} satisfies Section;

// Sample content: these people and businesses are fictional.
export const owners = {
  block: 'testimonials',
  headline: 'Heard from our clients',
  items: [
    {
      name: 'Grace Obi',
      business: 'Obi Pediatric Dentistry',
      rating: 5,
      text: 'Mothers tell each other about us at the school gate. Now the map tells the ones who have just moved here.',
      sample: true,
    },
    {
      name: 'Walt Jensen',
      business: 'Jensen Roofing',
      rating: 5,
      text: 'After the hail in May we were the first roofer people saw. The old website would have lost half of them.',
      sample: true,
    },
    {
      name: 'Sofia Marchetti',
      business: 'Marchetti Immigration Law',
      rating: 5,
      text: 'One team, one bill, one person who picks up. That alone was worth it.',
      sample: true,
    },
  ],
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'See where you stand',
  text: 'A free audit of your ranking, your profile and your website.',
  actions: [{ label: 'Get a Free Audit', inert: true }],
  tone: 'tint',
} satisfies Section;
