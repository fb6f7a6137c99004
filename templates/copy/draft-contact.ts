import type { Section } from 'frontage';

export const audit = {
  block: 'form',
  headline: 'Get your free audit',
  lead: 'Tell us about your business. We reply within {{facts.replyTime}} while the office is open, and your roadmap follows within {{facts.reportTime}}.',
  inert: true,
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name' },
    { name: 'email', label: 'Email', type: 'email', invalid: 'Enter an address such as you@yourbusiness.com.' },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'business', label: 'Business', type: 'text', autocomplete: 'organization' },
    { name: 'website', label: 'Website (optional)', type: 'website' },
    { name: 'message', label: 'Message', type: 'message' },
  ],
  submit: 'Get My Free Audit',
  note: 'This page is a draft: the form sends nothing yet.',
  pointsTitle: 'In the audit',
  points: [
    'Where you rank, and for what',
    'Your profile, field by field',
    'Your website on a phone',
    'A roadmap in plain words',
  ],
} satisfies Section;

export const ways = {
  block: 'contactDetails',
  headline: 'Or reach us directly',
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
  address: ['{{facts.address.street}}', '{{facts.address.city}}'],
  hours: [
    { days: 'Mon-Fri', hours: '{{facts.draftHours.weekdays}}' },
    { days: 'Sat', hours: '{{facts.draftHours.saturday}}' },
    { days: 'Sun', hours: '{{facts.draftHours.sunday}}' },
  ],
  note: 'You have a reply within {{facts.replyTime}}.',
  tone: 'tint',
} satisfies Section;

export const questions = {
  block: 'faq',
  headline: 'Before you write',
  items: [
    {
      question: 'What does the audit cost?',
      answer: 'Nothing. You keep it, whether or not you hire us.',
    },
    {
      question: 'How soon will I hear from you?',
      answer: 'Within {{facts.replyTime}} during office hours. The roadmap takes up to {{facts.reportTime}}.',
    },
    {
      question: 'What if it does not work?',
      answer:
        'There is a {{facts.guarantee.value}}-day money-back guarantee: if your rankings have not improved by then, you get back what you paid. It is for eligible businesses only; the conditions stand at the foot of this page.',
    },
    {
      question: 'How long until page 1?',
      answer: '{{facts.pageOne}} on average. Crowded trades take longer, and we tell you if yours is one.',
    },
    {
      question: 'Can you build the website too?',
      answer: 'Yes. It takes {{facts.webBuild}} from the day that we have your photos and texts.',
    },
    {
      question: 'Do I sign a contract?',
      answer: 'No. You pay by the month and give {{facts.cancelNotice}} of notice when you want to stop.',
    },
  ],
} satisfies Section;
