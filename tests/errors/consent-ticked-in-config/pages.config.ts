import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const consent = { name: 'consent', type: 'consent', version: '2026-11', text: 'You may write to me.', checked: true };

export default defineSite({
  ...site,
  organization: { type: 'Florist', email: 'hello@example.com' },
  destinations: { desk: { label: 'the desk', url: 'https://desk.example.com/in' } },
  routes: [
    {
      path: '/',
      meta,
      sections: { intro, ask: { block: 'form', fields: [consent], submit: 'Send', destinations: ['desk'] } },
    },
  ],
});
