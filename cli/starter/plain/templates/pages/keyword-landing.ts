import { definePageTemplate } from 'frontage';
import { contact } from '../copy/about.ts';

/** A page for one thing that people search for. */
export const keywordLanding = definePageTemplate({
  description: 'A page for one search: the promise, what is included, the questions and the contact form.',
  params: {
    keyword: { type: 'text', help: 'What people search for, as a title.', example: 'Roof repair', max: 60 },
    hero: {
      type: 'group',
      fields: {
        headline: {
          type: 'text',
          help: 'What people get, in one sentence.',
          example: 'A roof that keeps the rain out, repaired before the next storm',
          max: 110,
        },
        lead: {
          type: 'text',
          help: 'How you keep that promise, in one or two sentences.',
          example: 'We look at it, name a price and start. You pay when you have seen the result.',
          max: 400,
        },
      },
      help: 'The first section.',
    },
    included: {
      type: 'list',
      of: {
        type: 'group',
        fields: {
          title: { type: 'text', help: 'One part of the work, in a few words.', example: 'A visit', max: 90 },
          text: { type: 'text', help: 'What it means for people.', example: 'We look first.', optional: true },
        },
      },
      help: 'What is included, most important first.',
      example: [
        { title: 'A visit, to see what it needs', text: 'You hear what it takes, and what can wait.' },
        { title: 'A price in writing', text: 'It includes everything, and it does not change afterwards.' },
        { title: 'The work, by the people you met', text: 'They clean up before they leave.' },
      ],
      min: 2,
      max: 20,
    },
    questions: {
      type: 'list',
      of: {
        type: 'group',
        fields: {
          question: { type: 'text', help: 'The question, as people ask it.', example: 'How soon?', max: 160 },
          answer: { type: 'text', help: 'The answer, short form first.', example: 'This week.', max: 1200 },
        },
      },
      help: 'What people ask before they say yes.',
      example: [
        {
          question: 'What does it cost?',
          answer: 'It starts at {{facts.startPrice}}. You have the full price before we start.',
        },
        {
          question: 'How soon do I hear from you?',
          answer: 'Within {{facts.replyTime}}, from somebody who does the work.',
        },
      ],
      min: 1,
      max: 30,
    },
  },
  meta: {
    title: '{{param.keyword}} | {{site.name}}',
    description:
      '{{param.keyword}} by {{site.name}}: what is included, what it costs, and an answer within {{facts.replyTime}}.',
  },
  layout: 'shared',
  sections: {
    hero: {
      block: 'hero',
      eyebrow: '{{param.keyword}}',
      headline: { param: 'hero.headline' },
      lead: { param: 'hero.lead' },
      actions: [
        { label: 'Get in touch', href: '#contact' },
        { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone.value}}' },
      ],
      points: ['From {{facts.startPrice}}', 'An answer within {{facts.replyTime}}'],
    },
    included: { block: 'checklist', headline: 'What is included', items: { param: 'included' }, tone: 'tint' },
    questions: { block: 'faq', headline: 'What people ask first', items: { param: 'questions' } },
    contact,
  },
});
