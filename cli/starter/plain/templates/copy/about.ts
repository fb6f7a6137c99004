import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'About us',
  headline: 'The people of {{site.name}}',
  lead: 'Tell people who you are and how you came to do this. Names and places are worth more than "passion" and "excellence".',
} satisfies Section;

export const contact = {
  block: 'form',
  headline: 'Talk to us',
  lead: 'Say what people get when they write. We answer within {{facts.replyTime}}.',
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name' },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'phone', label: 'Phone (optional)', type: 'phone' },
    { name: 'message', label: 'Message', type: 'message', required: true },
  ],
  submit: 'Send the message',
  note: 'We use these details to answer you, and for nothing else.',
  contact: { text: 'Would you rather talk?', phone: { fact: 'phone' }, email: '{{facts.email}}' },
  destinations: ['inbox'],
  success: {
    kind: 'panel',
    title: 'Thank you',
    text: 'Your message is with us. You hear from us within {{facts.replyTime}}.',
  },
  tone: 'tint',
} satisfies Section;
