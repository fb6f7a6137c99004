import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const form = {
  block: 'form',
  headline: 'Ask us',
  fields: [{ name: 'email', label: 'Email', type: 'email', required: true }],
  submit: 'Send',
  destinations: ['office'],
} as const;
const success = { kind: 'panel', title: 'It is here' } as const;

export default defineSite({
  ...site,
  organization: { type: 'Store', email: 'hello@example.com' },
  destinations: { office: { label: 'Office', url: 'https://leads.example.com/in' } },
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        panel: { ...form, success, after: { page: '/thanks' } },
        away: { ...form, after: { page: 'https://other.example.com/thanks' } },
        shown: { ...form, destinations: undefined, inert: true, after: { page: '/thanks' } },
        popup: { ...form, block: 'popup', thanks: { title: 'It is here' }, after: { page: '/thanks' } },
        letter: {
          block: 'newsletter',
          headline: 'A letter a month',
          label: 'Email',
          button: 'Subscribe',
          destinations: ['office'],
          success: 'You are on the list.',
          after: { page: '/thanks' },
        },
      },
    },
    { path: '/thanks', meta: { ...meta, noindex: true }, sections: { intro } },
  ],
});
