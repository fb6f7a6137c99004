import type { Section } from 'frontage';

export const visit = {
  block: 'form',
  headline: 'When could you come?',
  lead: 'Tell us a little, and we offer you two times within {{facts.replyTime}} while we are open.',
  pointsTitle: 'What happens next',
  numbered: true,
  points: [
    'Lila reads it, and looks for hours that suit you.',
    'You get two times, by phone or by email.',
    'You choose one. That is when it is booked, and not before.',
  ],
  contact: { text: 'In pain, or in a hurry?', phone: { fact: 'phone' } },
  fields: [
    { name: 'name', label: 'Your name', type: 'text', required: true, autocomplete: 'name' },
    { name: 'phone', label: 'Telephone', type: 'phone', required: true },
    { name: 'email', label: 'Email (optional)', type: 'email' },
    {
      name: 'times',
      label: 'Days and times that suit you (optional)',
      type: 'text',
      help: 'For example: Thursdays after five, or any morning.',
    },
    {
      name: 'message',
      label: 'What is it about?',
      type: 'message',
      required: true,
      help: 'A check-up, a pain, a child, a question. Please leave out your medical history: we ask for it in person.',
    },
  ],
  hidden: [{ name: 'form', value: 'Visit' }],
  submit: 'Ask for a time',
  note: 'It costs nothing to ask. We use this to call you back: [privacy](/privacy).',
  formLabel: 'Visit form',
  destinations: ['inbox'],
  success: {
    kind: 'panel',
    title: 'Thank you, we have it',
    text: 'You hear from us within {{facts.replyTime}} while we are open. If something starts to hurt, call [{{facts.phone}}](tel:{{facts.phone}}).',
    actions: [{ label: 'How a first visit goes', href: '/new-patients' }],
  },
  tone: 'soft',
} satisfies Section;

export const next = {
  block: 'reasons',
  layout: 'grid',
  headline: 'Good to know',
  items: [
    {
      title: 'First visit',
      text: '{{facts.firstVisitTime}}, {{facts.firstVisit}}. You leave with a plan on paper.',
      icon: 'own:tooth',
    },
    {
      title: 'Change your mind',
      text: 'Move or cancel up to {{facts.notice}} before, at no cost. A text message is enough.',
      icon: 'calendar',
    },
    {
      title: 'Evenings and Saturdays',
      text: 'On Thursdays we stay until the evening, and Saturday mornings are for families.',
      icon: 'clock',
    },
  ],
} satisfies Section;
