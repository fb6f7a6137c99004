import type { Section } from 'frontage';

export const header = {
  block: 'header',
  layout: 'floating',
  mark: { src: 'icon.svg', alt: '' },
  links: [
    { label: 'Treatments', href: '/treatments' },
    { label: 'New patients', href: '/new-patients' },
    { label: 'Team', href: '/team' },
    { label: 'Prices', href: '/prices' },
    { label: 'Emergency', href: '/emergency' },
    { label: 'Contact', href: '/contact' },
  ],
  phone: { fact: 'phone' },
  action: { label: 'Book a visit', href: '/book' },
} satisfies Section;

/** On phones, at the bottom of every page but those that begin with a form. */
export const bar = {
  block: 'actionBar',
  layout: 'float',
  actions: [
    { label: 'Call', href: 'tel:{{facts.phone}}', icon: 'phone' },
    { label: 'Book a visit', href: '/book', icon: 'calendar' },
  ],
} satisfies Section;

export const footer = {
  block: 'footer',
  tagline: 'A tall house, a green door, and time for you.',
  columns: [
    {
      title: 'Your visit',
      links: [
        { label: 'Book a visit', href: '/book' },
        { label: 'New patients', href: '/new-patients' },
        { label: 'Prices and plans', href: '/prices' },
        { label: 'Emergency', href: '/emergency' },
      ],
    },
    {
      title: 'Treatments',
      links: [
        { label: 'Check-ups', href: '/treatments/check-ups' },
        { label: 'Hygienist', href: '/treatments/hygienist' },
        { label: 'Fillings', href: '/treatments/fillings' },
        { label: 'Nervous patients', href: '/treatments/nervous-patients' },
      ],
    },
  ],
  organization: true,
  contactTitle: 'The practice',
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Legal information', href: '/imprint' },
  ],
  disclaimer: ['This is a sample site. The practice, its people, prices and numbers are invented.'],
  copyright: '{{site.name}}',
} satisfies Section;

export const lost = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: '404',
  headline: 'Nothing behind this door',
  lead: 'The page has moved, or the address has a typo. If you have toothache, call us on [{{facts.phone}}](tel:{{facts.phone}}).',
  actions: [
    { label: 'Go to the home page', href: '/' },
    { label: 'See all treatments', href: '/treatments' },
  ],
  tone: 'soft',
} satisfies Section;
