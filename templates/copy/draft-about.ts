import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'About',
  headline: 'We work for the shop around the corner',
  lead: 'Big chains have departments for this. We are the department of everybody else.',
} satisfies Section;

// Sample content: the people of this story are fictional.
export const story = {
  block: 'story',
  headline: 'It began with a locksmith',
  paragraphs: [
    'He was the best in town, and he was losing work to a call center three states away that had put a pin on an empty parking lot.',
    'We spent the evenings of one winter finding out why the map believed the pin. Then we fixed his profile, got the fake one removed, and asked his customers to say what they had told him at the door. By spring his phone rang again.',
    'He told a plumber, and the plumber told a dentist. We have done little else since, and we still start the same way: with a map, a cup of coffee, and the question which street you would like to win.',
  ],
  aside: {
    kind: 'quote',
    text: 'I do not need more clicks. I need the people on my street to know that I exist.',
    by: 'The locksmith, on the first evening',
  },
} satisfies Section;

export const numbers = {
  block: 'stats',
  headline: 'Since then',
  items: [
    { figure: '{{facts.businesses}}', label: 'businesses ranked' },
    { figure: '{{facts.firstPage}}', label: 'on the first page' },
    { figure: '{{facts.years}}', label: 'years of nothing but local search' },
  ],
  tone: 'ink',
} satisfies Section;

export const values = {
  block: 'serviceCards',
  headline: 'Six things we hold to',
  cards: [
    { title: 'Measure first', description: 'No work without a number to compare it with.', icon: 'compass' },
    {
      title: 'Plain words',
      description: 'If you need a glossary to read the report, the report is wrong.',
      icon: 'chat',
    },
    {
      title: 'No tricks',
      description: 'No bought reviews, no fake addresses. They work until the day that they do not.',
      icon: 'shield',
    },
    {
      title: 'Your property',
      description: 'Profile, pages and website belong to you from the first day.',
      icon: 'pin',
    },
    {
      title: 'On time',
      description: 'A date is a promise. If it slips, you hear it from us before it does.',
      icon: 'clock',
    },
    {
      title: 'Free to leave',
      description: 'No contracts. We would rather be good than hard to get rid of.',
      icon: 'arrow-out',
    },
  ],
  tone: 'tint',
} satisfies Section;

// Sample content: these people are fictional.
export const team = {
  block: 'team',
  headline: 'Who picks up the phone',
  members: [
    {
      name: 'Nora Castellanos',
      media: { kind: 'contours', name: 'Nora Castellanos', initials: 'NC' },
      role: 'Founder, strategy',
      description: 'Reads ranking grids the way others read weather maps. She makes the first call, and the hard ones.',
    },
    {
      name: 'Ben Akers',
      media: { kind: 'contours', name: 'Ben Akers', initials: 'BA' },
      role: 'Profiles and reviews',
      description:
        'Ran a body shop for {{facts.bodyShop}} years. He knows what a customer writes when the car is ready on time.',
    },
    {
      name: 'Yuki Tanabe',
      media: { kind: 'contours', name: 'Yuki Tanabe', initials: 'YT' },
      role: 'Websites',
      description: 'Builds pages that open before you have lifted your thumb. Collects paper street maps.',
    },
  ],
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'Come and meet us',
  text: 'A call, a coffee, or a look at your map together.',
  actions: [{ label: 'Talk to Us', inert: true }],
  tone: 'ink',
} satisfies Section;
