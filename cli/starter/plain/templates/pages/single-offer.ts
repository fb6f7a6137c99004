import { definePageTemplate } from 'frontage';
import { contact } from '../copy/about.ts';

/** A page for one offer, for people who come from an advertisement. */
export const singleOffer = definePageTemplate({
  description: 'A page for one offer: the promise, how it works step by step, and the contact form.',
  params: {
    offer: { type: 'text', help: 'The offer in a few words, as a title.', example: 'A spring check', max: 60 },
    hero: {
      type: 'group',
      fields: {
        headline: {
          type: 'text',
          help: 'What people get, in one sentence.',
          example: 'Know what your roof needs before the storms come',
          max: 110,
        },
        lead: {
          type: 'text',
          help: 'Why now, in one or two sentences.',
          example: 'We look at every tile and write down what we find, with pictures.',
          max: 400,
        },
      },
      help: 'The first section.',
    },
    steps: {
      type: 'list',
      of: {
        type: 'group',
        fields: {
          title: { type: 'text', help: 'What happens, as a short sentence.', example: 'You write to us', max: 90 },
          text: { type: 'text', help: 'What people notice of it.', example: 'A sentence is enough.', max: 400 },
        },
      },
      help: 'What happens, step by step. The last one is the result.',
      example: [
        { title: 'You write to us', text: 'Say where you are and when it suits you. A sentence is enough.' },
        { title: 'We come and look', text: 'It takes an hour, and you need not be at home.' },
        { title: 'You have it in writing', text: 'What is fine, what can wait, and what cannot.' },
      ],
      min: 2,
      max: 12,
    },
  },
  meta: {
    title: '{{param.offer}} | {{site.name}}',
    description: '{{param.offer}} from {{site.name}}, from {{facts.startPrice}}: how it works, and how to book it.',
  },
  layout: 'shared',
  sections: {
    hero: {
      block: 'hero',
      badge: '{{param.offer}}',
      headline: { param: 'hero.headline' },
      lead: { param: 'hero.lead' },
      actions: [{ label: 'Get in touch', href: '#contact' }],
      points: ['From {{facts.startPrice}}'],
    },
    how: { block: 'steps', headline: 'How it works', items: { param: 'steps' }, tone: 'tint' },
    contact,
  },
});
