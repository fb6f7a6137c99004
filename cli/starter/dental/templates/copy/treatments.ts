import type { Section } from 'frontage';

/** The six treatments. Each has a page of its own, from templates/prose/treatments. */
export const cards = [
  {
    title: 'Check-ups',
    description: 'Half an hour, and a straight answer.',
    icon: 'own:check-up',
    picture: { src: 'check-up.jpg', focus: { x: 0.5, y: 0.4 } },
    link: '/treatments/check-ups',
  },
  {
    title: 'Hygienist',
    description: 'Gentle, so that gums stop bleeding.',
    icon: 'own:brush',
    picture: { src: 'mirror-and-brush.jpg' },
    link: '/treatments/hygienist',
  },
  {
    title: 'Fillings and root canals',
    description: 'Mended in the colour of your teeth.',
    icon: 'own:filling',
    picture: { src: 'mended-tooth.jpg' },
    link: '/treatments/fillings',
  },
  {
    title: 'Crowns and bridges',
    description: 'For a tooth that has had enough.',
    icon: 'own:crown',
    picture: { src: 'tooth-models.jpg' },
    link: '/treatments/crowns',
  },
  {
    title: 'Children',
    description: 'From the first tooth, without fright.',
    icon: 'own:child',
    picture: { src: 'bear-and-brush.jpg' },
    link: '/treatments/children',
  },
  {
    title: 'Nervous patients',
    description: 'Slow appointments you can stop.',
    icon: 'own:leaf',
    picture: { src: 'at-ease.jpg', focus: { x: 0.5, y: 0.25 } },
    link: '/treatments/nervous-patients',
  },
] as const;

export const intro = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: 'Treatments',
  headline: 'As much as you need, and *no more*',
  lead: 'We look first, then we talk, and then you decide. For everything on this page you get a price on paper before we begin.',
  tone: 'soft',
} satisfies Section;

export const list = {
  block: 'serviceCards',
  layout: 'pictures',
  headline: 'Six things we do every day',
  lead: 'Each page says how it goes, how long it takes, how it feels, and what it costs.',
  cards,
} satisfies Section;

export const how = {
  block: 'reasons',
  layout: 'grid',
  headline: 'What stays the same, whatever we do',
  items: [
    {
      title: 'You see what we see',
      text: 'A camera the size of a pen shows your teeth on a screen. We point, and you can ask.',
      icon: 'own:screen',
    },
    {
      title: 'It goes numb first',
      text: 'A gel numbs the gum before the injection. Then we wait until it works, and test it before we start.',
      icon: 'own:leaf',
    },
    {
      title: 'Our work holds',
      text: 'If a filling or a crown of ours fails within {{facts.guarantee}}, we mend or replace it at no cost, as long as you come to your check-ups.',
      icon: 'own:tooth',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const start = {
  block: 'callToAction',
  layout: 'panel',
  headline: 'Not sure what you need?',
  text: 'Nobody expects you to know. Book a first visit, or tell us what hurts.',
  actions: [
    { label: 'Book a visit', href: '/book' },
    { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone}}' },
  ],
} satisfies Section;
