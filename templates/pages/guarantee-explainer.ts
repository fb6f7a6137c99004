import { definePageTemplate } from 'frontage';
import { questionsParams, questionsSection } from './parts.ts';

/** The guarantee in plain words: who gets it, who does not, and how it is measured. */
export const guaranteeExplainer = definePageTemplate({
  description: 'The guarantee in plain words: what it promises, whom it holds for and does not, how it is measured.',
  params: {
    audience: {
      type: 'text',
      help: 'Whom it speaks to, as it goes on after "For".',
      example: 'owners who have paid for SEO before',
      max: 50,
    },
    fits: {
      type: 'list',
      of: {
        type: 'group',
        fields: {
          title: { type: 'text', help: 'A condition, in a few words.', example: 'A verified address', max: 90 },
          text: { type: 'text', help: 'What it means.', example: 'It may be your home.', optional: true },
        },
      },
      help: 'What a business needs.',
      example: [
        { title: 'A verified address on your business profile', text: 'It may be your home, and it may stay hidden.' },
        {
          title: '{{facts.guaranteeReviews}} genuine reviews or more',
          text: 'If you have fewer, building them is the first thing we do.',
        },
        {
          title: 'A market we judge achievable',
          text: 'We tell you on the first call, before anything is signed. Sometimes we say no.',
        },
      ],
      min: 2,
      max: 20,
    },
    questions: { type: 'group', fields: questionsParams, help: 'What people ask about the guarantee.' },
  },
  meta: {
    title: 'Our {{facts.guarantee.value}}-day guarantee in plain words | {{site.name}}',
    description:
      'No ranking improvement in {{facts.guarantee}}, no payment. Whom that holds for, whom it does not, and how we measure it, in words that need no lawyer.',
  },
  layout: 'guarantee',
  sections: {
    hero: {
      block: 'hero',
      eyebrow: 'For {{param.audience}}',
      headline: 'If your rank does not improve in {{facts.guarantee}}, you do not pay',
      lead: 'That is the whole of it. Below is what we need from you for it to hold, and how both of us will know.',
      actions: [
        { label: 'Check If I Qualify', href: '/book-call' },
        { label: 'See how we measure', href: '#measured' },
      ],
    },
    fits: {
      block: 'checklist',
      headline: 'It holds for you if you have these',
      items: { param: 'fits' },
      note: 'The full terms stand at the foot of this page. We go through them with you before you start.',
      tone: 'tint',
    },
    measured: {
      block: 'steps',
      layout: 'stairs',
      headline: 'How both of us know',
      items: [
        {
          title: 'We measure before we start',
          text: 'A grid over your service area: your rank at every corner, for the searches we agree on.',
        },
        { title: 'We work for {{facts.guarantee}}', text: 'You get a list of what was done, counted.' },
        {
          title: 'We measure the same corners again',
          text: 'Same searches, same places, side by side. If the second grid is no better, you owe nothing.',
        },
      ],
    },
    questions: questionsSection,
    closing: {
      block: 'callToAction',
      headline: 'Find out in {{facts.callLength}} whether it holds for you',
      text: 'We look at your profile and your market while you are on the line. If we cannot move you, we say so.',
      actions: [{ label: 'Book a Call', href: '/book-call' }],
      note: 'Free. Results are not guaranteed; that you do not pay without them is.',
      tone: 'ink',
    },
  },
});
