import type { Section } from 'frontage';
import { bookingCalendar } from './embeds.ts';

export const calendar = {
  block: 'scheduler',
  layout: 'first',
  headline: 'Book Your Discovery Call',
  lead: '{{facts.callLength}}, by phone or video. We open your map together, tell you what holds you back, and answer what you ask. [Back to pricing](/pricing)',
  event: 'Discovery call',
  duration: '{{facts.callLength}}',
  href: '{{facts.bookingPage}}',
  embed: bookingCalendar,
  button: 'See free times',
  highlights: [
    'Your rank across your service area, live',
    'The firms above you, and why they are there',
    'What it would take, what it costs, how long',
    'Bonus: {{facts.bonusCitations}} local citations for taking the call',
  ],
  note: 'Free of charge. The calendar is our booking provider’s and loads when you ask for it.',
} satisfies Section;

export const bonus = {
  block: 'reasons',
  headline: 'What you take away from it',
  items: [
    {
      figure: '{{facts.bonusCitations}}',
      title: 'Local citations, as a bonus for taking the call',
      text: 'We list your business in {{facts.bonusCitations}} directories with the same name, address and phone number. They stay yours, even if it is the only time we speak.',
    },
    {
      title: 'A straight answer about your market',
      text: 'Some markets cannot be won at a sensible price. If yours is one of them, you hear it from us.',
    },
    {
      title: 'Whether the guarantee applies to you',
      text: 'Improvement within {{facts.guarantee}}, or you do not pay. We go through the conditions at the foot of this page together.',
    },
    {
      title: 'The package that fits, if one does',
      text: 'With its price, month to month. No contracts, and nothing to sign on the call.',
    },
  ],
  tone: 'ink',
} satisfies Section;

export const questions = {
  block: 'faq',
  headline: 'Before you book',
  items: [
    {
      question: 'What should I have at hand?',
      answer:
        'The name of your business as it stands on the map, and two or three searches you wish you came up for. If you can open your business profile during the call, better still.',
    },
    {
      question: 'Who will I talk to?',
      answer: 'Somebody who does the work. They will have looked at your map before the call.',
    },
    {
      question: 'Will you try to sell me something?',
      answer:
        'We tell you which package would move you and what it costs. If you want to think about it, you think about it: the prices are on the pricing page and do not run out.',
    },
  ],
  more: { label: 'Ask us first', href: '/contact' },
} satisfies Section;
