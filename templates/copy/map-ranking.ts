import type { Section } from 'frontage';
import { auditFields, auditHidden, wayOut } from './audit-form.ts';
import { bookingCalendar } from './embeds.ts';
import { shortLeadFields, shortLeadHidden } from './landing.ts';
import { everywhere, popupFailure, popupThanks, shortLeadFailure, shortLeadSuccess } from './sending.ts';

export const hero = {
  block: 'video',
  headline: 'Three names get the call',
  lead: 'People nearby search, see three names and call one. We move yours into those three.',
  actions: [{ label: 'Pick a Time to Talk', href: '#calendly-section' }],
  title: 'What moves a business up the map',
  duration: '{{facts.videos.rankingLength}}',
  href: '{{facts.videos.ranking}}',
  embed: { src: '{{facts.videos.ranking}}/player?autoplay=1', greets: true },
  media: { kind: 'streets', place: 'What moves a business up the map' },
  button: 'Watch how it works',
  transcriptLabel: 'Read it instead',
  transcript: [
    'Search your trade and you see three names. Which three depends on where you stand: first in your own parking lot, nowhere two miles away. So we measure at many points, work on what the map weighs, and measure again.',
  ],
} satisfies Section;

export const talk = {
  block: 'scheduler',
  headline: 'Bring your questions. We bring your map.',
  lead: 'One short call with the person who would do the work.',
  event: 'Maps ranking call',
  duration: '{{facts.callLength}}',
  href: '{{facts.bookingPage}}',
  embed: bookingCalendar,
  button: 'Choose a time',
  highlights: ['Where you rank, street by street', 'Who takes your calls today', 'Whether we can win your market'],
  tone: 'tint',
} satisfies Section;

export const leadForm = {
  block: 'form',
  badge: 'Only {{facts.spots}} spots left this month',
  headline: 'Get found in the top 3 of Google Maps',
  lead: 'Without paid ads. Start with a free ranking analysis of your service area.',
  fields: shortLeadFields,
  hidden: shortLeadHidden,
  submit: 'Get My Free Analysis',
  sending: 'Processing...',
  note: 'Free, with no card and no contract.',
  pointsTitle: 'What happens next',
  numbered: true,
  points: [
    'We measure your rank all over your service area.',
    'Within {{facts.reportTime}} you have the grid, the gaps and the firms above you.',
    'You decide. If you start, the {{facts.guarantee.value}}-day guarantee starts with you.',
  ],
  contact: wayOut,
  destinations: everywhere,
  delivery: 'ordered',
  formLabel: 'Maps Ranking Analysis Form',
  joined: { name: 'fullName', from: ['firstName', 'lastName'] },
  success: shortLeadSuccess,
  failure: shortLeadFailure,
} satisfies Section;

// Sample content: these businesses and their numbers are made up.
export const cases = {
  block: 'caseStudies',
  headline: '{{facts.businesses}} businesses ranked. Here are two.',
  lead: 'A {{facts.successRate}} success rate, up to {{facts.moreLeads}} more leads, and {{facts.organicLeads}} organic leads a month.',
  items: [
    {
      name: 'Ironwood Heating & Air',
      place: 'Mesa, Arizona',
      summary:
        'A second truck stood idle all spring. The profile named the wrong trade, half the directories the old shop. By July both trucks were out.',
      figures: [
        { figure: '17 to 1', label: 'for "ac repair near me"' },
        { figure: '14 to 61', label: 'calls a month' },
      ],
      media: {
        kind: 'chart',
        title: 'Calls from the map',
        label: 'Calls',
        unit: 'a month',
        points: [
          { label: 'Apr', value: 14 },
          { label: 'May', value: 22 },
          { label: 'Jun', value: 47 },
          { label: 'Jul', value: 61 },
        ],
      },
      sample: true,
    },
    {
      name: 'Castellan Injury Law',
      place: 'Tucson, Arizona',
      summary:
        'Larger firms buy ads. Castellan stopped. The budget went into citations, local links and reviews: now it is in the top 3 almost everywhere.',
      figures: [
        { figure: '0 to 20', label: 'of 25 points in the top 3' },
        { figure: '12 weeks', label: 'from start to this map' },
      ],
      media: {
        kind: 'rankGrid',
        title: 'After',
        place: 'Tucson',
        term: 'car accident lawyer',
        ranks: ['5 3 2 3 6', '3 2 1 2 3', '2 1 1 1 2', '3 1 1 2 3', '6 3 2 4 8'],
      },
      sample: true,
    },
  ],
} satisfies Section;

// Sample content: this business and its numbers are made up.
export const presentation = {
  block: 'presentation',
  headline: 'One case, start to finish',
  lead: 'A solar installer, from invisible to first.',
  title: 'Sunrow Solar, Tucson',
  slides: [
    {
      title: 'In February, the east side could not find them',
      text: 'They were ninth at their own door, and gone two miles east.',
      media: {
        kind: 'rankGrid',
        title: 'February',
        place: 'Tucson',
        term: 'solar installer',
        ranks: ['16 14 17 20 20', '11 9 12 19 20', '7 4 9 17 20', '10 8 13 18 20', '15 13 18 20 20'],
      },
    },
    {
      title: 'Two things held them back',
      text: 'The profile named roofing first, and nineteen directories an old phone number.',
    },
    {
      title: 'By June, the green had reached it',
      text: 'Four months later.',
      media: {
        kind: 'rankGrid',
        title: 'June',
        place: 'Tucson',
        term: 'solar installer',
        ranks: ['4 3 3 5 7', '3 2 1 3 4', '1 1 1 2 3', '2 1 2 3 3', '4 3 3 4 6'],
      },
    },
  ],
  embed: { src: '{{facts.caseStudy}}', greets: true },
  button: 'Open the case study',
  closeLabel: 'Close the case study',
  tone: 'tint',
} satisfies Section;

export const more = {
  block: 'callToAction',
  headline: 'Someone is searching for your trade right now',
  text: 'They will call one of three names. Find out whether yours is one of them.',
  actions: [{ label: 'Get More Local Leads', href: '#lead-form' }],
  note: '{{facts.spots}} spots this month. No contract.',
} satisfies Section;

export const questions = {
  block: 'faq',
  headline: 'Asked on every first call',
  items: [
    {
      question: 'What exactly do you do?',
      answer:
        'We get your business into the top 3 of Google Maps: a complete and active profile, the same name, address and phone number everywhere, local links, and reviews. No ads.',
    },
    {
      question: 'What do I need to provide?',
      answer: 'Access to your business profile and to your website. You stay the owner of both.',
    },
    {
      question: 'How fast will I see results?',
      answer:
        'Results within {{facts.traction}}, and the top 3 in {{facts.topThree}} for most businesses. It depends on how many firms you compete with.',
    },
    {
      question: 'What if nothing improves?',
      answer:
        'If your rankings do not improve in the first {{facts.guarantee}}, you get a full refund. The conditions stand at the foot of this page.',
    },
    {
      question: 'Will you help me get reviews?',
      answer: 'Yes. We set up a way to ask each customer at the right moment. We never write or buy any.',
    },
    {
      question: 'How do I know what you did?',
      answer: 'You get a report every month: your grid beside the last one, your calls, and the work done.',
    },
  ],
  openFirst: true,
} satisfies Section;

export const strategyCall = {
  block: 'scheduler',
  headline: 'Schedule Your Free Strategy Call',
  lead: 'You leave with a plan you can use with us or without us.',
  event: 'Free strategy call',
  duration: '{{facts.callLength}}',
  href: '{{facts.bookingPage}}',
  embed: bookingCalendar,
  button: 'Schedule my call',
  highlights: ['What to fix first', 'What it would cost', 'Whether the guarantee holds for you'],
  tone: 'ink',
} satisfies Section;

export const auditPopup = {
  block: 'popup',
  openAfter: 2000,
  headline: 'Not ready to talk? Start with the free audit.',
  lead: 'Four lines, and you know where you rank within {{facts.reportTime}}.',
  fields: auditFields,
  hidden: auditHidden,
  submit: 'Get My Free SEO Audit',
  sending: 'Processing Your Analysis...',
  note: 'Free, with no card and no contract.',
  closeLabel: 'No, thank you',
  destinations: everywhere,
  delivery: 'any',
  formLabel: 'Free SEO Audit popup',
  thanks: popupThanks,
  failure: popupFailure,
} satisfies Section;
