import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const form = {
  block: 'form',
  headline: 'Ask us',
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: true },
  ],
  submit: 'Send',
  destinations: ['office'],
  after: { page: '/thanks' },
} as const;

export default defineSite({
  ...site,
  organization: { type: 'Store', email: 'hello@example.com' },
  destinations: { office: { label: 'Office', url: 'https://leads.example.com/in' } },
  routes: [
    { path: '/', meta, sections: { intro, form } },
    { path: '/about', meta, sections: { intro: { ...intro, headline: 'Hello, {{lead.firstName}}' } } },
    { path: '/thanks', meta, sections: { intro: { ...intro, headline: "Thank you, {{lead.fistName 'dear reader'}}" } } },
  ],
});
