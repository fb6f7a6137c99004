import type { Section } from 'frontage';
import { bookingCalendar } from './embeds.ts';
import { shortLeadFields, shortLeadHidden } from './landing.ts';
import { everywhere, shortLeadFailure, shortLeadSuccess } from './sending.ts';

export const leadForm = {
  block: 'hero',
  layout: 'form',
  eyebrow: 'For plumbers, lawyers, cleaners, solar and HVAC firms',
  headline: 'Be first on the map. Like these Legends.',
  lead: 'Every town has a firm whose phone never stops: the one that the map shows first. Within {{facts.reportTime}} you know what it takes to be that firm in yours.',
  points: ['{{facts.businesses}} local businesses ranked', '{{facts.successRate}} success rate', 'No contract'],
  form: {
    fields: shortLeadFields,
    hidden: shortLeadHidden,
    submit: 'Get My Free Analysis',
    sending: 'Processing...',
    note: 'Free, with no card and no contract.',
    destinations: everywhere,
    delivery: 'ordered',
    formLabel: 'Maps Ranking Analysis Form',
    joined: { name: 'fullName', from: ['firstName', 'lastName'] },
    success: shortLeadSuccess,
    failure: shortLeadFailure,
  },
  tone: 'ink',
} satisfies Section;

export const spots = {
  block: 'notice',
  tone: 'urgent',
  text: '{{facts.spots}} spots left this month',
  detail: 'Half of our places are kept for this page, so that each firm gets our full attention.',
  action: { label: 'Take one', href: '#lead-form' },
} satisfies Section;

/** A toast that appears after a delay. */
export const hurry = {
  block: 'toast',
  title: 'Only {{facts.spots}} spots left',
  text: 'Ask for your free ranking analysis before the month is full.',
  after: 3000,
  duration: 8000,
} satisfies Section;

// Sample content: these people, businesses and numbers are made up.
export const legends = {
  block: 'evidenceWall',
  headline: 'The Legends',
  lead: 'Nobody had heard of them two streets away. Now they are the first call.',
  items: [
    {
      picture: {
        kind: 'rankGrid',
        title: 'Lakeline Plumbing',
        place: 'Chattanooga',
        term: 'water heater repair',
        ranks: ['4 3 2 3 5', '3 1 1 2 3', '2 1 1 1 3', '2 1 1 2 4', '5 3 2 3 7'],
      },
      caption: 'Two vans, one dispatcher. First or second almost anywhere in the city.',
    },
    {
      picture: {
        kind: 'review',
        name: 'Tanya Brooks',
        business: 'Spotless Oak Cleaning, Boise',
        rating: 5,
        text: 'I used to lie awake over empty Tuesdays. Now I have a waiting list, and I raised my prices for the first time since I started.',
        sample: true,
      },
    },
    {
      picture: {
        kind: 'chart',
        title: 'Halvorsen Law, Duluth',
        label: 'Calls',
        unit: 'calls a month',
        points: [
          { label: 'Sep', value: 8 },
          { label: 'Oct', value: 11 },
          { label: 'Nov', value: 19 },
          { label: 'Dec', value: 22 },
          { label: 'Jan', value: 35 },
        ],
      },
      caption: 'A firm of two, against billboards. Sample figures, as a report shows them.',
    },
    {
      picture: {
        kind: 'review',
        name: 'Ray Kowalczyk',
        business: 'Kowalczyk & Daughters HVAC, Toledo',
        rating: 5,
        text: 'My daughter asked why we pay for ads when people call us anyway. I had no answer, so I stopped paying.',
        sample: true,
      },
    },
  ],
} satisfies Section;

export const talk = {
  block: 'scheduler',
  headline: 'Your turn. Pick a time.',
  lead: 'We open your map before the call, so that not a minute goes to small talk.',
  event: 'Maps ranking call',
  duration: '{{facts.callLength}}',
  href: '{{facts.bookingPage}}',
  embed: bookingCalendar,
  button: 'Choose a time',
  highlights: [
    'Where you stand on the map',
    'Who is in front of you, and why',
    'The first three things to do about it',
  ],
  note: 'Free, by phone or video.',
  tone: 'tint',
} satisfies Section;

export const phoneLine = {
  block: 'notice',
  text: 'Or talk to a person now',
  detail: 'No menu, no queue music. {{facts.hours}}.',
  action: { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone.value}}' },
} satisfies Section;

export const howItWorks = {
  block: 'steps',
  layout: 'stairs',
  headline: 'How a business becomes a Legend',
  items: [
    {
      when: 'Today',
      title: 'You ask, we measure',
      text: 'We check your rank at points all over your service area, for the searches that bring work.',
    },
    {
      when: 'Within {{facts.reportTime}}',
      title: 'You see your map',
      text: 'Green where you are in the top 3, red where nobody finds you, and what stands between the two.',
    },
    {
      when: 'First {{facts.traction}}',
      title: 'We do the work',
      text: 'Profile, citations, local links and reviews. You answer the phone; we do the rest and show you what moved.',
    },
    {
      when: '{{facts.topThree}}',
      title: 'You are in the top 3',
      text: 'That is how long most businesses take. After that we keep you there, month to month.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const last = {
  block: 'callToAction',
  headline: 'The list has room for {{facts.spots}}. Be on it.',
  actions: [
    { label: 'Get My Free Analysis', href: '#lead-form' },
    { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone.value}}' },
  ],
} satisfies Section;
