import type { Section } from 'frontage';
import { members } from './team.ts';
import { cards } from './treatments.ts';

export const hero = {
  block: 'hero',
  layout: 'upright',
  eyebrow: 'Dentists in Alderbridge',
  headline: 'Dentistry, with *time to breathe*',
  lead: 'Long appointments in a quiet house on Lantern Row. You see what we see, and we begin when you say so.',
  actions: [
    { label: 'Book a visit', href: '/book' },
    { label: 'Your first visit', href: '/new-patients' },
  ],
  status: true,
  points: ['First visit {{facts.firstVisit}}', 'Open on Saturdays', 'Step-free'],
  media: {
    kind: 'picture',
    src: 'talk.jpg',
    caption: 'Every visit begins with a talk',
  },
  tone: 'soft',
} satisfies Section;

export const treatments = {
  block: 'serviceCards',
  layout: 'pictures',
  headline: 'What we do for teeth',
  lead: 'Most people need little, and we tell them so. These are the six things we do every day.',
  cards,
} satisfies Section;

export const nervous = {
  block: 'media',
  layout: 'bleed',
  eyebrow: 'If you would rather be anywhere else',
  headline: 'A raised hand stops everything',
  text: 'Many of our patients stayed away from dentists for years. We book them at the quiet end of the day, do one small thing at a time, and stop when a hand goes up. Nobody here asks why you did not come sooner.',
  points: [
    'A first visit where nothing is done but talk',
    'A blanket, and headphones with music or without',
    'The same dentist and the same nurse every time',
  ],
  actions: [{ label: 'Slow appointments', href: '/treatments/nervous-patients' }],
  media: { kind: 'picture', src: 'raised-hand.jpg', focus: { x: 0.6, y: 0.5 } },
  tone: 'ink',
} satisfies Section;

export const first = {
  block: 'steps',
  layout: 'pictures',
  headline: 'Your first visit, in one unhurried hour',
  lead: 'It costs {{facts.firstVisit}} with all pictures of your teeth, and you leave with a plan on paper.',
  items: [
    {
      title: 'You tell us how you are',
      picture: { src: 'step-talk.jpg' },
      text: 'In the front room, not in the chair: what hurts, what worries you, what went well or badly elsewhere.',
    },
    {
      title: 'We look, and so do you',
      picture: { src: 'step-look.jpg' },
      text: 'A small camera shows every tooth on a screen beside you. We name what we see in plain words.',
    },
    {
      title: 'You get a plan with prices',
      picture: { src: 'step-plan.jpg' },
      text: 'What needs doing, what can wait, and what each step costs. Take it home and think about it.',
    },
    {
      title: 'You decide',
      picture: { src: 'step-decide.jpg' },
      text: 'Nothing is booked for you. When you are ready, call or write, and the same dentist goes on with you.',
    },
  ],
} satisfies Section;

export const team = {
  block: 'team',
  layout: 'portraits',
  headline: 'The six of us',
  lead: 'You see the same faces each time. [More about the team](/team)',
  members: members.map(({ name, role, media, short }) => ({ name, role, media, description: short })),
  tone: 'soft',
} satisfies Section;

export const start = {
  block: 'callToAction',
  layout: 'alcove',
  headline: 'Come in, *sit\u00a0down*, and tell us',
  text: 'Say which days suit you, and we offer you two times within {{facts.replyTime}} while we are open.',
  actions: [
    { label: 'Book a visit', href: '/book' },
    { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone}}' },
  ],
  note: 'A first visit takes an hour and costs {{facts.firstVisit}}.',
  media: { kind: 'picture', src: 'green-door.jpg' },
} satisfies Section;

/** Samples: nobody wrote these. Replace them with reviews that patients let you show. */
export const words = {
  block: 'testimonials',
  layout: 'bubbles',
  headline: 'In their words',
  items: [
    {
      name: 'Helen M.',
      business: 'Patient from Wick Hill',
      rating: 5,
      text: 'I had not sat in a dentist’s chair for eleven years. On the first visit we only talked, and on the second I forgot to hold on to the armrests. By the third I had brought my sister along.',
      date: 'March',
      sample: true,
    },
    {
      name: 'Dev P.',
      business: 'Father of two',
      rating: 5,
      text: 'My daughter counts her own teeth in the mirror now, and tells me which ones I have missed.',
      date: 'May',
      sample: true,
    },
    {
      name: 'Ruth A.',
      business: 'Crown on a molar',
      rating: 5,
      text: 'The price on the plan was the price on the bill. That is all I wanted.',
      date: 'June',
      sample: true,
    },
  ],
} satisfies Section;

export const faq = {
  block: 'faq',
  layout: 'columns',
  headline: 'Asked most often',
  items: [
    {
      question: 'Are you taking new patients?',
      answer:
        'Yes, adults and children. You need no referral, and you can come from any town. [How a first visit goes](/new-patients)',
    },
    {
      question: 'Do you treat patients on the NHS?',
      answer:
        'No, we are a private practice. If you pay by the month, a [plan](/prices#plans) covers check-ups and visits to the hygienist.',
    },
    {
      question: 'I have toothache now. What should I do?',
      answer:
        'Call [{{facts.phone}}](tel:{{facts.phone}}). We keep time free for emergencies every working day. [What to do until then](/emergency)',
    },
    {
      question: 'What if I have to cancel?',
      answer:
        'Tell us {{facts.notice}} before, and it costs nothing. If you fall ill in the night, call when we open, and we find another day.',
    },
  ],
  more: { label: 'Ask us something else', href: '/contact#message' },
  tone: 'tint',
} satisfies Section;

export const visit = {
  block: 'map',
  layout: 'card',
  headline: 'Behind the green door',
  lead: 'Two minutes on foot from the market square, opposite the old library.',
  organization: true,
  status: true,
  picture: {
    src: 'map.svg',
    alt: 'A drawn map: the practice on Lantern Row, between the market square and the river',
    dark: 'map-dark.svg',
    small: 'map-small.svg',
  },
  directions: 'https://www.openstreetmap.org/directions?to=52.6121%2C-1.8842',
} satisfies Section;
