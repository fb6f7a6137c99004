import type { Section } from 'frontage';

type Form = Extract<Section, { block: 'form' }>;

/** What the audit form of every keyword page asks for. */
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
] satisfies Form['fields'];

/** What goes along with it unseen; the values that the form does not ask for are sent empty. */
export const auditHidden = [
  { name: 'formType', value: 'Free SEO Audit' },
  { name: 'lastName' },
  { name: 'businessName' },
  { name: 'location' },
] satisfies Form['hidden'];

/** The figures under the first section of a keyword page. */
export const trust = {
  block: 'stats',
  items: [
    { figure: '{{facts.businesses}}', label: 'local businesses ranked' },
    { figure: '{{facts.successRate}}', label: 'success rate' },
    { figure: '{{facts.organicLeads}}', label: 'organic leads a month' },
    { figure: '{{facts.guarantee}}', label: 'to improve, or you do not pay' },
  ],
} satisfies Section;
