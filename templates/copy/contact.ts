import type { Section } from 'frontage';
import { bookingCalendar } from './embeds.ts';
import { formFailure, sheetAndWebhook } from './sending.ts';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'Contact',
  headline: 'Ask us anything about your rankings',
  lead: 'Write, call or pick a time. You talk to somebody who has looked at your map first. Or start with the free audit and decide later.',
  actions: [
    { label: 'Get Your Free SEO Audit', href: '#audit-popup' },
    { label: 'Send a message', href: '#message' },
  ],
} satisfies Section;

export const consultation = {
  block: 'scheduler',
  headline: 'Schedule a free consultation',
  lead: 'Tell us what you want more of. We tell you what it would take, and whether your market is one we can win.',
  event: 'Free consultation',
  duration: '{{facts.callLength}}',
  href: '{{facts.bookingPage}}',
  embed: bookingCalendar,
  button: 'Choose a time',
  highlights: [
    'Where you rank now, on your own streets',
    'Whether the {{facts.guarantee.value}}-day guarantee applies to you',
    'Which package would move you, if any',
  ],
  note: 'Free of charge. The calendar is our booking provider’s and loads when you ask for it.',
  tone: 'tint',
} satisfies Section;

export const message = {
  block: 'form',
  headline: 'Send us a message',
  lead: 'The more you tell us about your business, the more useful our answer is.',
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      autocomplete: 'name',
      invalid: 'Enter your name.',
    },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      required: true,
      invalid: 'Enter an address such as you@yourbusiness.com.',
    },
    { name: 'phone', label: 'Phone', type: 'phone', required: true, invalid: 'Enter a number we can reach you at.' },
    {
      name: 'business',
      label: 'Business name',
      type: 'text',
      required: true,
      autocomplete: 'organization',
      invalid: 'Enter the name of your business, as it stands on the map.',
    },
    { name: 'website', label: 'Website (optional)', type: 'website' },
    {
      name: 'location',
      label: 'Location',
      type: 'text',
      required: true,
      autocomplete: 'address-level2',
      help: 'As your customers would say it: Miami, or Broward County.',
      invalid: 'Enter the city or area you want to be found in.',
    },
    {
      name: 'message',
      label: 'Message',
      type: 'message',
      required: true,
      help: 'Which jobs do you want more of?',
      invalid: 'Write a sentence or two about what you need.',
    },
  ],
  pointsTitle: 'What happens next',
  numbered: true,
  points: [
    'We look up your business on the map, and the firms around you.',
    'Somebody who does the work answers, by email or phone.',
    'If it makes sense, you pick a time to talk. If not, you know why.',
  ],
  destinations: sheetAndWebhook,
  delivery: 'all',
  formLabel: 'Contact form',
  websiteAsTyped: true,
  success: {
    kind: 'toast',
    title: 'Form submitted successfully!',
    text: "We'll be in touch with you shortly.",
  },
  failure: formFailure,
  submit: 'Send Message',
  sending: 'Sending...',
  note: 'We use these details to answer you, and for nothing else.',
  contact: { text: 'Faster by phone?', phone: { fact: 'phone' }, email: '{{facts.email}}' },
} satisfies Section;

export const why = {
  block: 'reasons',
  headline: 'Why choose us',
  items: [
    {
      figure: '{{facts.businesses}}',
      title: 'Local businesses ranked',
      text: 'Plumbers, dentists, lawyers, cleaners, solar and HVAC firms. Whatever your trade, it is likely that we know how its customers search.',
    },
    {
      figure: '{{facts.guarantee}}',
      title: 'Improvement before payment',
      text: 'You pay only after your rankings improve. The conditions stand at the foot of this page.',
    },
    {
      figure: '{{facts.successRate}}',
      title: 'Success rate',
      text: 'And if we think your market is out of reach, you hear it on the first call.',
    },
    {
      title: 'No contracts',
      text: 'Month to month. To stop, tell us {{facts.cancelNotice}} ahead.',
    },
    {
      title: 'No paid ads',
      text: 'We work on the results that nobody pays for by the click.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const details = {
  block: 'contactDetails',
  headline: 'Where to find us',
  lead: 'We are in Miami, and work with local businesses wherever there is a map to rank on.',
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
  address: ['{{facts.address.street}}', '{{facts.address.city}}'],
  hours: [
    { days: 'Open', hours: '{{facts.hours}}' },
    { days: 'Weekends', hours: 'Closed' },
  ],
  tone: 'ink',
} satisfies Section;
