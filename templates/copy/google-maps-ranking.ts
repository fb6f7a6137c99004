import type { Section } from 'frontage';
import { auditFields, auditHidden, auditPageHidden, wayOut } from './audit-form.ts';
import { auditFailure, auditSuccess, everywhere, popupFailure, popupThanks } from './sending.ts';

export const audit = {
  block: 'form',
  badge: 'Only {{facts.spots}} audit spots left this week',
  headline: 'See where you rank on Google Maps, street by street',
  lead: 'You rank first at your own desk. Two miles away, you may not rank at all. A free audit shows you the whole map, and what to do about the red parts.',
  fields: auditFields,
  hidden: auditPageHidden,
  submit: 'Get My Free Audit',
  sending: 'Sending...',
  note: 'Worth {{facts.auditValue}}. Free today, with no card.',
  points: [
    'Your rank at every corner of your service area',
    'The three firms that take your calls, and why',
    'A short list of fixes, in the order that pays',
  ],
  destinations: everywhere,
  delivery: 'sequential',
  success: auditSuccess,
  failure: auditFailure,
} satisfies Section;

// Sample content: these businesses and their numbers are made up.
export const inside = {
  block: 'evidenceWall',
  headline: 'Three pages of what you get',
  lead: 'No login, no dashboard. A document you can read over a coffee and hand to anybody. This one is a sample.',
  items: [
    {
      picture: {
        kind: 'rankGrid',
        title: 'Page 1: where you rank',
        place: 'Fort Worth',
        term: 'house cleaning near me',
        ranks: [
          '20 18 16 14 17 20 20',
          '19 15 11 9 13 18 20',
          '16 10 6 4 8 15 19',
          '12 7 3 1 5 12 18',
          '15 9 5 3 7 14 20',
          '18 13 10 8 12 17 20',
          '20 19 15 13 16 20 20',
        ],
      },
      caption: 'First at the front door, gone three miles out. Most owners only ever see the middle dot.',
    },
    {
      picture: {
        kind: 'mapPack',
        term: 'house cleaning near me',
        place: 'Fort Worth West',
        results: [
          { name: 'Trinity Home Cleaners', rating: 4.8, reviews: 412, note: 'House cleaning, open until 7 pm' },
          { name: 'Cowtown Maids', rating: 4.7, reviews: 265, note: 'House cleaning, closes at 6 pm' },
          { name: 'The Tidy Brigade', rating: 4.9, reviews: 138, note: 'House cleaning, closes at 5 pm' },
        ],
        business: 'The Tidy Brigade',
      },
      caption: 'Page 2: who stands in front of you. Here it is a matter of reviews: four a week would close the gap.',
    },
    {
      picture: {
        kind: 'chart',
        title: 'Page 3: what it costs you',
        label: 'Your calls',
        unit: 'calls a month',
        points: [
          { label: 'Jan', value: 21 },
          { label: 'Feb', value: 19 },
          { label: 'Mar', value: 22 },
          { label: 'Apr', value: 18 },
          { label: 'May', value: 17 },
        ],
        second: { label: 'First in the area', values: [58, 61, 66, 72, 79] },
      },
      caption: 'The same five months, you and the firm in first place.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const value = {
  block: 'priceList',
  headline: 'What the audit is worth',
  lead: 'This is what each part costs when we do it on its own. In the audit you get all five.',
  items: [
    {
      name: 'Ranking grid',
      price: '{{facts.auditParts.grid}}',
      text: 'Your position at points across your whole service area, for the search that matters most.',
    },
    {
      name: 'Competitor teardown',
      price: '{{facts.auditParts.competitors}}',
      text: 'The three firms above you: their categories, reviews, links and pages beside yours.',
    },
    {
      name: 'Business profile review',
      price: '{{facts.auditParts.profile}}',
      text: 'Every field the map reads, with what is missing, wrong or wasted.',
    },
    {
      name: 'Citation check',
      price: '{{facts.auditParts.citations}}',
      text: 'Where your name, address and phone number disagree, directory by directory.',
    },
    {
      name: 'Action plan',
      price: '{{facts.auditParts.plan}}',
      text: 'What to do first, second and third, whoever does it.',
    },
  ],
  total: { label: 'Today you pay', insteadOf: '{{facts.auditValue}}', price: 'Nothing' },
} satisfies Section;

export const auditAgain = {
  block: 'form',
  layout: 'card',
  headline: 'Send us your website. We send you the map.',
  lead: 'It is in your inbox within {{facts.reportTime}}.',
  fields: auditFields,
  hidden: auditPageHidden,
  submit: 'Send Me My Audit',
  sending: 'Sending...',
  points: [
    'All five parts, worth {{facts.auditValue}}',
    'Yours to keep, whatever you decide',
    'One email, not a campaign',
  ],
  destinations: everywhere,
  delivery: 'sequential',
  success: auditSuccess,
  failure: auditFailure,
  tone: 'tint',
} satisfies Section;

// Sample content: these people and businesses are fictional.
export const testimonials = {
  block: 'testimonials',
  headline: 'What owners did with theirs',
  items: [
    {
      name: 'Denise Fontaine',
      business: 'Fontaine Pediatric Dentistry, Mobile',
      rating: 5,
      text: 'Page four of the audit said our old office was still listed in fourteen places. My receptionist fixed them in an afternoon, and in a month the map had us in the right part of town.',
      sample: true,
    },
    {
      name: 'Luis Barrera',
      business: 'Barrera Brothers Plumbing, El Paso',
      rating: 5,
      text: 'I did half of it myself and hired them for the other half. They were fine with that.',
      sample: true,
    },
    {
      name: 'Joanna Reeve',
      business: 'Reeve Solar, Bend',
      rating: 5,
      text: 'The only free report I ever got that had something in it.',
      sample: true,
    },
  ],
} satisfies Section;

export const next = {
  block: 'steps',
  layout: 'stairs',
  headline: 'From this page to your map',
  items: [
    {
      when: 'Now',
      title: 'You send four lines',
      text: 'First name, email, phone and website. We find the rest ourselves.',
    },
    {
      when: 'Within {{facts.reportTime}}',
      title: 'A person reads your map',
      text: 'We measure, compare and write down what we would do. No generated report.',
    },
    {
      when: 'After that',
      title: 'You do what you like with it',
      text: 'Fix it yourself, hand it to somebody, or ask us. If you want to talk, we go through it with you on a call.',
    },
  ],
} satisfies Section;

export const auditLast = {
  block: 'form',
  headline: '{{facts.spots}} spots this week. One can be yours.',
  lead: 'If you read this far, you already suspect that the map has holes. Four lines, and you know.',
  fields: auditFields,
  hidden: auditPageHidden,
  submit: 'Claim My Free Audit',
  sending: 'Sending...',
  note: 'Free, and worth {{facts.auditValue}}.',
  contact: wayOut,
  destinations: everywhere,
  delivery: 'sequential',
  success: auditSuccess,
  failure: auditFailure,
  tone: 'ink',
} satisfies Section;

export const auditPopup = {
  block: 'popup',
  openAfter: 2000,
  headline: 'Your map, free, within {{facts.reportTime}}',
  lead: 'The {{facts.auditValue}} audit costs nothing while there are spots. Where should we send it?',
  fields: auditFields,
  hidden: auditHidden,
  submit: 'Send My Free Audit',
  sending: 'Processing Your Analysis...',
  note: 'Only {{facts.spots}} spots left this week.',
  closeLabel: 'Let me read first',
  destinations: everywhere,
  delivery: 'any',
  formLabel: 'Free SEO Audit popup',
  thanks: popupThanks,
  failure: popupFailure,
} satisfies Section;
