import type { ParamsOf, Section } from 'frontage';
import type { singleOffer } from '../pages/single-offer.ts';
import { bookingCalendar } from './embeds.ts';

type Words = ParamsOf<typeof singleOffer>;

// Sample content: these businesses and their figures are fictional.
export const cases = {
  block: 'caseStudies',
  headline: 'Two vans, one van, and a mop in a hatchback',
  lead: 'Three cleaning businesses of three sizes. What they had, what we did, what came of it.',
  items: [
    {
      name: 'Kessler Home Cleaning',
      place: 'Round Rock',
      summary:
        'Good work, and invisible: seventeenth on the map in her own zip code. We redrew the service area, split one vague service into six, and asked every regular for a review on the day.',
      figures: [
        { figure: '17 to 1', label: 'rank for “house cleaning”' },
        { figure: '5 to 37', label: 'calls a month' },
      ],
      media: {
        kind: 'rankGrid',
        title: 'Round Rock today',
        place: 'Round Rock',
        term: 'house cleaning',
        ranks: ['4 3 2 5 9', '2 1 1 2 5', '2 1 1 1 3', '4 2 1 2 6', '11 6 3 5 12'],
      },
      sample: true,
    },
    {
      name: 'Blue Bucket Maids',
      place: 'Boise',
      summary:
        'Twelve people on the team and half of the jobs were one-offs. Pages for the four suburbs with the most weekly clients brought in more of their neighbors.',
      figures: [
        { figure: '+64', label: 'weekly clients in a year' },
        { figure: '71 to 204', label: 'reviews' },
      ],
      media: {
        kind: 'chart',
        title: 'Weekly clients',
        label: 'Weekly clients',
        unit: 'on the books',
        points: [
          { label: 'January', value: 41 },
          { label: 'April', value: 52 },
          { label: 'July', value: 71 },
          { label: 'October', value: 88 },
          { label: 'January', value: 105 },
        ],
      },
      sample: true,
    },
    {
      name: 'Olga’s Fresh Start',
      place: 'Tacoma',
      summary:
        'Olga works alone and wanted six good houses, no more. Four weeks after the profile was set right, she raised her price and picked the six.',
      figures: [
        { figure: '6 of 6', label: 'houses booked' },
        { figure: '4 weeks', label: 'from start to full' },
      ],
      sample: true,
    },
  ],
} satisfies Section;

export const booking = {
  block: 'scheduler',
  headline: 'Get ranked free: pick a time',
  lead: 'We open the map of your town on the call and show you where you stand. If we cannot move you, we say so.',
  event: 'Map check for cleaning businesses',
  duration: '{{facts.callLength}}',
  href: '{{facts.bookingPage}}',
  embed: bookingCalendar,
  button: 'See Free Times',
  highlights: [
    'Your rank in every suburb you serve',
    'Who sits above you, and why',
    'Whether the guarantee applies to you',
  ],
  note: 'Free. The calendar is our booking provider’s and loads when you ask for it.',
  tone: 'ink',
} satisfies Section;

// Sample content: these people and businesses are fictional.
export const owners = {
  block: 'testimonials',
  headline: 'From people who clean for a living',
  items: [
    {
      name: 'Dana Kessler',
      business: 'Kessler Home Cleaning, Round Rock',
      rating: 5,
      text: 'I turned off the ads in April and the calendar stayed full. Three of my five Friday clients live on one street now. I used to drive forty minutes between jobs.',
      sample: true,
    },
    {
      name: 'Luis Arroyo',
      business: 'Arroyo & Daughters Cleaning, San Marcos',
      rating: 5,
      text: 'My daughter checks our rank the way I used to check the score. Last week we passed the franchise with the pink cars.',
      sample: true,
    },
    {
      name: 'Shanice Coleman',
      business: 'Blue Bucket Maids, Boise',
      rating: 5,
      text: 'They talked me out of the big package. Who does that?',
      sample: true,
    },
    {
      name: 'Olga Petrenko',
      business: 'Olga’s Fresh Start, Tacoma',
      rating: 5,
      text: 'I do not like computers. They did it all, and sent me a picture with green dots. Green I understand.',
      sample: true,
    },
    {
      name: 'Tom Adeyemi',
      business: 'Clear Pane Home Care, Tulsa',
      rating: 4,
      text: 'It took ten weeks, not four, and they had told me ten. I have hired two people since.',
      sample: true,
    },
  ],
  tone: 'tint',
} satisfies Section;

export const audit = {
  headline: '“I turned off the ads and the calendar stayed full.”',
  lead: 'Cleaning businesses get their regulars from the map, without paying for a click. Four fields, and within {{facts.reportTime}} you know where yours stands.',
  points: ['No payment until your rank improves', 'No card, no contract'],
  submit: 'Get My Free Audit',
  note: '{{facts.spots}} audits left this week. No time? A call is just as free.',
} satisfies Words['audit'];

/** A toast that appears after a delay. */
export const hurry = {
  title: 'Only {{facts.spots}} audit spots left this week',
  text: 'Pick a time, and one of them is yours.',
} satisfies NonNullable<Words['hurry']>;

export const closing = {
  headline: 'Be the first name on the map of your town',
  button: 'Get Ranked Free',
  text: 'You pay nothing until your ranking improves. If it has not in {{facts.guarantee}}, you never do. Who is eligible stands at the foot of this page.',
} satisfies Words['closing'];
