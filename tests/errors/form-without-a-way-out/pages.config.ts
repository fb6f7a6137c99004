import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const fields = [{ name: 'email', label: 'E-mail', type: 'email', required: true }];
const form = { fields, submit: 'Send', destinations: ['desk'] };

export default defineSite({
  ...site,
  facts: { replyTime: { type: 'hours', value: 24 } },
  organization: { type: 'Florist' },
  destinations: { desk: { url: 'https://desk.example.com/in', label: 'the desk' } },
  routes: [
    { path: '/', meta, sections: { intro, ask: { block: 'form', ...form } } },
    { path: '/ferns', meta, sections: { top: { block: 'hero', headline: 'Ferns', layout: 'form', form } } },
  ],
});
