import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const form = {
  block: 'form',
  headline: 'Ask us',
  fields: [{ name: 'email', label: 'Email', type: 'email', required: true }],
  submit: 'Send',
  destinations: ['office'],
} as const;

export default defineSite({
  ...site,
  organization: { type: 'Store', email: 'hello@example.com' },
  destinations: { office: { label: 'Office', url: 'https://leads.example.com/in' } },
  routes: [
    {
      path: '/',
      meta,
      sections: { intro, missing: { ...form, after: { page: '/thank' } } },
    },
    { path: '/thanks', meta: { ...meta, noindex: true }, sections: { intro } },
  ],
});
