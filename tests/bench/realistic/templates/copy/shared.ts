import type { Section } from 'frontage';

export const header = {
  block: 'header',
  links: [{ label: 'All services', href: '/#directory' }],
  action: { label: 'Get a price', href: '/#directory' },
} satisfies Section;

export const footer = {
  block: 'footer',
  tagline: 'Home services by people who come back, in every city where somebody opens the door for us.',
  columns: [{ title: 'Brightwork', links: [{ label: 'Home', href: '/' }] }],
  copyright: 'Brightwork. All rights reserved.',
} satisfies Section;

export const home = {
  block: 'pageIntro',
  headline: 'Every home service, in your city',
  lead: 'People you know, in the city where you live, and a price before anybody lifts a tool.',
} satisfies Section;

export const lost = { block: 'pageIntro', headline: 'Not here', lead: 'There is no such page.' } satisfies Section;

export const directory = {
  block: 'directory',
  headline: 'What we do, and where',
  groups: {
    pagesOf: 'services',
    groupBy: 'service',
    title: '{{param.service.name}}',
    label: '{{param.service.name}} in {{param.city.name}}',
  },
} satisfies Section;

export const prices = {
  block: 'packages',
  headline: 'Two ways to have it done',
  lead: 'Each is paid after the visit, and each can be stopped with a message.',
  items: [
    {
      name: 'Light',
      price: { fact: 'light' },
      period: 'a visit',
      description: 'For homes that are looked after and want a hand with the rest.',
      features: ['The rooms that you name', 'One key, kept in a safe'],
      action: { label: 'Get a price', href: '#quote' },
    },
    {
      name: 'Whole',
      price: { fact: 'whole' },
      period: 'a visit',
      description: 'For families whose weekend should be one.',
      features: ['All that Light has', 'A list of what was done'],
      popular: true,
      action: { label: 'Get a price', href: '#quote' },
    },
  ],
} satisfies Section;

export const quote = {
  block: 'form',
  headline: 'Say what your home is like',
  lead: 'A person reads it and answers with a price within {{facts.replyTime}}.',
  fields: [
    { name: 'name', label: 'Your name', type: 'text', required: true, invalid: 'Tell us what to call you.' },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      required: true,
      invalid: 'Enter an address such as you@home.example.',
    },
    {
      name: 'message',
      label: 'About your home',
      type: 'message',
      required: true,
      invalid: 'A sentence or two is enough.',
    },
  ],
  submit: 'Ask for a price',
  sending: 'Sending…',
  destinations: ['office'],
  success: { kind: 'panel', title: 'Thank you', text: 'We have your message and write back with a price.' },
  failure: {
    kept: 'That did not go through. Write to us instead:',
    lost: 'That did not go through. Write to us instead:',
    email: 'hello@brightwork.example',
  },
} satisfies Section;
