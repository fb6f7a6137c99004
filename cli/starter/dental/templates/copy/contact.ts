import type { Section } from 'frontage';

export const map = {
  block: 'map',
  layout: 'card',
  headline: 'Ring the bell at the green door',
  lead: 'Lantern Row runs from the market square down to the river. We are the tall house with the lantern.',
  organization: true,
  status: true,
  picture: {
    src: 'map.svg',
    alt: 'A drawn map: the practice on Lantern Row, between the market square and the river',
    dark: 'map-dark.svg',
    small: 'map-small.svg',
  },
  directions: 'https://www.openstreetmap.org/directions?to=52.6121%2C-1.8842',
  tone: 'soft',
} satisfies Section;

export const ways = {
  block: 'contactDetails',
  layout: 'cards',
  headline: 'Call, write, or come by',
  lead: 'The telephone is quickest. In pain, do not write: call.',
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
  address: ['12 Lantern Row', 'Alderbridge ZZ9 4HR'],
  note: 'Emails are read until we close, and answered within {{facts.replyTime}}.',
} satisfies Section;

export const access = {
  block: 'reasons',
  layout: 'grid',
  headline: 'Getting here, and getting in',
  items: [
    {
      title: 'By bus or train',
      text: 'Lines 4 and 9 stop at the market square. From the station it is ten minutes on foot, all of it flat.',
      icon: 'compass',
    },
    {
      title: 'By car or bicycle',
      text: 'Two spaces for patients are behind the house, through the arch. Six bicycles fit under the stairs.',
      icon: 'pin',
    },
    {
      title: 'Without stairs',
      text: 'The side door is level with the pavement, and one treatment room is on the ground floor. Tell us when you book, and it is yours.',
      icon: 'people',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const message = {
  block: 'form',
  headline: 'Write us a line',
  lead: 'A question about a bill, a plan, a treatment: ask. To book, [use this page](/book).',
  contact: { text: 'Would you rather talk?', phone: { fact: 'phone' }, email: '{{facts.email}}' },
  fields: [
    { name: 'name', label: 'Your name', type: 'text', required: true, autocomplete: 'name' },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'message', label: 'Your question', type: 'message', required: true },
  ],
  hidden: [{ name: 'form', value: 'Question' }],
  submit: 'Send the question',
  note: 'Please leave out your medical history: email is not the place for it. [Privacy](/privacy)',
  formLabel: 'Question form',
  destinations: ['inbox'],
  success: {
    kind: 'panel',
    title: 'Thank you',
    text: 'Your question is with us. You hear from us within {{facts.replyTime}} while we are open.',
  },
} satisfies Section;
