import type { Section } from 'frontage';

// Every screenshot exists for light and for dark grounds, and most also for small screens. CREDITS.md says how they are made.
export const screens = {
  'invoices-light.webp': {
    alt: 'A list of invoices, each with its carrier, a status, and the difference between billed and quoted. One is open: a chart leads from the quote over three charges to the bill, 147.18 dollars higher',
    dark: 'invoices-dark.webp',
    small: 'approval-light.webp',
  },
  'invoice-light.webp': {
    alt: 'One invoice of five lines beside its quote. Three lines differ, by 147.18 dollars, and a claim is drafted',
    dark: 'invoice-dark.webp',
    small: 'approval-light.webp',
  },
  'claims-light.webp': {
    alt: 'A board of claims in four columns: to approve, filed, answered and credited',
    dark: 'claims-dark.webp',
    small: 'claims-small-light.webp',
  },
  'lines-light.webp': {
    alt: 'Five lines of an invoice: linehaul and liftgate match, fuel, reweigh and residential delivery do not',
    dark: 'lines-dark.webp',
    small: 'lines-small-light.webp',
  },
  'story-light.webp': {
    alt: 'A claim by the day: filed, acknowledged on day 3, answered on day 14, 145 dollars credited on day 19 of the 60 that the law gives',
    dark: 'story-dark.webp',
    small: 'story-small-light.webp',
  },
  'rates-light.webp': {
    alt: 'A chart of dollars a mile by week: from week 14 on, the billed rate climbs away from the contract',
    dark: 'rates-dark.webp',
    small: 'rates-small-light.webp',
  },
  'inbox-light.webp': {
    alt: 'A carrier’s freight bill on paper and as EDI, with the same fields marked in both',
    dark: 'inbox-dark.webp',
    small: 'inbox-small-light.webp',
  },
  'phone-light.webp': {
    alt: 'A claim over 147.18 dollars on a phone: three charges, each with its reason, and a button to approve them',
    dark: 'phone-dark.webp',
  },
  'lines-small-light.webp': {
    alt: 'Five lines of an invoice: linehaul and liftgate match, fuel, reweigh and residential delivery do not',
    dark: 'lines-small-dark.webp',
  },
  'claims-small-light.webp': { alt: 'Three claims that wait for approval', dark: 'claims-small-dark.webp' },
  'rates-small-light.webp': {
    alt: 'A chart of dollars a mile by week: from week 14 on, the billed rate climbs away from the contract',
    dark: 'rates-small-dark.webp',
    focus: { x: 0.5, y: 0.48 },
  },
  'inbox-small-light.webp': {
    alt: 'A carrier’s freight bill on paper and as EDI, with the same fields marked in both',
    dark: 'inbox-small-dark.webp',
  },
  'approval-light.webp': {
    alt: 'A claim over 147.18 dollars: bars from the quote over three charges to the bill, and a button to approve it',
    dark: 'approval-dark.webp',
  },
  'letter-light.webp': {
    alt: 'The letter of a claim as the carrier gets it, signed, with the sum to credit',
    dark: 'letter-dark.webp',
    small: 'letter-small-light.webp',
  },
  'carriers-light.webp': {
    alt: 'Six carriers, each with the part of its bills that match, from 97.9 to 88.6 percent',
    dark: 'carriers-dark.webp',
    small: 'carriers-small-light.webp',
  },
  'fuel-light.webp': {
    alt: 'The fuel surcharge of a carrier by week: the load moved in the week of May 4, at 24.5%, billed was the week of April 13, at 27%',
    dark: 'fuel-dark.webp',
    small: 'fuel-small-light.webp',
  },
  'log-light.webp': {
    alt: 'A log of who opened what: a request for a support session was refused',
    dark: 'log-dark.webp',
    small: 'log-small-light.webp',
  },
  'story-small-light.webp': {
    alt: 'A claim by the day: filed, acknowledged, answered, and credited after 19 days',
    dark: 'story-small-dark.webp',
  },
  'carriers-small-light.webp': {
    alt: 'Six carriers, each with the part of its bills that match, from 97.9 to 88.6 percent',
    dark: 'carriers-small-dark.webp',
  },
  'fuel-small-light.webp': {
    alt: 'The fuel surcharge of a carrier by week: the load moved in the week of May 4, at 24.5%, billed was the week of April 13, at 27%',
    dark: 'fuel-small-dark.webp',
  },
  'log-small-light.webp': {
    alt: 'A log of who opened what: a request for a support session was refused',
    dark: 'log-small-dark.webp',
    focus: { x: 0.5, y: 0 },
  },
  'letter-small-light.webp': {
    alt: 'The letter of a claim as the carrier gets it, signed, with the sum to credit',
    dark: 'letter-small-dark.webp',
    focus: { x: 0.5, y: 0.42 },
  },
  'memo-light.webp': {
    alt: 'The credit memo of a carrier over 147.18 dollars, with the stamp “Credited, May 31”',
    small: 'memo-small-light.webp',
  },
} as const;

export const header = {
  block: 'header',
  mark: { src: 'icon.svg', alt: '' },
  links: [
    { label: 'Product', href: '/product' },
    { label: 'Integrations', href: '/integrations' },
    { label: 'Pricing', href: '/pricing' },
    { label: 'Customers', href: '/customers' },
    { label: 'Guide', href: '/guide' },
  ],
  action: { label: 'Book a demo', href: '/demo' },
} satisfies Section;

export const footer = {
  block: 'footer',
  tagline: 'Freight invoices, checked against the quote.',
  columns: [
    {
      title: 'Product',
      links: [
        { label: 'How it works', href: '/product' },
        { label: 'Integrations', href: '/integrations' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Security', href: '/security' },
      ],
    },
    {
      title: 'Read',
      links: [
        { label: 'Customers', href: '/customers' },
        { label: 'Compare', href: '/compare' },
        { label: 'The guide', href: '/guide' },
        { label: 'Notes', href: '/blog' },
      ],
    },
  ],
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Imprint', href: '/imprint' },
  ],
  disclaimer: ['A sample: the firm, its customers, the carriers and their figures are invented.'],
  copyright: '{{site.name}}',
} satisfies Section;

export const start = {
  block: 'callToAction',
  headline: 'Send twenty invoices. See *which lines differ.*',
  text: 'Twenty PDFs and one rate table are enough. We show you the differences in {{facts.demoLength}}, and you keep the list.',
  actions: [
    { label: 'Book a demo', href: '/demo' },
    { label: 'See prices', href: '/pricing' },
  ],
  note: 'No card, and no contract until you have seen the list.',
  layout: 'alcove',
  media: { kind: 'picture', src: 'memo-light.webp' },
  tone: 'accent',
} satisfies Section;

export const lost = {
  block: 'pageIntro',
  eyebrow: '404',
  headline: 'No record of this page',
  lead: 'It was moved, or the address has a digit too many. That happens to invoice numbers, too.',
  actions: [
    { label: 'Go to the home page', href: '/' },
    { label: 'Read the guide', href: '/guide' },
  ],
} satisfies Section;
