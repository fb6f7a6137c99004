import type { Section } from 'frontage';

export const header = {
  block: 'header',
  layout: 'centred',
  logo: { src: 'logo.svg', alt: 'Osk Bakery and Table' },
  hideName: true,
  links: [
    { label: 'Menu', href: '/menu' },
    { label: 'Bread', href: '/bread' },
    { label: 'Catering', href: '/catering' },
    { label: 'Story', href: '/story' },
    { label: 'Journal', href: '/journal' },
  ],
  action: { label: 'Book a table', href: '/book' },
  utility: [{ text: '7 Anchor Street, Kilbrannock', href: '/contact' }],
  status: 'Anchor Street',
} satisfies Section;

export const letter = {
  block: 'newsletter',
  layout: 'line',
  headline: 'One letter on Monday',
  text: 'What we bake this week, and what there is for supper. Nothing else, and never on a Tuesday.',
  label: 'Your email address',
  button: 'Send it',
  sending: 'Writing it down…',
  destinations: ['inbox'],
  success: 'You are on the list. The next letter comes on Monday, before breakfast.',
  failure: {
    kept: 'It did not go through, so this browser has kept your address. To be sure, write to us:',
    lost: 'It did not go through. Please write to us, and we add you by hand:',
    email: '{{facts.email}}',
  },
  invalid: 'Enter an address such as name@example.com.',
} satisfies Section;

export const footer = {
  block: 'footer',
  layout: 'poster',
  tagline: 'Bread by morning, supper by night.',
  columns: [
    {
      title: 'The house',
      links: [
        { label: 'Menu', href: '/menu' },
        { label: 'Bread this week', href: '/bread' },
        { label: 'Catering', href: '/catering' },
        { label: 'Book a table', href: '/book' },
        { label: 'Our story', href: '/story' },
        { label: 'Journal', href: '/journal' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
  contactTitle: 'Find us',
  organization: 'Anchor Street',
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Imprint', href: '/imprint' },
  ],
  // Remove this line once everything on the site is yours.
  disclaimer: ['A sample: {{site.name}}, its people, prices and quotes are invented.'],
  copyright: '{{site.name}}',
} satisfies Section;

export const lost = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: 'Nothing at this address',
  headline: 'This page is *sold out*',
  lead: 'Or it never came out of the oven. The bread list and the menu are where they always were.',
  actions: [
    { label: 'See the menu', href: '/menu' },
    { label: 'Bread this week', href: '/bread' },
  ],
} satisfies Section;
