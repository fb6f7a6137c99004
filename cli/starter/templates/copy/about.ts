import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'About us',
  headline: 'The people of {{site.name}}',
  lead: 'Tell people who you are and how you came to do this. Names and places are worth more than "passion" and "excellence".',
} satisfies Section;

export const contact = {
  block: 'callToAction',
  headline: 'Talk to us',
  text: 'Write to {{facts.email}}. We answer within {{facts.replyTime}}.',
  actions: [{ label: 'Write to us', href: 'mailto:{{facts.email}}' }],
  tone: 'tint',
} satisfies Section;
