import type { Section } from 'frontage';
import { legalLinks } from './legal.ts';

/** The header of a page outside the shared layout: our name and a phone number. */
export const header = {
  block: 'header',
  mark: { src: 'mark.svg', alt: '' },
  action: { label: '{{facts.phone}}', href: 'tel:{{facts.phone.value}}' },
} satisfies Section;

/** The footer of a page outside the shared layout. */
export const footer = {
  block: 'footer',
  phone: { fact: 'phone' },
  legal: [{ label: 'Pricing', href: '/pricing' }, ...legalLinks],
  copyright: '{{site.name}}. All rights reserved.',
} satisfies Section;

/** The same footer for a page that claims the guarantee, with its full conditions. */
export const footerWithDisclaimer = {
  block: 'footer',
  phone: { fact: 'phone' },
  legal: [{ label: 'Pricing', href: '/pricing' }, ...legalLinks],
  disclaimer: [
    'The {{facts.guarantee.value}}-day guarantee applies only if your business has (a) a verified physical address on its business profile, (b) at least {{facts.guaranteeReviews}} legitimate public reviews, and (c) a market we judge achievable given its competition and search volume.',
    'Confirm that you are eligible with one of our representatives during your consultation. Results are not guaranteed.',
  ],
  copyright: '{{site.name}}. All rights reserved.',
} satisfies Section;

/** The fields of the short form on landing pages. */
export const shortLeadFields = [
  {
    name: 'firstName',
    label: 'First name',
    type: 'text',
    required: true,
    autocomplete: 'given-name',
    invalid: 'Enter your first name.',
  },
  {
    name: 'lastName',
    label: 'Last name',
    type: 'text',
    required: true,
    autocomplete: 'family-name',
    invalid: 'Enter your last name.',
  },
  {
    name: 'businessName',
    label: 'Business name',
    type: 'text',
    required: true,
    autocomplete: 'organization',
    invalid: 'Enter the name of your business, as it stands on the map.',
  },
  {
    name: 'website',
    label: 'Website',
    type: 'website',
    required: true,
    invalid: 'Enter your web address, such as yourbusiness.com.',
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'digits',
    required: true,
    help: 'Digits only.',
    invalid: 'Enter your number with digits only.',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    invalid: 'Enter an address such as you@yourbusiness.com.',
  },
] satisfies Section<'form'>['fields'];

/** Hidden values of the short form. */
export const shortLeadHidden = [
  { name: 'formType', value: 'Google Maps Ranking Analysis' },
] satisfies Section<'form'>['hidden'];
