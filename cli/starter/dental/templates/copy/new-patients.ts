import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  layout: 'picture',
  eyebrow: 'New patients',
  headline: 'Come as you are, *teeth and all*',
  lead: 'We take new patients of every age, and have heard every reason for staying away. No referral, no membership, no lecture.',
  actions: [
    { label: 'Book a first visit', href: '/book' },
    { label: 'See prices', href: '/prices' },
  ],
  media: { kind: 'picture', src: 'reception.jpg' },
  tone: 'soft',
} satisfies Section;

export const visit = {
  block: 'steps',
  layout: 'line',
  headline: 'How the hour goes',
  lead: 'A first visit takes {{facts.firstVisitTime}} and costs {{facts.firstVisit}}.',
  items: [
    {
      when: 'Arriving',
      title: 'Hang up your coat',
      text: 'Lila at the desk offers you water or tea and has your name ready. If you filled in the questions at home, there is nothing to sign.',
    },
    {
      when: 'First',
      title: 'We talk in the front room',
      text: 'Your dentist comes out to you. What brings you here, what medicine you take, what you would like your teeth to be like. Sit where you like.',
    },
    {
      when: 'Then',
      title: 'We look at everything once',
      text: 'Teeth, gums, jaw, tongue and the lining of your mouth. Two small X-rays if they help. You see the pictures as we take them.',
    },
    {
      when: 'At the end',
      title: 'You hear it in plain words',
      text: 'What is well, what needs doing, and what we would only watch. With a price for each step.',
    },
    {
      when: 'At home',
      title: 'The plan comes by email',
      text: 'The same plan, with the pictures. Nothing is booked until you say so.',
    },
  ],
} satisfies Section;

export const bring = {
  block: 'checklist',
  layout: 'card',
  headline: 'Bring these, if you have them',
  lead: 'And if you forget them all, come anyway.',
  mark: 'box',
  items: [
    { title: 'A list of the medicine you take', text: 'A photo of the packets will do.' },
    { title: 'The name of your last dentist', text: 'We ask them for your X-rays, so that you need no new ones.' },
    { title: 'The mouthguard or denture you wear' },
    { title: 'Your questions', text: 'Written down, because one forgets them in the chair.' },
    { title: 'Somebody to sit with you', text: 'There is a second chair in each room.' },
  ],
  note: 'Please come on time rather than early: we begin when we said we would.',
  tone: 'tint',
} satisfies Section;

export const faq = {
  block: 'faq',
  layout: 'centred',
  headline: 'Before you come',
  items: [
    {
      question: 'I have not been for years. Will you tell me off?',
      answer: 'No. We ask how your teeth are today, because that is what we can help with.',
    },
    {
      question: 'Will you treat me on the first visit?',
      answer: 'Only if something hurts. Otherwise we look, explain, and let you think about it.',
    },
    {
      question: 'Can I bring my baby?',
      answer:
        'Please do. There is room for a pram in the hall, and Lila likes company. For their own teeth, children come from the first tooth on.',
    },
    {
      question: 'Can I choose my dentist?',
      answer:
        'Yes. [Miriam and Tom](/team) see new patients on different days. Say whom you would like, and you stay with them.',
    },
  ],
} satisfies Section;

export const start = {
  block: 'callToAction',
  layout: 'panel',
  headline: 'An hour for you',
  text: 'Tell us which days suit you. You hear from us within {{facts.replyTime}} while we are open.',
  actions: [{ label: 'Book a first visit', href: '/book' }],
} satisfies Section;
