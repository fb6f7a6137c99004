import type { Section } from 'frontage';
import { auditFields, auditHidden, wayOut } from './audit-form.ts';
import { legalLinks } from './legal.ts';
import { everywhere, newsletterFailure, popupFailure, popupThanks, sheetAndWebhook } from './sending.ts';

export const banner = {
  block: 'banner',
  text: 'Get a Free SEO Audit to Increase Your Local Rankings!',
  action: { label: 'Get Free Audit', href: '#audit-popup' },
  closeLabel: 'Close this notice',
  autoShow: true,
} satisfies Section;

export const header = {
  block: 'header',
  mark: { src: 'mark.svg', alt: '' },
  links: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'How It Works', href: '/how-it-works' },
    { label: 'Pricing', href: '/pricing' },
  ],
  action: { label: 'Get Started', href: '/contact' },
} satisfies Section;

/** The engine's own text says who gets which data, because it names the pixels that have an id. */
export const consent = { headline: 'May we see which of our ads work?', privacy: legalLinks[0] };

export const newsletter = {
  block: 'newsletter',
  layout: 'line',
  headline: 'One local ranking tip a month',
  text: 'What changed on the map, and the one thing to do about it.',
  label: 'Your email address',
  button: 'Subscribe',
  sending: 'Subscribing…',
  destinations: sheetAndWebhook,
  delivery: 'any',
  success: 'You are on the list. The next tip comes at the start of the month.',
  toast: { title: 'You are subscribed!', text: 'The next tip comes at the start of the month.' },
  failure: newsletterFailure,
  invalid: 'Enter an email address such as you@yourbusiness.com.',
} satisfies Section;

export const footer = {
  block: 'footer',
  tagline: 'We help local businesses dominate the search results where their customers are.',
  columns: [
    {
      title: 'Services',
      links: [
        { label: 'Review management', href: '/services#reviews' },
        { label: 'Citation building', href: '/services#citations' },
        { label: 'Business profile optimization', href: '/services#gmb' },
        { label: 'Local rank tracking', href: '/services#tracking' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Blog', href: '/blog' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
  address: ['{{facts.address.street}}', '{{facts.address.city}}'],
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
  legal: legalLinks,
  inert: ['Facebook', 'Instagram', 'LinkedIn'],
  disclaimer: [
    'The {{facts.guarantee.value}}-day guarantee applies to businesses with a verified physical address on their business profile, at least {{facts.guaranteeReviews}} legitimate public reviews, and a market we judge achievable given its competition and search volume. Confirm that yours is eligible with a representative during your consultation. Results are not guaranteed.',
  ],
  copyright: '{{site.name}}. All rights reserved.',
} satisfies Section;

export const auditPopup = {
  block: 'popup',
  headline: 'Get Your Free SEO Audit',
  lead: 'See where you rank on the map, street by street, and what would move you up. Your report arrives within {{facts.reportTime}}.',
  fields: auditFields,
  hidden: auditHidden,
  destinations: everywhere,
  delivery: 'any',
  formLabel: 'Free SEO Audit popup',
  thanks: popupThanks,
  failure: popupFailure,
  submit: 'Get Your Free SEO Audit',
  sending: 'Processing Your Analysis...',
  note: 'Free, with no card and no contract. What we do with these details: [Privacy Policy](/privacy).',
  contact: wayOut,
} satisfies Section;

/** The same popup on the one page where it also opens by itself. */
export const auditPopupByItself = { ...auditPopup, openAfter: 2000 } satisfies Section;

/** On phones, at the bottom of pages that begin without a form. */
export const actionBar = {
  block: 'actionBar',
  actions: [
    { label: 'Call', href: 'tel:{{facts.phone.value}}', icon: 'phone' },
    { label: 'Free audit', href: '/free-audit', icon: 'map' },
  ],
} satisfies Section;
