import { definePageTemplate } from 'frontage';
import { visit } from '../copy/book.ts';

/** A page for one treatment, for people who come from an advertisement or a search. */
export const landing = definePageTemplate({
  description: 'A page to advertise one treatment: what it is, how it goes, what people ask, and the form to book it.',
  params: {
    treatment: { type: 'text', help: 'The treatment in a few words, as a title.', example: 'Teeth whitening', max: 40 },
    hero: {
      type: 'group',
      fields: {
        headline: {
          type: 'text',
          help: 'What people get, in one sentence.',
          example: 'A shade or two brighter, and still yours',
          max: 90,
        },
        lead: {
          type: 'text',
          help: 'How it works and how long it takes, in one or two sentences.',
          example:
            'We make thin trays that fit your teeth, and you wear them at home for two weeks. We look at every step.',
          max: 300,
        },
        price: {
          type: 'text',
          help: 'What it costs, or what the first step costs, as a sentence.',
          example: 'It begins with a first visit for {{facts.firstVisit}}.',
          max: 80,
        },
      },
      help: 'The first section.',
    },
    steps: {
      type: 'list',
      of: {
        type: 'group',
        fields: {
          title: { type: 'text', help: 'What happens, as a short sentence.', example: 'We look first', max: 90 },
          text: { type: 'text', help: 'What people notice of it.', example: 'It takes half an hour.', max: 400 },
        },
      },
      help: 'How it goes, step by step. The last one is the result.',
      example: [
        {
          title: 'We look whether it suits you',
          text: 'Crowns and fillings keep their colour, so we say before what will change.',
        },
        { title: 'We take a print of your teeth', text: 'It takes as long as a song, and tastes of mint.' },
        { title: 'You wear the trays at home', text: 'An hour in the evening, with a book or a film.' },
        {
          title: 'We compare the photos',
          text: 'Side by side, in the same light. Then you decide whether it is enough.',
        },
      ],
      min: 2,
      max: 8,
    },
    questions: {
      type: 'list',
      of: {
        type: 'group',
        fields: {
          question: { type: 'text', help: 'In the words of a patient.', example: 'Does it hurt?', max: 160 },
          answer: { type: 'text', help: 'The short form of it first.', example: 'No. It may tingle.', max: 600 },
        },
      },
      help: 'What people ask before they book.',
      example: [
        {
          question: 'Does it hurt?',
          answer: 'No. Teeth may feel cold for a few days. If that bothers you, wear the trays every other evening.',
        },
        {
          question: 'How long does it last?',
          answer: 'A year or two, and longer with less coffee. You keep the trays and can freshen it up.',
        },
      ],
      min: 1,
      max: 8,
    },
  },
  meta: {
    title: '{{param.treatment}} in Alderbridge | {{site.name}}',
    description: '{{param.treatment}} at {{site.name}} in Alderbridge: how it goes, what people ask, and how to book.',
  },
  layout: 'practice',
  sections: {
    intro: {
      block: 'pageIntro',
      layout: 'picture',
      eyebrow: '{{param.treatment}}',
      headline: { param: 'hero.headline' },
      lead: '{{param.hero.lead}} {{param.hero.price}}',
      actions: [{ label: 'Ask for a time', href: '#visit' }],
      media: { kind: 'picture', src: 'chair.jpg' },
      tone: 'soft',
    },
    how: { block: 'steps', layout: 'line', headline: 'How it goes', items: { param: 'steps' } },
    questions: {
      block: 'faq',
      layout: 'centred',
      headline: 'Before you book',
      items: { param: 'questions' },
      tone: 'tint',
    },
    visit,
  },
});
