import type { Section } from 'frontage';

export const hero = {
  block: 'hero',
  eyebrow: 'Who it is for, or where you are',
  headline: 'Say what people get from you, in one sentence',
  lead: 'Then say how you keep that promise. This text is in templates/copy/home.ts: edit it and watch the page change.',
  actions: [
    { label: 'Get in touch', href: '/about#contact' },
    { label: 'See the reasons', href: '#reasons' },
  ],
  points: ['A reason in a few words', 'From {{facts.startPrice}}', 'An answer within {{facts.replyTime}}'],
} satisfies Section;

export const reasons = {
  block: 'reasons',
  headline: 'Why people choose you',
  items: [
    {
      figure: '{{facts.replyTime}}',
      title: 'Open with your strongest reason',
      text: 'The first one is set larger than the others. A number that proves it says more than an adjective; this one is a fact from pages.config.ts, so it is the same on every page.',
    },
    {
      title: 'Answer the doubt people have',
      text: 'What do they ask before they buy? Answer it here, plainly, in the words they use.',
    },
    {
      title: 'Say what happens next',
      text: 'How long it takes, what it costs, and how they can change their mind.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const start = {
  block: 'callToAction',
  headline: 'End with the one thing you want people to do',
  text: 'Take away the last doubt in a sentence or two.',
  actions: [{ label: 'Get in touch', href: '/about#contact' }],
  note: 'It costs nothing to ask.',
} satisfies Section;
