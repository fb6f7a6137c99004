import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: 'Prices and plans',
  headline: 'You know the price *before we begin*',
  lead: 'Pay for each visit, or spread the routine over the year with a plan. Both get the same care, the same people and the same time.',
  tone: 'soft',
} satisfies Section;

export const plans = {
  block: 'packages',
  layout: 'rows',
  headline: 'Plans by the month',
  lead: 'For people who come regularly. You can stop at the end of any month.',
  items: [
    {
      name: 'Hazel',
      icon: 'own:tooth',
      price: { fact: 'plan' },
      period: 'a month',
      description: 'For adults whose teeth are in good order.',
      features: [
        'Two check-ups a year',
        'Two visits to the hygienist',
        'X-rays when they are needed',
        '{{facts.planDiscount}} off treatment',
      ],
      popular: true,
      badge: 'Most chosen',
      action: { label: 'Ask about Hazel', href: '/book' },
    },
    {
      name: 'Rowe',
      icon: 'own:brush',
      price: { fact: 'planPlus' },
      period: 'a month',
      description: 'For gums that need a closer eye.',
      features: [
        'Two check-ups a year',
        'Four visits to the hygienist',
        'X-rays when they are needed',
        '{{facts.planDiscount}} off treatment',
      ],
      action: { label: 'Ask about Rowe', href: '/book' },
    },
    {
      name: 'Catkin',
      icon: 'own:child',
      price: { fact: 'planChild' },
      period: 'a month',
      description: 'For children up to {{facts.childAge}}.',
      features: [
        'Two check-ups a year',
        'Fluoride and sealing',
        'Small fillings included',
        'A mouthguard for sports at half price',
      ],
      action: { label: 'Ask about Catkin', href: '/book' },
    },
  ],
  note: 'A plan begins after a first visit. It is an agreement with the practice, not an insurance.',
} satisfies Section;

export const list = {
  block: 'priceList',
  headline: 'Pay as you go',
  lead: 'These are full prices: X-rays, numbing and the check afterwards are included.',
  items: [
    {
      name: 'First visit',
      price: '{{facts.firstVisit}}',
      text: '{{facts.firstVisitTime}}, with X-rays and a written plan',
    },
    { name: 'Check-up', price: '{{facts.checkUp}}', text: 'Every six to twelve months, as your teeth need it' },
    { name: 'Check-up for a child', price: '{{facts.childCheckUp}}', text: 'Up to {{facts.childAge}}' },
    { name: 'Hygienist', price: '{{facts.hygienist}}', text: '{{facts.hygienistTime}}' },
    {
      name: 'White filling',
      price: 'from {{facts.filling}}',
      text: 'Depends on how many sides of the tooth it covers',
    },
    { name: 'Root canal treatment', price: 'from {{facts.rootCanal}}', text: 'Front teeth cost least, molars most' },
    { name: 'Crown', price: 'from {{facts.crown}}', text: 'Ceramic, made by a laboratory in this county' },
    { name: 'Bridge', price: 'from {{facts.bridge}}', text: 'For one missing tooth' },
    { name: 'Mouthguard', price: '{{facts.mouthguard}}', text: 'Made to measure, for sport or for the night' },
    {
      name: 'Emergency visit',
      price: '{{facts.emergencyVisit}}',
      text: 'Pain relief on the day; further work as above',
    },
  ],
  note: 'These prices are samples. On a plan, {{facts.planDiscount}} comes off all but check-ups and the hygienist.',
  tone: 'tint',
} satisfies Section;

export const paying = {
  block: 'reasons',
  layout: 'grid',
  headline: 'How you pay',
  items: [
    {
      title: 'On the day',
      text: 'By card, phone or bank transfer, when the work of that day is done. We take no deposit for a check-up.',
      icon: 'calendar',
    },
    {
      title: 'In parts',
      text: 'Treatment that takes several visits is paid visit by visit. Larger plans can be spread; ask Lila at the desk.',
      icon: 'clock',
    },
    {
      title: 'With insurance',
      text: 'You pay us, and claim it back. We fill in the part of the form that is ours, at no charge.',
      icon: 'shield',
    },
  ],
} satisfies Section;

export const faq = {
  block: 'faq',
  layout: 'centred',
  headline: 'About the bill',
  items: [
    {
      question: 'Can the price change during treatment?',
      answer:
        'Only if we find something that nobody could see before. Then we stop, show you, and you decide how to go on.',
    },
    {
      question: 'Do I pay if I miss a visit?',
      answer:
        'Tell us {{facts.notice}} before and you pay nothing. Later than that, we may charge half of the visit, because the hour was kept for you.',
    },
    {
      question: 'Is there a fee to join a plan?',
      answer: 'No. You pay the first month when it begins, and that is all.',
    },
  ],
  tone: 'soft',
} satisfies Section;
