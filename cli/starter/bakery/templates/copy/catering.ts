import type { Section } from 'frontage';
import { drawing } from './drawings.ts';
import { formFailure } from './forms.ts';

export const intro = {
  block: 'pageIntro',
  layout: 'picture',
  eyebrow: 'Catering',
  headline: 'We bring the bread, the board *and* the knife',
  lead: 'Within twenty miles of Kilbrannock, by van, on the day. You provide the people and, if it comes to it, the occasion.',
  actions: [
    { label: 'Ask for a date', href: '#ask' },
    { label: 'See the trays', href: '#trays' },
  ],
  media: { kind: 'picture', src: 'buns.jpg', alt: 'Glazed buns, just out of the oven' },
} satisfies Section;

export const trays = {
  block: 'packages',
  layout: 'rows',
  headline: 'Three ways to *feed* a room',
  lead: 'For more than sixty people, or for a wedding, write to us and we sit down with you first.',
  items: [
    {
      name: 'The bun tray',
      price: { fact: 'trays.buns' },
      period: 'for sixteen',
      description: 'For a meeting that should have been shorter.',
      features: [
        'Cardamom knots and brown butter buns',
        'Napkins, because of the butter',
        'At your door from half past eight',
      ],
      action: { label: 'Order buns', href: '#ask' },
    },
    {
      name: 'The office lunch',
      price: { fact: 'trays.office' },
      period: 'a head, from ten people',
      description: 'Flatbreads, a pot of soup, something sweet. No triangles.',
      features: [
        'Half of it without meat, unless you say otherwise',
        'Bowls and spoons, which we fetch again',
        'On the table by half past twelve',
      ],
      action: { label: 'Order lunch', href: '#ask' },
    },
    {
      name: 'The long table',
      price: { fact: 'trays.supper' },
      period: 'a head, from twenty people',
      description: 'Supper as we cook it at Anchor Street, at your place or at ours.',
      features: [
        'Bread, three starters, a roast and its vegetables, two puddings',
        'Two of us to carry, carve and wash up',
        'Tables and linen if you have none',
      ],
      action: { label: 'Plan a table', href: '#ask' },
    },
  ],
  note: 'Prices include VAT. Delivery is free in the town and by the mile beyond the bridge.',
} satisfies Section;

export const terms = {
  block: 'reasons',
  layout: 'grid',
  tone: 'tint',
  headline: 'Before you *ask*',
  items: [
    {
      title: '{{facts.cateringNotice}} of notice',
      text: 'Bread takes {{facts.rest}}, and we have to sleep as well. For a funeral we find a way; call us.',
      picture: drawing('wheat'),
    },
    {
      title: 'Eggs by name',
      text: 'The hens live at Lisheen, beside the mill. Tell us about allergies and we tell you about the flour.',
      picture: drawing('hen'),
    },
    {
      title: 'Nothing thrown away',
      text: 'What is left stays with you, wrapped. The boards and the knife, we would like back.',
      picture: drawing('knife'),
    },
  ],
} satisfies Section;

export const ask = {
  block: 'form',
  headline: 'Tell us about the *day*',
  lead: 'You have a price and a yes or no within {{facts.replyTime}}, Mondays excepted.',
  pointsTitle: 'What happens next',
  numbered: true,
  points: [
    'We look at the oven’s diary, which is a real diary.',
    'You get a menu and a price by email.',
    'A week before, we ask for numbers and for allergies.',
  ],
  contact: { text: 'Quicker by voice?', phone: { fact: 'phone' }, email: '{{facts.email}}' },
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name', invalid: 'Enter your name.' },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      required: true,
      invalid: 'Enter an address such as name@example.com.',
    },
    {
      name: 'date',
      label: 'Date, and what it is for',
      type: 'text',
      required: true,
      invalid: 'Enter a date, even a rough one.',
    },
    { name: 'people', label: 'How many people (optional)', type: 'text' },
    {
      name: 'message',
      label: 'Anything we should know (optional)',
      type: 'message',
      help: 'Allergies, stairs, a dog, a guest of honour who eats no vegetables.',
    },
  ],
  hidden: [{ name: 'about', value: 'Catering' }],
  submit: 'Ask for a price',
  sending: 'Sending…',
  note: 'It costs nothing to ask. [How we treat what you write](/privacy).',
  formLabel: 'Catering',
  destinations: ['inbox'],
  success: {
    kind: 'panel',
    title: 'It is in the diary, in pencil',
    text: 'You hear from us within {{facts.replyTime}}.',
  },
  failure: formFailure,
} satisfies Section;
