import type { Section } from 'frontage';

/** What the audit asks for, in the popup and on the audit's own page. */
export const auditFields = [
  {
    name: 'firstName',
    label: 'First name',
    type: 'text',
    required: true,
    autocomplete: 'given-name',
    invalid: 'Enter your first name.',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    invalid: 'Enter an address such as you@yourbusiness.com.',
  },
  { name: 'phone', label: 'Phone', type: 'phone', required: true, invalid: 'Enter a number we can reach you at.' },
  {
    name: 'website',
    label: 'Website',
    type: 'website',
    required: true,
    invalid: 'Enter your web address, such as yourbusiness.com.',
  },
] satisfies Section<'form'>['fields'];

/** What goes along with it unseen. */
export const auditHidden = [{ name: 'formType', value: 'Free SEO Audit' }] satisfies Section<'form'>['hidden'];

/** What goes along on a page of its own: the values that the form does not ask for are sent empty. */
export const auditPageHidden = [
  { name: 'formType', value: 'Free SEO Audit' },
  { name: 'lastName' },
  { name: 'businessName' },
  { name: 'location' },
] satisfies Section<'form'>['hidden'];

/** How to reach us without the form. */
export const wayOut = {
  text: 'Would you rather talk?',
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
} satisfies Section<'form'>['contact'];
