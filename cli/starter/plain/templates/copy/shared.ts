import type { Section } from 'frontage';

export const header = {
  block: 'header',
  mark: { src: 'icon.svg', alt: '' },
  links: [
    { label: 'Home', href: '/' },
    { label: 'About', href: '/about' },
  ],
  action: { label: 'Get in touch', href: '/about#contact' },
} satisfies Section;

export const footer = {
  block: 'footer',
  tagline: 'What you do, in one sentence.',
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
  copyright: '{{site.name}}',
} satisfies Section;

export const lost = {
  block: 'pageIntro',
  eyebrow: '404',
  headline: 'There is no page here',
  lead: 'It has moved, or the address has a typo.',
  actions: [{ label: 'Go to the home page', href: '/' }],
} satisfies Section;
