import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

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
        form: {
          block: 'form',
          headline: 'Ask us',
          submit: 'Send',
          destinations: ['office'],
          partial: true,
          steps: [
            { title: 'You', fields: [{ name: 'email', label: 'Email', type: 'email', required: true }] },
            {
              title: 'May we?',
              fields: [{ name: 'terms', type: 'consent', required: true, version: '1', text: 'You may write to me.' }],
            },
          ],
        },
      },
    },
  ],
});
