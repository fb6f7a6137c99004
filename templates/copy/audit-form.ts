import type { Section } from 'frontage';

/** The fields of the audit form, in the popup and on the audit's own page. */
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

/** Hidden values of the popup. */
export const auditHidden = [{ name: 'formType', value: 'Free SEO Audit' }] satisfies Section<'form'>['hidden'];

/** Hidden values on the audit's own page. Values that its form does not ask for are sent empty. */
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
