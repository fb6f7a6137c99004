import type { Section } from 'frontage';
import { formFailure } from './forms.ts';

export const table = {
  block: 'form',
  layout: 'split',
  headline: 'Keep a *table*',
  lead: 'Supper is from Thursday to Saturday, half past six until ten. By day nobody books; you queue, like the mayor.',
  pointsTitle: 'Good to know',
  points: [
    'We answer within {{facts.replyTime}}. Until then, nothing is certain.',
    'We keep a table for a quarter of an hour, then the stools have it.',
    'More than eight? You want the [long table](/catering#trays).',
  ],
  contact: { text: 'For tonight, call:', phone: { fact: 'phone' } },
  media: {
    kind: 'picture',
    src: 'night-table.svg',
    alt: 'A woodcut of a table by candlelight: loaf, wine, fish, a roast hen and beans, and a boat under the moon outside',
  },
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      autocomplete: 'name',
      invalid: 'Enter the name for the table.',
    },
    {
      name: 'phone',
      label: 'Phone',
      type: 'phone',
      required: true,
      help: 'We call only if something is wrong, such as the oven.',
      invalid: 'Enter a number we can call.',
    },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      required: true,
      invalid: 'Enter an address such as name@example.com.',
    },
    {
      name: 'when',
      label: 'Day and time',
      type: 'text',
      required: true,
      help: 'Friday the 12th at seven, for example.',
      invalid: 'Enter a day and a time, Thursday to Saturday.',
    },
    { name: 'people', label: 'How many of you', type: 'text', required: true, invalid: 'Enter a number, up to eight.' },
    {
      name: 'message',
      label: 'Anything else (optional)',
      type: 'message',
      help: 'Allergies, a high chair, a birthday to be ignored.',
    },
  ],
  hidden: [{ name: 'about', value: 'Table' }],
  submit: 'Ask for the table',
  sending: 'Sending…',
  note: 'No card, no deposit. [How we treat what you write](/privacy).',
  formLabel: 'Table',
  destinations: ['inbox'],
  success: {
    kind: 'panel',
    title: 'Pencilled in',
    text: 'It is yours once you hear from us, within {{facts.replyTime}}.',
    actions: [{ label: 'Read the menu', href: '/menu#supper' }],
  },
  failure: formFailure,
} satisfies Section;

// Dates that are over leave the page with the next build.
export const suppers = {
  block: 'agenda',
  tone: 'tint',
  headline: 'Nights with a *reason*',
  lead: 'A few evenings of the year have a guest or a theme. Everybody sits at one long table.',
  items: [
    {
      date: '2027-02-05',
      starts: '19:00',
      title: 'The miller’s supper',
      text: 'Declan of Lisheen mill brings four flours; we cook a plate around each. He talks, but briefly.',
    },
    {
      date: '2027-03-18',
      starts: '19:00',
      title: 'What the sea left',
      text: 'Dillisk, mussels, and whatever the boats have the day after the holiday.',
    },
    {
      date: '2027-05-14',
      starts: '18:30',
      title: 'First outdoor table',
      text: 'In the yard, coats advised. Lamb, new potatoes, rhubarb.',
    },
    {
      date: '2027-10-02',
      starts: '15:00',
      ends: '18:00',
      title: 'Damson day',
      text: 'Bring damsons, leave with jam. Children can stone them and usually do, once.',
    },
  ],
  place: 'Anchor Street',
  empty: 'All of this year’s nights are over. The Monday letter says when the next ones are.',
  note: 'Book these as any other table, and name the night.',
} satisfies Section;

export const questions = {
  block: 'faq',
  layout: 'centred',
  headline: 'Asked at the *door*',
  items: [
    {
      question: 'May we come without booking?',
      answer: 'Yes. Two stools at the counter are kept for that, and there is often a no-show by eight.',
    },
    {
      question: 'Are children welcome?',
      answer: 'They are, and they eat at half the price until they are taller than the counter.',
    },
    { question: 'And dogs?', answer: 'In the yard, and in the shop if they can queue.' },
    {
      question: 'Do you cook without meat?',
      answer: 'A third of the card is without meat, every night. Vegan takes a word a day ahead.',
    },
    {
      question: 'What if the oven is out?',
      answer: 'Twice in its life it was. We called everybody, and served cold ham and apologies.',
    },
  ],
} satisfies Section;
